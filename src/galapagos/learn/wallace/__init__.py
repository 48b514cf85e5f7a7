"""How Wallace is trained: games against itself, nets fitted to them, and what it all came to."""
