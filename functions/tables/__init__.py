"""What can be done with a table: load, decide, save, post."""
