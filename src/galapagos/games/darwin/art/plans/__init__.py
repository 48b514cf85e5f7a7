"""Body plans: how heads, bodies, legs, wings and tails of all kinds are built.

Plans know proportions and joints; which animal wears what is data and stands in ``looks``.
"""
