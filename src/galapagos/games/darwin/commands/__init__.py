"""The commands that only Darwin has."""
