"""The table server: tables as journals, seats, clocks, bots in processes, and the store."""
