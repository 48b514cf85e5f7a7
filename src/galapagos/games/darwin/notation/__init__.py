"""Darwin as text: actions, positions, and whether a position can be."""
