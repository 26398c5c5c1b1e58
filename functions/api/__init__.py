"""The HTTP routes: thin, each calling one function of the service."""
