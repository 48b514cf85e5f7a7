"""Looks: which animal wears what. One row, or one short function of rows, per animal and part."""
