"""The server: tables that people and bots share, and a store that never loses an acknowledged move."""
