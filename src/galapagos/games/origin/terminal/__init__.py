"""Origin at the terminal: the board, what can be looked up, the menu, the ending."""
