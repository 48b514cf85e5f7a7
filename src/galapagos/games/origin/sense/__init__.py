"""What bots know of Origin: candidates, worth, quick play. Compiled with the rules."""
