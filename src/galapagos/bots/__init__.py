"""The ladder of players. Each is shown a view, never a state; see docs/bots.md."""
