"""Positions and actions of Darwin as rows of numbers."""
