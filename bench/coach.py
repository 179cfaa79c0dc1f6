"""What the coach says over whole games of easy bots: how often it speaks, and whether a line is one, concrete and true.

    python -m bench.coach --game seven_wonders --games 10

At every decision of the first seat the coach is asked for its line, and for a warning of the move that the bot then
makes. A line has faults if it does not fit on one, has words left open, names another move than the best, is an opinion
(that moves are close or alike, that a position is stronger), is said where there is nothing to choose, or claims what
making the move refutes (``bench/claims.py``). Comparisons of lines with the next best move are tried again in fresh
worlds and counted as in ``bench/hints.py``.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
from bench.claims import examine
from bench.hints import check

from ecumene import bots, games
from ecumene.bots.coach import briefly
from ecumene.bots.hints import Hint, real_choices
from ecumene.bots.reasons import Reason, is_concrete
from ecumene.kernel import Game, Message, Rng, State
from ecumene.locale import LANGUAGES, text

LEARNER = 0
#: What is no reason, in either language.
_NO_REASON = re.compile(
    "hardly better|stronger position|about as good|much the same|first sight|rule of thumb|clearly worse"
    "|чуть лучше|позици[яю] сильнее|почти так же хорош|равноценн|с первого взгляда|на глаз|заметно хуже"
)
#: Two rows on a phone.
_LONGEST = 160
#: Worlds in which comparisons are tried again.
_FRESH = 12


def scan(
    game: Game, players: int, seed: str, tries: int, counted: Counter[str], every: int = 1, most: int = 1_000_000
) -> Iterator[str]:
    """One game: what is said at every so many decisions of the first seat is counted, what is wrong with it told."""
    state, rng, easy = game.new(players, None, seed), Rng(seed), bots.bot("easy")
    counted["games"] += 1
    asked = 0
    while not state.over and asked < every * most:
        seat = state.to_move()[0]
        action = easy.choose(bots.Knowledge(state, seat), rng)
        asked += seat == LEARNER
        if seat == LEARNER and asked % every == 0:
            hint = bots.hint(state, seat, None, bots.Budget(simulations=tries))
            line, warning = bots.remark(hint), bots.warning(state, seat, action, hint)
            choice = len(real_choices(state, seat)) > 1
            counted["decisions"] += choice
            counted["lines"] += line is not None
            counted["warnings"] += warning is not None
            yield from faults(state, hint, line, choice, counted)
            if line is not None:
                counted[f"kind {reason_of(line).id}"] += 1
                check(state, seat, only_said(hint, line), _FRESH, counted)
            yield from faults(state, hint, warning, choice, counted)
        state.apply(seat, action)


def faults(state: State, hint: Hint, said: Message | None, choice: bool, counted: Counter[str]) -> Iterator[str]:
    if said is None:
        return
    where = f"{state.game.slug}: “{text(said, 'en', str)}”"
    best, why = hint.moves[0], reason_of(said)
    if not choice:
        yield f"{where} where there is nothing to choose"
    if said.args["action"] != briefly(best.text):
        yield f"{where} is not about the best move"
    if not is_concrete(Reason(why, "for")):
        yield f"{where} is only an opinion"
    for language in LANGUAGES:
        words = text(said, language, str)
        counted["longest"] = max(counted["longest"], len(words))
        if len(words) > _LONGEST or "\n" in words or "{" in words or not words.strip():
            yield f"{where} is not one line: “{words}”"
        if _NO_REASON.search(words):
            yield f"{where} is no reason"
    yield from examine(state, hint.seat, only_said(hint, said), counted)


def reason_of(said: Message) -> Message:
    why = said.args["reason"]
    assert isinstance(why, Message)
    return why


def only_said(hint: Hint, said: Message) -> Hint:
    """The hint with no other reason than what was said."""
    moves = [msgspec.structs.replace(move, reasons=[]) for move in hint.moves]
    moves[0] = msgspec.structs.replace(moves[0], reasons=[Reason(reason_of(said), "for")])
    return msgspec.structs.replace(hint, moves=moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seven_wonders")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tries", type=int, default=120)
    parser.add_argument("--every", type=int, default=1, help="every so many decisions")
    given = parser.parse_args()
    game, counted, wrong = games.load(given.game), Counter[str](), 0
    for number in range(given.games):
        for fault in scan(game, given.players, f"coach {number}", given.tries, counted, given.every):
            wrong += 1
            print(f"fault: {fault}", flush=True)
    played, decisions = counted["games"], counted["decisions"]
    for name in ("lines", "warnings"):
        print(f"{name}: {counted[name] / played:.1f} a game, {counted[name]} at {decisions} decisions")
    print(f"faults: {wrong}; {counted['claims worked out again']} lines worked out again")
    print(f"contradicted by fresh tries: {counted['contradictions']} of {counted['claims tried again']} comparisons")
    kinds = {name.partition(" ")[2]: n for name, n in counted.most_common() if name.startswith("kind ")}
    print("lines by reason:", ", ".join(f"{name} {n}" for name, n in kinds.items()))
    print(f"longest line: {counted['longest']} letters")


if __name__ == "__main__":
    main()
