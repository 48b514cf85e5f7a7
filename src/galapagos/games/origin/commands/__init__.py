"""Commands of Origin alone."""
