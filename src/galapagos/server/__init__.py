"""The table server: tables, people, the store, what viewers are shown, and the way in."""
