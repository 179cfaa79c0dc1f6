"""What a realm's chance to win is read from: its features and their sum by hand, as the search sees them."""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.altay.heuristics import HEURISTICS
from ecumene.games.altay.realm import NAMES as REALM
from ecumene.games.altay.realm import features, value
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.scoring import score
from ecumene.kernel import State

NAMES: Final = ("score", "worth", "to move", *REALM[1:])
PARTS: Final = 3


def part(state: State) -> int:
    return HEURISTICS.phase(state)


def row(state: State, seat: int) -> list[float]:
    position = cast(Altay, state)
    rivals = [float(sum(score(position, other))) for other in range(position.players) if other != seat]
    realm = features(position, seat, max(rivals))
    return [realm[0], value(realm), float(position.asked(seat)), *realm[1:]]
