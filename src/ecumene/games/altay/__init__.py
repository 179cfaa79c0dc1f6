"""Altay: Dawn of Civilization, for two to four players."""

from ecumene.games.altay.game import AltayGame

GAME = AltayGame()

__all__ = ["GAME"]
