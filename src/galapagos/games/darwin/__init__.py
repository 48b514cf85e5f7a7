"""*Darwin's Choice*: everything about this game, from its rules to its words."""
