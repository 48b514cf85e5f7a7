"""What is drawn for Darwin alone."""
