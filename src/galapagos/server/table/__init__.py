"""A table: its journal, what may be written into it, and everything that follows from it."""
