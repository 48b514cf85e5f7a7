"""The cards of Darwin: data, and how they are read and checked."""
