"""The boards: names and numbers only."""
