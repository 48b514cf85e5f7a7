"""Darwin: the rules of "Darwin's Choice", complete, as data and functions without I/O."""
