"""Texts of games: actions, positions, game records, scenario files."""
