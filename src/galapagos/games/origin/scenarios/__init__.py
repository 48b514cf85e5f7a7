"""The scenario files in which Origin's rules are specified: read and run."""
