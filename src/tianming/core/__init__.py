"""What every game stands on: seats, bitboards, chance, actions, records, tables and the protocol."""
