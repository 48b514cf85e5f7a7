"""Painted scenes: the landscapes of biomes, and what events do to them."""
