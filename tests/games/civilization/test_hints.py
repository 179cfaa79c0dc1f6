"""Hints say why, and what they say is so: every statement is recomputed from the position."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.bots import hint
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.simple import GreedyBot
from ecumene.games.civilization import GAME
from ecumene.games.civilization.numbers import COAST, IS_ARMY, LAND, LAND_DISTANCE
from ecumene.games.civilization.pieces import kind_of
from ecumene.games.civilization.production import income
from ecumene.games.civilization.rules import Civilization
from ecumene.kernel import Rng
from tests.games.civilization.kit import ANGELA, BRAD, city, moving, region, units, world

#: No tries: what the game itself says of a move is all that is looked at.
QUICK = Budget(simulations=0)


def armies(state: Civilization, seat: int, place: int) -> int:
    return sum(IS_ARMY[kind_of(piece)] for piece in state.at(seat, place))


def could_come(state: Civilization, seat: int, place: int) -> int:
    """The most armies that one other player has there or next door."""
    others = [other for other in range(state.players) if other != seat]
    return max(sum(armies(state, other, near) for near in (place, *LAND[place])) for other in others)


def holds(state: Civilization, seat: int, notation: str, kind: str, facts: dict[str, Any]) -> bool:
    """Whether a statement about a move is true, by the rules and the map alone."""
    then = state.clone(Rng("hint"))
    if kind in ("points", "income"):
        then.play(seat, notation)
    place = region(facts["region"].id.removeprefix("civilization-")) if "region" in facts else -1
    if kind == "points":
        return bool(sum(then.scores()[seat].values()) - sum(state.scores()[seat].values()) == facts["points"])
    if kind == "income":
        return bool(sum(income(then, seat, -1)) - sum(income(state, seat, -1)) == facts["gold"])
    if kind in ("land", "land-here"):
        start = region(notation.split()[-1])
        return state.owner[place] < 0 and LAND_DISTANCE[start][place] == facts.get("steps", 0)
    if kind in ("undefended", "prize"):
        owner = state.owner[place]
        free = not armies(state, owner, place)
        return owner not in (-1, seat) and state.size[place] == facts["size"] and free is (kind == "undefended")
    if kind == "guard":
        return (
            state.owner[place] == seat
            and could_come(state, seat, place) >= facts["units"] > 0
            and facts["after"] >= facts["before"]
        )
    if kind in ("strike", "towards"):
        return state.owner[place] not in (-1, seat) and facts.get("after", 1) >= facts.get("before", 0)
    if kind == "unknown":
        return not state.face_up[place] and not state.seen[place] >> seat & 1
    if kind == "saving":
        price = 10 * (1 + state.technology_count(seat))
        return bool(
            price == facts["gold"] and state.gold[seat] < price <= state.gold[seat] + sum(income(state, seat, -1))
        )
    if kind == "no-threat":
        return not any(could_come(state, seat, home) for home in state.settlements(seat))
    if kind == "stay":
        threatened = [home for home in state.settlements(seat) if could_come(state, seat, home)]
        held = sum(armies(state, seat, home) > 0 for home in threatened)
        return [facts["held"], facts["threatened"]] == [held, len(threatened)]
    if kind == "room":
        start = region(notation.split()[-1])
        near = [p for p, steps in enumerate(LAND_DISTANCE[start]) if 0 < steps <= 2 and state.owner[p] < 0]
        return bool(len(near) == facts["number"])
    if kind == "kept":
        return bool(state.gold[seat] == facts["gold"])
    if kind == "royalty":
        return bool(facts["gold"] == (5, 5, 10, 10)[state.era])
    if kind in ("chance", "avoid", "mixed"):
        return bool(0 <= facts["percent"] <= 100)
    if kind == "own":
        return bool(state.owner[place] == seat and state.size[place] == facts["size"])
    if kind == "garrison":
        return bool(armies(state, seat, place) == facts["n"] > 0)
    if kind == "shores":
        sea = region(facts["sea"].id.removeprefix("civilization-"))
        return bool(facts["n"] == sum(sea in COAST[p] and state.owner[p] < 0 for p in range(len(COAST))))
    if kind == "stands":
        return bool(armies(state, seat, place) + 1 == facts["n"])
    if kind == "village":
        return not state.face_up[place] and not state.seen[place] >> seat & 1
    if kind in ("spared", "further"):
        return bool(facts["n"] > 0)
    return kind in ("deal", "no-deal", "other-deal", "order", "moment", "moment-gold")


@pytest.mark.parametrize("options", [{}, {"rules": "advanced", "length": "short"}])
def test_what_hints_say_is_so(options: dict[str, str]) -> None:
    state = GAME.new(3, options, seed="hints")
    assert isinstance(state, Civilization)
    rng = Rng("hints")
    given = without = 0
    while given < 24 and not state.over:
        seat = state.to_move()[0]
        if rng.below(7) == 0 and len(state.legal(seat)) > 1:
            told = hint(state, seat, budget=QUICK)
            given += 1
            without += not any(reason.tone == "for" for reason in told.moves[0].reasons)
            for move in told.moves:
                for reason in move.reasons:
                    slug, _, kind = reason.text.id.partition("-reason-")
                    if slug == "civilization":
                        assert holds(state, seat, move.notation, kind, reason.text.args), (move.notation, reason.text)
        state.apply(seat, GreedyBot().choose(Knowledge(state, seat), rng))
    assert given == 24
    assert without <= 2


def test_the_chance_that_is_told_is_that_of_the_dice() -> None:
    """Three swordsmen against two: fought a few hundred times."""
    state = world()
    city(state, BRAD, "manchuria", 3)
    units(state, BRAD, "manchuria", "swordsman swordsman")
    units(state, ANGELA, "manchuria", "swordsman swordsman swordsman")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    told = [move for move in hint(state, ANGELA, budget=QUICK).moves if move.notation == "attack manchuria 2"]
    percent = next(r.text.args["percent"] for r in told[0].reasons if r.text.id == "civilization-reason-prize")
    won = 0
    for luck in range(300):
        battle = state.clone(Rng(f"{luck}"))
        battle.play(ANGELA, "attack manchuria 2")
        won += battle.owner[region("manchuria")] == ANGELA
    assert isinstance(percent, int)
    assert abs(percent - won / 3) < 9
