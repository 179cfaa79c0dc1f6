"""Hadara, for two to five players."""

from ecumene.games.hadara.game import HadaraGame

GAME = HadaraGame()

__all__ = ["GAME"]
