"""Everything around the game: the command line, the server on one machine, deployment, checks. Nothing imports it."""
