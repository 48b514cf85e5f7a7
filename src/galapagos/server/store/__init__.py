"""What is kept: the journal and its listings in SQLite, their checks, the host's commands."""
