"""Everything durable, in SQLite or PostgreSQL."""
