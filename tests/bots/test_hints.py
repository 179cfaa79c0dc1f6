"""Hint and why: legal moves with reasons that can be read in every language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import msgspec
import pytest
from bench.claims import examine
from bench.hints import check, look

from ecumene import bots, games
from ecumene.bots.hints import Hint, Suggestion, distinct, real_choices
from ecumene.bots.reasons import (
    TONES,
    Reason,
    advised,
    at_least,
    compared,
    in_order,
    instead,
    judged,
    keeps,
    reason,
    tried_better,
    verdict,
)
from ecumene.bots.search import Candidate
from ecumene.conformance import Proofreader
from ecumene.games.through_the_ages.reasons import reasons
from ecumene.games.through_the_ages.state import Position
from ecumene.kernel import Message, Record, Rng, Seat, replay
from ecumene.kernel.offers import Change
from ecumene.locale import text
from tests.bots.kit import deciding, judged_games

GOLDEN = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("slug", judged_games())
@pytest.mark.parametrize("moment", [0, 17, 41])
def test_a_hint_can_be_followed_and_read(slug: str, moment: int) -> None:
    game = games.load(slug)
    state, seat = deciding(game, game.players[1], f"hint {moment}", moment)
    given = bots.hint(state, seat, Rng(1), bots.Budget(simulations=24))
    legal = state.legal(seat)
    assert 1 <= len(given.moves) <= 3
    assert [move.chance for move in given.moves] == sorted((move.chance for move in given.moves), reverse=True)
    reader = Proofreader()
    for move in given.moves:
        assert move.action in legal
        assert 0.0 <= move.chance <= 1.0
        assert move.text == state.offer(seat, move.action).text
        assert move.reasons
        for message in [move.text, *(each.text for each in move.reasons)]:
            assert list(reader.problems(message)) == []


def test_a_planned_game_tells_moves_by_what_the_turn_comes_to() -> None:
    """The best first: what is worse by rule of thumb says so, after what speaks for it."""
    game = games.load("through_the_ages")
    compared = set()
    for moment in range(0, 240, 8):
        state, seat = deciding(game, 3, f"first sight {moment % 12}", moment)
        given = bots.hint(state, seat)
        for place, move in enumerate(given.moves if len(given.moves) > 1 else []):
            compared |= {(place > 0, each.text.id) for each in move.reasons if "judged" in each.text.id}
    assert compared == {(False, "bots-reason-judged-better"), (True, "bots-reason-judged-worse")}


def test_a_hint_is_discreet() -> None:
    state, seat = deciding(games.load("seven_wonders"), 4, "discreet hint", 20)
    budget = bots.Budget(simulations=24)
    other = state.sample(seat, Rng("another world"))
    assert bots.hint(state, seat, Rng(1), budget) == bots.hint(other, seat, Rng(1), budget)


def test_without_luck_of_its_own_a_hint_is_the_same_every_time() -> None:
    """And the same in every world the seat cannot tell from the true one."""
    state, seat = deciding(games.load("hadara"), 3, "steady hint", 15)
    budget = bots.Budget(simulations=24)
    given = bots.hint(state, seat, budget=budget)
    assert len(given.moves) > 1
    assert given == bots.hint(state, seat, budget=budget)
    assert given == bots.hint(state.sample(seat, Rng("another world")), seat, budget=budget)


def _tried(action: int, own: list[int], rival: list[int]) -> Candidate:
    """A move after as many tries as there are points, of its own seat in science and of the next one in conflicts."""
    move = Candidate(action, 0.5)
    for mine, theirs in zip(own, rival, strict=True):
        move.note(0.5, [{"military": 0, "science": mine}, {"military": theirs, "science": 0}, {"military": 0}])
    return move


def _compared(move: Candidate, rival: Candidate) -> list[Reason]:
    return compared(games.load("seven_wonders"), 0, move, rival, "next")


def test_reasons_name_the_category_that_differs() -> None:
    better, worse = _tried(1, [5] * 8 + [6], [0] * 9), _tried(2, [2] * 9, [0] * 9)
    assert [(each.text.id, each.tone) for each in _compared(better, worse)] == [("bots-reason-more", "for")]
    told = _compared(worse, better)[0]
    assert (told.text.id, told.tone) == ("bots-reason-less", "against")
    assert text(told.text) == "Scientific structures: about 3.1 points less than with the next best move"
    assert text(told.text, "ru") == "Научные здания: примерно на 3,1 очка меньше, чем при следующем по оценке ходе"


def test_a_difference_within_its_own_spread_is_not_told() -> None:
    unsure, steady = _tried(1, [0, 9, 0, 9, 0, 9, 0, 9], [0] * 8), _tried(2, [4] * 8, [0] * 8)
    assert _compared(unsure, steady) == []
    assert _compared(_tried(1, [9] * 4, [0] * 4), _tried(2, [0] * 4, [0] * 4)) == [], "too few tries"


def test_reasons_name_whom_a_move_harms_or_helps() -> None:
    harsh, kind = _tried(1, [2] * 9, [1] * 9), _tried(2, [2] * 9, [4] * 9)
    assert [(each.text.id, each.text.args["player"]) for each in _compared(harsh, kind)] == [
        ("bots-reason-denial", Seat(1))
    ]
    assert [each.text.id for each in _compared(kind, harsh)] == ["bots-reason-gift"]


def test_what_speaks_for_a_move_is_said_first() -> None:
    given = [reason("close"), reason("costs", "against"), reason("gains", "for")]
    assert [each.tone for each in in_order(given)] == ["for", "against", "even"]


def test_the_best_move_is_never_told_by_its_drawbacks_alone() -> None:
    """What it is preferred by comes first; without even that, that several moves are alike."""
    bad, good = reason("costs", "against"), reason("gains", "for")
    assert advised([good, bad], tried_better(0.2)) == [good, bad]
    assert [each.text.id for each in advised([bad], tried_better(0.2))] == ["bots-reason-tried-better", bad.text.id]
    assert [each.text.id for each in advised([bad], tried_better(0.001))] == ["bots-reason-alike", bad.text.id]
    assert [each.tone for each in advised([bad], judged(2.0, "next"))] == ["for", "against"]


def test_being_hardly_better_is_no_reason() -> None:
    """Said of a move beside the best one it is worth knowing; of the best one it says nothing."""
    assert verdict(0.001, "next") == judged(0.01, "next") == []
    assert [each.text.id for each in verdict(-0.001, "best") + judged(-0.01, "best")] == ["bots-reason-close"] * 2
    assert [at_least([], tries)[0].text.id for tries in (0, 9)] == ["bots-reason-judged", "bots-reason-alike"]


@pytest.mark.parametrize("slug", judged_games())
def test_what_a_move_is_said_to_bring_is_what_the_engine_says(slug: str) -> None:
    """Every claim about the move itself is worked out again by making it, comparisons by tries of the test's own."""
    game = games.load(slug)
    counted: Counter[str] = Counter()
    for moment in (4, 22, 40):
        state, seat = deciding(game, 3, f"claims {moment}", moment)
        given = bots.hint(state, seat, Rng(1), bots.Budget(simulations=24))
        look(state, seat, given, counted)
        assert examine(state, seat, given, counted) == []
        check(state, seat, given, 6, counted)
    told = {"positions", "claims tried again", "claims worked out again", "without a concrete reason"}
    assert set(counted) - told == {name for name in counted if not counted[name]} - told
    assert counted["without a concrete reason"] <= 1


def test_a_false_claim_is_found_out() -> None:
    state, seat = deciding(games.load("hadara"), 3, "claims 4", 4)
    given = bots.hint(state, seat, Rng(1), bots.Budget(simulations=24))
    best = given.moves[0]
    assert any(each.text.id == "bots-reason-gains" for each in best.reasons)
    boast = Reason(Message("bots-reason-points-now", {"points": 99}), "for")
    false = msgspec.structs.replace(given, moves=[msgspec.structs.replace(best, reasons=[boast])])
    assert len(examine(state, seat, false, Counter())) == 1


def test_the_end_of_a_turn_brings_what_is_told_of_it() -> None:
    """Through the Ages: over a game, wherever the turn could be ended."""
    game, counted = games.load("through_the_ages"), Counter[str]()
    state, rng = game.new(3, None, "ends"), Rng("ends")
    easy, end = bots.bot("easy"), game.catalogue.id("end")
    while not state.over:
        seat = state.to_move()[0]
        if end in state.legal(seat):
            offer = state.offer(seat, end)
            why = [Reason(words, TONES[tone]) for tone, words in reasons(cast(Position, state), seat, end)]
            told = Hint(seat, [Suggestion(end, offer.notation, offer.text, 0.5, 0, why)], 0)
            assert examine(state, seat, told, counted) == []
        state.apply(seat, easy.choose(bots.Knowledge(state, seat), rng))
    assert counted["claims worked out again"] > 50


def test_a_standing_order_is_no_second_choice() -> None:
    """Civilization: with one army to move, what else to do with it is told, not how to be asked later."""
    record = Record.load(GOLDEN / "civilization" / "golden" / "2_players_short.json")
    state = replay(record, games.load("civilization"), journal=False, steps=13).state
    seat = state.to_move()[0]
    assert "order fight" in [offer.notation for offer in state.offers(seat)]
    moves = bots.hint(state, seat, budget=bots.Budget(simulations=24)).moves
    assert len(moves) > 1
    assert not any(move.notation.startswith("order") for move in moves)


def test_giving_up_is_no_second_choice() -> None:
    game = games.load("through_the_ages")
    state, rng = game.new(2, None, "resign"), Rng("resign")
    easy = bots.bot("easy")
    while len(real_choices(state, state.to_move()[0])) > 1 or len(state.legal(state.to_move()[0])) < 2:
        seat = state.to_move()[0]
        state.apply(seat, easy.choose(bots.Knowledge(state, seat), rng))
    given = bots.hint(state, state.to_move()[0])
    assert [each.text.id for each in given.moves[0].reasons] == ["bots-hint-or-resign"]


def test_where_every_move_costs_something_the_cheaper_one_says_what_it_spares() -> None:
    game = games.load("hadara")
    state, seat = deciding(game, 3, "claims 4", 4)
    offer = state.offers(seat)[0]
    dear = msgspec.structs.replace(offer, changes=(Change("coins", 7, 1),))
    cheap = msgspec.structs.replace(offer, changes=(Change("coins", 7, 5),))
    told = instead(game, cheap, dear)
    assert [text(each.text) for each in told] == ["leaves coins at 5, where another move would leave 1"]
    assert instead(game, dear, cheap) == []


def test_what_is_put_aside_is_not_called_kept() -> None:
    """Hadara, phase A: whichever of two cards is sold, the other goes to its discard pile."""
    game = games.load("hadara")
    state, seat = deciding(game, 2, "two cards", 4)
    one, other = (offer for offer in state.offers(seat) if offer.verb == "sell")
    assert one.notes, "that it is discarded is told"
    assert keeps(game, one, other) == []
    silent = msgspec.structs.replace(one, notes=[])
    assert [told.text.id for told in keeps(game, silent, other)] == ["bots-reason-keeps"]


def test_ways_to_pay_for_a_move_are_one_move() -> None:
    game = games.load("seven_wonders")
    found = 0
    for moment in range(0, 60, 3):
        state, seat = deciding(game, 3, f"payments {moment % 9}", moment)
        offers = state.offers(seat)
        moves = distinct(state, seat, [Candidate(offer.action, 0.5) for offer in offers])
        found += len(moves) < len(offers)
        names = [(state.offer(seat, move.action).verb, state.offer(seat, move.action).touches) for move in moves]
        assert len(set(names)) == len(names)
    assert found


def test_the_only_move_needs_no_thought() -> None:
    game = games.load("seven_wonders")
    for seed in range(200):
        state = game.new(3, None, seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.to_move()[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                given = bots.hint(state, seat, rng, bots.Budget(simulations=1))
                assert [each.text.id for each in given.moves[0].reasons] == ["bots-hint-only"]
                return
            state.apply(seat, legal[rng.below(len(legal))])
    pytest.fail("no forced move found")
