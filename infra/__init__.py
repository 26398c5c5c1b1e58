"""Everything around the game: command line, server on one machine, deployment, checks. Nothing imports it."""
