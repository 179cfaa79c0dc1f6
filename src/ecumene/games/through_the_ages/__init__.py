"""Through the Ages: A New Story of Civilization (2015), the base game for 2 to 4 players."""

from ecumene.games.through_the_ages.game import GAME

__all__ = ["GAME"]
