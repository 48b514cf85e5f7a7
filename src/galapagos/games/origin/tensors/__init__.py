"""Positions and actions of Origin as rows of numbers."""
