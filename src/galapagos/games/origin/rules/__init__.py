"""*Evolution: The Origin of Species*: the complete rules, as data and functions over it."""
