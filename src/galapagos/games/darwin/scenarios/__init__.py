"""The scenario files in which Darwin's rules are specified: read and run."""
