"""The command line: play, check, measure, replay and simulate games, and start the server."""

from ecumene.cli.main import main

__all__ = ["main"]
