"""What every game builds on: seats, bitboards, chance, actions, records, tables and the protocol."""
