"""Positions and actions as rows of numbers, and many games stepped in one call: for learning."""
