"""7 Wonders, first edition, for two to seven players."""

from ecumene.games.seven_wonders.game import SevenWondersGame

GAME = SevenWondersGame()

__all__ = ["GAME"]
