"""The Lambda handlers and the adapters they use; imports `core`, never `infra`."""
