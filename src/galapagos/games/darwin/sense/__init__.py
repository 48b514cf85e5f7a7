"""What bots know of Darwin: candidates, worth, quick play. Compiled with the rules."""
