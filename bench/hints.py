"""How good the reasons of hints are, counted over many positions of games of easy bots.

    python -m bench.hints --game seven_wonders --positions 1000

Counted for the advised move: no concrete reason for it (that it is judged better is none), a first reason that speaks
against it, a move told twice; claims that making the move refutes (``bench/claims.py``); and claims that fresh tries
contradict: what a move gains or denies by category is tried again with other luck, in other worlds, and contradicted if
the difference has the other sign and stands out by three standard errors. A position with only one thing to do, but for
giving up, is not counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import inf, sqrt
from time import process_time

from bench.claims import examine

from ecumene import bots, games
from ecumene.bots.hints import SETTINGS, TRIALS, Hint, but_for_payment, real_choices, settle
from ecumene.bots.judging import Rounds, Turns, heuristics
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.planner import judge
from ecumene.bots.reasons import Reason, is_concrete
from ecumene.bots.search import Candidate, Search
from ecumene.bots.tries import Tries
from ecumene.bots.value import value_for, worth_searching
from ecumene.kernel import Message, Rng, Seat, State

#: Every so many decisions of a game a hint is asked for.
STEP = 5
_SURE = 3.0


def count(slug: str, players: int, positions: int, tries: int, fresh: int, seconds: float = inf) -> Counter[str]:
    """So many positions, or as many as fit into so much time of the processor."""
    game, counted, number = games.load(slug), Counter[str](), 0
    easy = bots.bot("easy")

    def enough() -> bool:
        return counted["positions"] >= positions or process_time() > seconds

    while not enough():
        state, rng = game.new(players, None, f"hints {number}"), Rng(f"hints {number}")
        number += 1
        decision = rng.below(STEP)
        while not state.over and not enough():
            seat = state.to_move()[0]
            decision += 1
            if decision % STEP == 0 and len(real_choices(state, seat)) > 1:
                given = bots.hint(state, seat, None, bots.Budget(simulations=tries))
                look(state, seat, given, counted)
                for claim in examine(state, seat, given, counted):
                    print(f"false: {claim}", flush=True)
                if fresh:
                    check(state, seat, given, fresh, counted)
            state.apply(seat, easy.choose(Knowledge(state, seat), rng))
    return counted


def look(state: State, seat: int, given: Hint, counted: Counter[str]) -> None:
    counted["positions"] += 1
    best = given.moves[0]
    counted["without a concrete reason"] += not any(map(is_concrete, best.reasons))
    counted["first reason against"] += best.reasons[0].tone == "against"
    moves = [but_for_payment(state.offer(seat, move.action)) for move in given.moves]
    counted["a move twice"] += len(set(moves)) < len(moves)


def check(state: State, seat: int, given: Hint, fresh: int, counted: Counter[str]) -> None:
    """Try the advised moves again, in other worlds and with other luck."""
    told = [(move, reason) for move in given.moves for reason in move.reasons if subject(reason)]
    if not told:
        return
    again = {move.action: Candidate(move.action, 0.5) for move in given.moves}
    if not try_again(state, seat, list(again.values()), fresh):
        return
    for move, reason in told:
        rival = given.moves[1 if move is given.moves[0] else 0]
        counted["claims tried again"] += 1
        counted["contradictions"] += contradicted(reason, again[move.action], again[rival.action], seat)


def try_again(state: State, seat: int, moves: list[Candidate], fresh: int) -> bool:
    """As hints try moves in this game; False if they do not."""
    knowledge, rng, kit = Knowledge(state, seat), Rng("another luck"), heuristics(state.game)
    value = value_for(state.game, state.players)
    if isinstance(kit, Rounds):
        tries = Tries(knowledge, TRIALS, rng, bots.Budget().watch(), points=True)
        for _ in range(fresh):
            tries.try_world(moves)
    elif isinstance(kit, Turns):
        mind = judge(state.game, players=state.players)
        for _ in range(fresh):
            settle(mind, knowledge, moves, rng)
    elif worth_searching(value):
        Search(knowledge, value, SETTINGS, rng, points=True).try_worlds(moves, fresh)
    else:
        return False
    return True


def subject(reason: Reason) -> str:
    kind = reason.text.id.removeprefix("bots-reason-")
    return kind if kind in ("more", "less", "denial", "gift") else ""


def contradicted(reason: Reason, move: Candidate, rival: Candidate, seat: int) -> bool:
    args, kind = reason.text.args, subject(reason)
    whose, name = seat, ""
    if kind in ("denial", "gift"):
        player = args["player"]
        assert isinstance(player, Seat)
        whose = player.seat
    else:
        category = args["category"]
        assert isinstance(category, Message)
        name = category.id.rpartition("-score-")[2]
    gaps = [
        sum(amount for key, amount in mine[whose].items() if name in ("", key))
        - sum(amount for key, amount in theirs[whose].items() if name in ("", key))
        for mine, theirs in zip(move.ends, rival.ends, strict=True)
    ]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    wanted = 1 if kind in ("more", "gift") else -1
    return mean * wanted < -_SURE * error and mean * wanted < 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seven_wonders")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--tries", type=int, default=120)
    parser.add_argument("--fresh", type=int, default=24, help="worlds in which claims are tried again")
    parser.add_argument("--seconds", type=float, default=inf, help="of the processor, at most")
    given = parser.parse_args()
    counted = count(given.game, given.players, given.positions, given.tries, given.fresh, given.seconds)
    for name in ("without a concrete reason", "first reason against", "a move twice"):
        print(f"{name}: {counted[name]} of {counted['positions']} ({100 * counted[name] / counted['positions']:.1f} %)")
    print(f"false: {counted['false claims']} of {counted['claims worked out again']} claims worked out again")
    print(f"contradictions: {counted['contradictions']} of {counted['claims tried again']} claims tried again")


if __name__ == "__main__":
    main()
