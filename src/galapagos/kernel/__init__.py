"""What both games share: chance, moves, events, refusals, outcome, and the contract of a game."""
