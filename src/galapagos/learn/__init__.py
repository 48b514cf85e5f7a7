"""Environments to learn in: PettingZoo, Gymnasium, many games at once. See docs/learning.md."""
