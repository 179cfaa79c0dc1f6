# Compiled by mypyc where a C compiler is present.
"""Where each verb begins in the catalogue of actions."""

from __future__ import annotations

from typing import Final

from ecumene.games.altay import actions
from ecumene.games.altay.actions import CATALOGUE

PEOPLE: Final[int] = CATALOGUE.ids(actions.ChoosePeople).start
PLACE: Final[int] = CATALOGUE.ids(actions.Place).start  # by region
PLAY: Final[int] = CATALOGUE.ids(actions.Play).start  # by way
PUT: Final[int] = CATALOGUE.ids(actions.Put).start  # by put
USE: Final[int] = CATALOGUE.ids(actions.Use).start  # by card that stores
BUY: Final[int] = CATALOGUE.ids(actions.Buy).start  # by pile and way to pay
START: Final[int] = CATALOGUE.ids(actions.Start).start  # by put, from the first one onto an achievement
DROP: Final[int] = CATALOGUE.ids(actions.Drop).start
TRASH: Final[int] = CATALOGUE.ids(actions.Trash).start  # by face, like the other verbs that name a card
SWAP: Final[int] = CATALOGUE.ids(actions.Swap).start
EXCHANGE: Final[int] = CATALOGUE.ids(actions.Exchange).start
PONDER: Final[int] = CATALOGUE.ids(actions.Ponder).start
MOVE: Final[int] = CATALOGUE.ids(actions.Move).start  # by border, both ways
TRADE: Final[int] = CATALOGUE.ids(actions.Trade).start  # by resource
ATTACK: Final[int] = CATALOGUE.ids(actions.Attack).start  # by border, then by fighter
COMMIT: Final[int] = CATALOGUE.ids(actions.Commit).start  # by fighter
STRIKE: Final[int] = CATALOGUE.ids(actions.Strike).start
YIELD: Final[int] = CATALOGUE.ids(actions.Yield).start
STAND: Final[int] = CATALOGUE.ids(actions.Stand).start
DEFEND: Final[int] = CATALOGUE.ids(actions.Defend).start  # by fighter
DISCARD: Final[int] = CATALOGUE.ids(actions.Discard).start
DONE: Final[int] = CATALOGUE.ids(actions.Done).start
KEEP: Final[int] = CATALOGUE.ids(actions.Keep).start
END: Final[int] = CATALOGUE.ids(actions.End).start
