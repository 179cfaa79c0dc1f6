"""The HTTP and WebSocket API, by subject; docs/api.md lists it."""
