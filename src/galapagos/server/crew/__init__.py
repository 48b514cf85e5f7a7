"""Several workers on one database: how they speak to each other."""
