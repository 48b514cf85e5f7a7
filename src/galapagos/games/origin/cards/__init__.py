"""The cards of Origin: data, and how they are read and checked."""
