"""Hot loops that call the rules: playouts and, later, tree search. Compiled with the rules."""
