"""The facts behind a hint: each is true, and recomputed from what lies on the table before and after the move."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from ecumene import bots
from ecumene.bots.hints import Suggestion
from ecumene.bots.simple import GreedyBot
from ecumene.conformance import Proofreader
from ecumene.games.altay import GAME
from ecumene.games.altay.components import CARDS
from ecumene.games.altay.effects import Combat
from ecumene.games.altay.numbers import FACE_CARD, FACE_INDEX
from ecumene.games.altay.reasons import facts
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.rules import Altay
from ecumene.kernel import Rng
from tests.games.altay.kit import Side, look, play, pool, position, score

RIVAL = Side("hunter warrior", "W1:1", deck="hunter:3 warrior", people="earthfolk")


def told(state: Altay, notation: str) -> dict[str, dict[str, Any]]:
    """What is said of a move: the figures by the name of the fact."""
    seat = state.to_move()[0]
    found = facts(state, seat, GAME.catalogue.id(notation))
    return {text.id.removeprefix("altay-why-"): text.args for _, text in found}


def against(state: Altay, notation: str) -> set[str]:
    seat = state.to_move()[0]
    found = facts(state, seat, GAME.catalogue.id(notation))
    return {text.id.removeprefix("altay-why-") for good, text in found if not good}


#: A position, a move, and the figures of what is said of it.
ROWS: list[tuple[Altay, str, dict[str, dict[str, int]]]] = [
    (position(Side("farmer")), "play farmer farmland", {"brings": {}}),
    (position(Side("village")), "play village collect", {"collects": {"n": 1}}),
    (position(Side("merchant", pool="food:1")), "play merchant store", {"stores": {"n": 2}}),
    (position(Side("scholar", deck="hunter:3")), "play scholar draw", {"draws": {"n": 3}}),
    (position(Side(laid="village", pool="food:1")), "put village food", {"nearer": {"n": 1}}),
    (position(Side(laid="city food:1", pool="wood:1")), "put city wood", {"builds": {"n": 2}}),
    (position(Side(laid="merchant", pool="food:1")), "put merchant food", {"stored": {"n": 1}}),
    (position(Side(pool="food:1")), "buy farmer", {"card": {}}),
    (position(Side(pool="wood:2"), open="writing"), "start writing all", {"would-give": {}, "would-build": {}}),
    (
        position(Side(work="writing food:2 wood:1", piece=True, pool="wood:1")),
        "put writing wood",
        {"effect": {}, "points": {"n": 1}},
    ),
    (
        position(Side(pool="culture:1", done="engineering philosophy", markers="c1:4", secret="triumphal_arch")),
        "start triumphal_arch culture",
        {"would-score": {"n": 3}, "secret": {"n": 3}},
    ),
    (
        position(Side(work="colossus culture:3", pool="culture:1", deck="city_2 city_1")),
        "put colossus culture",
        {"wonder": {"n": 2}, "points": {"n": 2}},
    ),
    (position(Side("hunter warrior", done="engineering", deck="hunter:4")), "trash hunter", {"thinner": {"n": 5}}),
    (position(Side("hunter", done="mathematics", deck="hunter:4")), "swap hunter", {"draws": {"n": 4}}),
    (position(Side("scholar", discard="hunter:3")), "play scholar draw", {"draws-shuffled": {"n": 3}}),
    (position(Side("hunter", done="mathematics", discard="hunter:4")), "swap hunter", {"draws-shuffled": {"n": 5}}),
    (position(Side("hunter", done="writing")), "keep hunter", {"kept": {}}),
    (position(Side(done="philosophy")), "ponder", {"brings": {}}),
    (
        position(Side(done="religion", lands="F1:2", deck="lumberjack")),
        "move F1 W1",
        {"terrain": {}, "points": {"n": 1}},
    ),
    (position(Side(pool="food:2")), "end", {"unused": {"n": 2}, "new-hand": {}}),
    (position(Side(pool="food:2"), trade=True), "end", {"unused-coins": {"n": 2}}),
    (position(Side()), "end", {"all-played": {}, "new-hand": {}}),
    (position(Side("warrior"), markers="W1:c1"), "attack F1 W1 warrior", {"conquers": {"n": 1}}),
    (position(Side("warrior:2"), markers="W1:c2_food"), "attack F1 W1 warrior", {"still": {"n": 1}}),
    (position(Side("chariot:2", "F1:1"), RIVAL), "attack F1 W1 chariot", {"odds": {"n": 100}}),
    (position(Side("warrior", "F1:1"), RIVAL), "attack F1 W1 warrior", {"odds": {"n": 40}, "risk": {"n": 7}}),
]


@pytest.mark.parametrize(("state", "notation", "figures"), ROWS, ids=[f"{i} {row[1]}" for i, row in enumerate(ROWS)])
def test_what_is_said_of_a_move(state: Altay, notation: str, figures: dict[str, dict[str, int]]) -> None:
    said = told(state, notation)
    assert set(figures) <= set(said)
    for name, wanted in figures.items():
        assert {key: said[name][key] for key in wanted} == wanted


def test_a_settlement_more_in_a_region_makes_it_stronger_and_a_new_region_scores() -> None:
    state = play(position(Side(laid="village", pool="food:2", lands="F1:1")), "put village all")
    assert told(state, "place F1")["stronger"]["n"] == 2
    assert told(state, "place W1")["points"]["n"] == 1


def test_no_more_is_promised_than_comes_true() -> None:
    """Nothing fits on a store, something is left to do, there is no place to build."""
    assert against(position(Side("loremaster", pool="food:1")), "play loremaster store") == {"nothing-to-store"}
    assert "all-played" not in told(position(Side(laid="merchant wood:1")), "end"), "what is stored could be used"
    assert "all-played" in told(position(Side(work="writing wood:1", piece=True)), "end")
    alone = Side(lands="F1:3", laid="city food:1", pool="wood:1")
    state = position(alone, markers="W1:c1 H1:c1 H2:c1")
    assert told(state, "put city wood")["builds"]["n"] == 1, "the other finds no place"


def test_a_defender_is_told_what_each_answer_comes_to() -> None:
    defender = Side("chariot warrior hunter", "W1:1", deck="hunter", people="earthfolk")
    attacked = position(Side("warrior", "F1:1"), defender)
    play(attacked, "attack F1 W1 warrior", "strike")
    repelled = told(attacked, "defend chariot")["repels"]
    assert (repelled["attack"], repelled["defense"]) == (2, 4)
    assert told(attacked, "defend warrior")["holds"]["attack"] == 2
    assert against(attacked, "stand") == {"falls", "points-lost"}
    assert "hopeless" not in told(attacked, "yield")
    assert against(attacked, "yield") == {"loses"}
    play(attacked, "yield")
    assert told(attacked, "done")["hand-stays"]["n"] == 3
    assert told(attacked, "discard hunter")["draws"]["n"] == 1
    twice = position(Side("warrior:2", "F1:1"), Side("hunter:3", "W1:1", deck="scholar", people="earthfolk"))
    play(twice, "attack F1 W1 warrior", "commit warrior", "strike", "yield", "discard hunter")
    assert told(twice, "discard hunter")["draws-shuffled"]["n"] == 2, "the only card of the deck comes for the first"
    hopeless = position(Side("chariot", "F1:3"), Side("warrior:2", "W1:1", deck="hunter", people="earthfolk"))
    play(hopeless, "attack F1 W1 chariot", "strike")
    assert told(hopeless, "yield")["hopeless"] == {"attack": 6, "most": 3}
    assert told(hopeless, "yield")["renews"]["n"] == 1
    assert against(hopeless, "defend warrior") == {"falls"}
    held = position(Side("warrior:2", "F1:1"), Side("warrior:3", "W1:1", people="earthfolk"))
    play(held, "attack F1 W1 warrior", "commit warrior", "strike")
    assert told(held, "defend warrior")["can-hold"] == {"attack": 3, "most": 4}


def defense(card: str) -> int:
    options = CARDS[FACE_CARD[FACE_INDEX[card]]].options
    return sum(option.defense for option in options if isinstance(option, Combat))


def test_what_is_said_in_games_is_true() -> None:
    """Points, resources and odds of every legal move now and then, in words that can be read."""
    reader, rng, counted = Proofreader(), Rng("advice"), set()
    for seed in range(3):
        state = GAME.new(2 + seed, None, f"advice {seed}")
        assert isinstance(state, Altay)
        while not state.over:
            seat = state.to_move()[0]
            for action in state.legal(seat) if rng.below(12) == 0 and state.round else []:
                counted |= check(state, seat, action, reader)
            state.apply(seat, GreedyBot(heat=1.0).decide(state, seat, rng))
    assert counted >= {"points", "brings", "odds", "conquers", "card", "nearer"}


def test_every_hint_has_a_reason_for_it_and_goes_on_as_it_says() -> None:
    rng, asked = Rng("hints"), 0
    for seed in range(2):
        state = GAME.new(2 + seed, None, f"hints {seed}")
        while not state.over and asked < 20 * (seed + 1):
            seat = state.to_move()[0]
            if len(state.legal(seat)) > 1 and rng.below(4) == 0:
                asked += 1
                given = bots.hint(state, seat)
                assert [move.reasons[0].tone for move in given.moves] == ["for"] * len(given.moves)
                for move in given.moves:
                    check_next(state, seat, move)
            state.apply(seat, GreedyBot(heat=0.5).decide(state, seat, rng))
    assert asked == 40


def check_next(state: Any, seat: int, move: Suggestion) -> None:
    """What is said to come next in the turn can be done then."""
    for reason in move.reasons:
        if reason.text.id == "bots-reason-then":
            then = state.clone(Rng(0))
            then.apply(seat, move.action)
            assert reason.text.args["step"] in [then.describe(seat, action) for action in then.legal(seat)]


def check(state: Altay, seat: int, action: int, reader: Proofreader) -> set[str]:
    then = state.clone(Rng(0))
    then.stack[-1].answer(then, seat, action)
    found = set()
    tones = [good for good, _ in facts(state, seat, action)]
    assert tones == sorted(tones, reverse=True)
    for _, text in facts(state, seat, action):
        assert list(reader.problems(text)) == []
        name = text.id.removeprefix("altay-why-")
        found.add(name)
        if name in ("points", "points-lost"):
            gained = sum(score(then, seat).values()) - sum(score(state, seat).values())
            assert gained == (text.args["n"] if name == "points" else -int(str(text.args["n"])))
        if name == "brings":
            before, after = pool(state, seat), pool(then, seat)
            assert any(after.get(kind, 0) > before.get(kind, 0) for kind in RESOURCES)
        if name == "odds":
            assert text.args["n"] == round(100 * odds(then, seat))
    return found


def odds(state: Altay, seat: int) -> float:
    """Of all hands the attacked rival may have: how many are too weak."""
    view = look(state, seat)
    assert view.battle is not None
    assert view.battle.defender is not None
    rival = view.realms[view.battle.defender]
    known = rival.known_hand + ([rival.kept] if rival.kept else [])
    unknown = list((Counter(rival.unseen) - Counter(rival.known_hand)).elements())
    hands = list(combinations([defense(card) for card in unknown], rival.hand_size - len(rival.known_hand)))
    needed = view.battle.attack - view.battle.defense - sum(defense(card) for card in known)
    return sum(sum(held) < needed for held in hands) / len(hands)
