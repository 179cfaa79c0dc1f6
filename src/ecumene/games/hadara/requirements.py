# Compiled by mypyc where a C compiler is present.
"""What a colony or a statue requires of a track, what may make up for a lack of it, and the step of winning them."""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.components import TRACKS
from ecumene.games.hadara.effects import LOBBY_COINS, LOBBY_MOST, REDUCTION
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.offers import Prompt

OUT_OF_REACH: Final = -1


def lack(civilization: Civilization, track: int, required: int) -> int:
    """How many points the track is short of a requirement, which effects may have lowered; 0 or less is enough."""
    return required - civilization.powers[REDUCTION] - civilization.tracks[track]


def coins_for(civilization: Civilization, track: int, required: int, paid: int) -> int:
    """Coins that must make up for the lack, after so many already paid in this step; or ``OUT_OF_REACH``."""
    if civilization.tracks[track] >= required:
        return 0
    missing = lack(civilization, track, required)
    if missing <= 0:
        return 0
    coins = missing * civilization.powers[LOBBY_COINS]
    if coins == 0 or coins > civilization.coins or paid + coins > civilization.powers[LOBBY_MOST]:
        return OUT_OF_REACH
    return coins


class Winning(Decision[Position]):
    """A player may win something that requires a track: as a rule once in a step, coins may make up for a lack."""

    def __init__(self, seats: list[int], won: int, paid: int) -> None:
        super().__init__(seats)
        self.won = won  # in this step so far
        self.paid = paid  # coins paid towards requirements in this step

    def facts(self) -> list[int]:
        return [self.won, self.paid]

    def prompt(self, state: Position, seat: int) -> Prompt:
        again = "-again" if self.won else ""
        return Prompt(self.kind, say.text(f"ask-{self.kind}{again}"), self.rule)

    def too_weak(self, civilization: Civilization, track: int, required: int, target: str) -> Illegal:
        """Why a requirement that is out of reach is not met."""
        missing = lack(civilization, track, required)
        per_point = civilization.powers[LOBBY_COINS]
        if not per_point:
            name, have = str(TRACKS[track]), civilization.tracks[track]
            return say.no(name, self.rule, {name: missing}, target=target, required=have + missing, have=have)
        coins, most = missing * per_point, civilization.powers[LOBBY_MOST]
        if self.paid + coins > most:
            return say.no("lobby-limit", "effect-requirement", target=target, coins=coins, paid=self.paid, most=most)
        have = civilization.coins
        return say.no(
            "lobby-coins", "effect-requirement", {"coins": coins - have}, target=target, coins=coins, have=have
        )
