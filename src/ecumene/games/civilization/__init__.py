"""Sid Meier's Civilization: The Boardgame (2002), for two to six players."""

from ecumene.games.civilization.game import CivilizationGame

GAME = CivilizationGame()

__all__ = ["GAME"]
