"""Card sets as data files, and the loaders that validate them."""
