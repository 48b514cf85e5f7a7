"""The table in the terminal: one person against random opponents, or a show of all of them."""
