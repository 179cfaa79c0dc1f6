"""Lobby, tables, seats, live updates, storage. Knows no game by name."""
