"""*Evolution: The Origin of Species*: everything about this game, from its rules to its words."""
