"""`make bench`: how fast, how large and how dear, as JSON."""
