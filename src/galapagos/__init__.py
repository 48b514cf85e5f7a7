"""Galapagos: a digital table for two evolution board games.

The rooms of the package, and which may import which, are told in ``docs/architecture.md``.
"""

__version__ = "0.1.0"
