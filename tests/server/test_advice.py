"""Hints at a table: several moves with their reasons, for one's own decision only, and nobody else hears of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from ecumene import bots, games
from ecumene.conformance import Proofreader
from ecumene.kernel import Match, Message, Rng
from ecumene.server.thoughts import advise
from tests.server.serving import Player, Server, reason


def _ask(player: Player, table: str, seat: int = 0) -> Any:
    return player.get(f"/api/tables/{table}/advice?seat={seat}")


def _refusal(player: Player, table: str, seat: int = 0) -> tuple[int, str]:
    answer = player.ask("GET", f"/api/tables/{table}/advice?seat={seat}")
    return answer.status_code, reason(answer)


def _two(ann: Player, bob: Player, game: str = "toy", players: int = 2) -> str:
    table = ann.table(game, players, open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize(("game", "tried"), [("seven_wonders", True), ("hadara", True), ("through_the_ages", False)])
def test_advice_is_a_few_offers_each_with_its_outcome_and_reasons_that_can_be_read(
    ann: Player, game: str, tried: bool
) -> None:
    table = ann.quick(game, 3, level="random")
    state = ann.state(table)
    advice = _ask(ann, table)
    assert (advice["seat"], advice["asked"]) == (0, state["asked"])
    assert (advice["worlds"] > 0) == tried
    offers = {offer["notation"]: offer for offer in state["offers"]}
    chances = [move["chance"] for move in advice["moves"]]
    assert 1 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True)
    assert 0.0 <= chances[-1] <= chances[0] <= 1.0
    reader = Proofreader()
    for move in advice["moves"]:
        offer = offers[move["notation"]]
        assert (move["action"], move["text"]) == (offer["action"], offer["text"])
        assert (move["tries"] > 0) == tried
        assert move["reasons"]
        for text in msgspec.convert([move["text"], *(why["text"] for why in move["reasons"])], list[Message]):
            assert list(reader.problems(text)) == []


def test_who_asks_again_gets_the_same_answer(ann: Player, bob: Player) -> None:
    """Also when two clicks overlap, and whatever others have chosen meanwhile."""
    table = _two(ann, bob, "seven_wonders", 3)
    with ThreadPoolExecutor() as pool:
        first, second = pool.map(lambda _: _ask(ann, table), range(2))
    bob.act(table, bob.state(table))
    assert first == second == _ask(ann, table)


def test_the_same_position_gives_the_same_advice_after_taking_back(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    before = _ask(ann, table)
    chosen = ann.act(table, ann.state(table)).json()
    ann.withdraw("take-back", table, chosen)
    after = _ask(ann, table)
    assert after["asked"] > before["asked"]
    assert after["moves"] == before["moves"]


def test_the_host_may_forbid_advice(ann: Player) -> None:
    table = ann.table(seats=[{"kind": "me"}, {"kind": "bot"}], hints=False)
    assert _refusal(ann, table) == (403, "server-no-hints")


def test_advice_is_for_those_who_are_asked(ann: Player, bob: Player) -> None:
    table = ann.table(open=True)
    assert _refusal(ann, table) == (409, "server-not-started")
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    ann.act(table, ann.state(table))
    assert _refusal(ann, table) == (409, "server-not-asked")
    ann.post(f"/api/tables/{table}/seats/0/bot", level="")
    assert _refusal(ann, table) == (409, "server-bot-plays-here")
    ann.post(f"/api/tables/{table}/seats/0/return")
    bob.post(f"/api/tables/{table}/resign", seat=1)
    ann.finish(table)
    assert _refusal(ann, table) == (409, "game-over")


def test_nobody_gets_advice_for_anothers_seat(server: Server, ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    stranger = Player(server, "Eve")
    for player, seat in ((ann, 1), (bob, 0), (stranger, 0), (ann, 9)):
        assert _refusal(player, table, seat) == (403, "server-not-your-seat")
    del stranger.http.headers["Authorization"]
    assert _refusal(stranger, table) == (401, "server-sign-in")


def test_nobody_else_hears_that_advice_was_asked_for(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    before = [player.state(table) for player in (ann, bob)]
    with bob.live(table) as live:
        live.next()
        _ask(ann, table)
        assert [player.state(table) for player in (ann, bob)] == before
        bob.act(table, bob.state(table))
        heard = live.next()
    assert heard["version"] == before[1]["version"] + 1, "between the two nothing was told"


def test_advice_depends_on_nothing_the_seat_cannot_know() -> None:
    """The record a bot's process gets holds every secret; what it answers follows from the seat's knowledge alone."""
    match = Match(games.load("hadara"), 3, seed="advice")
    rng = Rng("advice")
    for _ in range(8):
        seat = match.state.to_move()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    seat = match.state.to_move()[0]
    imagined = match.state.sample(seat, Rng("another world"))
    budget = bots.Budget(simulations=60)
    told, known = advise(match.record(), seat, budget), bots.hint(imagined, seat, budget=budget)
    assert [(move.notation, move.text) for move in told.moves] == [(move.notation, move.text) for move in known.moves]
