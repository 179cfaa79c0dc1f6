# Compiled by mypyc where a C compiler is present.
"""The promises of every game, each as a function that yields what it finds broken and leaves the state as it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from ecumene.conformance.proofreading import Proofreader
from ecumene.kernel.errors import EcumeneError, Illegal
from ecumene.kernel.game import Game
from ecumene.kernel.match import Match, replay
from ecumene.kernel.messages import SPECTATOR, Message, Seat
from ecumene.kernel.record import Record
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

Problems = Iterator[Message]
Args = dict[str, int | str | Message | Seat]

_ANCHOR = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MOST_TRIED = 6
#: Of so many who would resign by chance, one does.
_SECOND_THOUGHTS = 8


def random_move(state: State, rng: Rng) -> tuple[int, int]:
    """A seat that owes a decision, and one of its legal actions, by chance."""
    return _random_move(state, rng, state.game.catalogue.resigning)


def _random_move(state: State, rng: Rng, resigning: int) -> tuple[int, int]:
    seats = state.to_move()
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    action = legal[rng.below(len(legal))]
    while action == resigning and len(legal) > 1 and rng.below(_SECOND_THOUGHTS):
        action = legal[rng.below(len(legal))]  # otherwise hardly a game would see its end
    return seat, action


def play_on(state: State, rng: Rng, steps: int) -> list[tuple[int, int]]:
    """Play at random for some steps or to the end, and tell what was played."""
    resigning: int = state.game.catalogue.resigning  # asked for once: in long games this is most of the battery's time
    moves: list[tuple[int, int]] = []
    while not state.over and len(moves) < steps:
        seat, action = _random_move(state, rng, resigning)
        state.apply(seat, action)
        moves.append((seat, action))
    return moves


# Once per game


def notation(game: Game) -> Problems:
    """Every action of the catalogue survives the way through notation, JSON and back."""
    types: Any = reduce(or_, {type(action) for action in game.catalogue})
    decoder = msgspec.json.Decoder(types)
    for id, action in enumerate(game.catalogue):
        line = str(action)
        if game.catalogue.id(line) != id or game.catalogue.id(action) != id:
            yield Message("conformance-notation", {"action": line})
        if decoder.decode(msgspec.json.encode(action)) != action:
            yield Message("conformance-json", {"action": line})
        if not all(isinstance(component, str) and component for component in action.touches()):
            yield Message("conformance-touches", {"action": line})


# At every decision


def legal_lists(state: State) -> Problems:
    """Seats that owe a decision have legal actions, the others none; the lists are stable and free of duplicates."""
    seats = state.to_move()
    if not seats or seats != sorted(set(seats)) or seats[0] < 0 or seats[-1] >= state.players:
        yield Message("conformance-to-move", {"seats": str(seats)})
        return
    size = len(state.game.catalogue)
    for seat in range(state.players):
        legal = state.legal(seat)
        if bool(legal) != (seat in seats):
            yield Message("conformance-legal-owed", {"seat": seat + 1, "actions": len(legal)})
        if len(set(legal)) != len(legal):
            yield Message("conformance-legal-twice", {"seat": seat + 1})
        if legal and not 0 <= min(legal) <= max(legal) < size:
            yield Message("conformance-legal-unknown", {"seat": seat + 1})
        if state.legal(seat) != legal:
            yield Message("conformance-legal-unstable", {"seat": seat + 1})


# At the decisions of the plan, and at the end


def guarded(state: State) -> Problems:
    """A seat that owes nothing, or that does not exist, is offered nothing, and asking for it raises nothing else."""
    asked = state.to_move()
    for seat in (SPECTATOR, state.players, *(seat for seat in range(state.players) if seat not in asked)):
        who: Args = {"seat": seat + 1}
        if state.legal(seat) or state.offers(seat) or state.refusals(seat) or state.prompt(seat) is not None:
            yield Message("conformance-unasked", who)
        try:
            state.check(seat, 0)
        except Illegal:
            pass
        else:
            yield Message("conformance-unasked", who)
    for seat in (SPECTATOR - 1, state.players):
        if state.can_take_back(seat):
            yield Message("conformance-unasked", {"seat": seat + 1})
        for peep in (state.view, state.take_back, lambda nobody: state.sample(nobody, Rng(0))):
            try:
                peep(seat)
            except Illegal:
                continue
            yield Message("conformance-no-such-seat", {"seat": seat + 1})


def applies(state: State, rng: Rng) -> Problems:
    """What is listed as legal can be played, and leads to another decision or to the end."""
    for seat in state.to_move():
        ids = state.legal(seat)
        for _ in range(min(len(ids), _MOST_TRIED)):
            id = ids[rng.below(len(ids))]
            copy = state.clone(rng.fork())
            copy.apply(seat, id)
            if not copy.over and not all(copy.legal(other) for other in copy.to_move()):
                yield Message("conformance-dead-end", {"action": str(state.game.catalogue[id])})


def refuses(state: State, rng: Rng, reader: Proofreader, rules: set[str]) -> Problems:
    """What is not legal is refused with a reason, and nothing changes."""
    copy = state.clone(rng.fork())
    before = copy.digest()
    for seat, action in _forbidden(state, rng):
        try:
            copy.play(seat, action)
        except Illegal as refusal:
            yield from reader.problems(refusal.reason)
            yield from anchor(refusal.rule, rules)
        else:
            yield Message("conformance-accepted", {"seat": seat + 1, "action": _words(state, action)})
            return
    if copy.digest() != before:
        yield Message("conformance-refusal-changes")


def _forbidden(state: State, rng: Rng) -> Iterator[tuple[int, int | str]]:
    size = len(state.game.catalogue)
    seats = state.to_move()
    for seat in seats:
        legal = set(state.legal(seat))
        tried = (int(rng.below(size)) for _ in range(_MOST_TRIED))
        yield from ((seat, id) for id in tried if id not in legal)
    first_legal = state.legal(seats[0])[0] if seats else 0
    yield from ((seat, first_legal) for seat in range(-1, state.players + 1) if seat not in seats)
    yield from ((seats[0] if seats else 0, nonsense) for nonsense in (-1, size, "", "no such action"))


def anchor(rule: str, rules: set[str]) -> Problems:
    """A rule that is pointed at has the form of an anchor; it is noted for the report."""
    if rule:
        rules.add(rule)
        if not _ANCHOR.fullmatch(rule):
            yield Message("conformance-anchor", {"rule": rule})


def independent_clones(state: State, rng: Rng, steps: int) -> Problems:
    """A clone is equal, shares nothing, cannot foresee chance, and plays the same when given the same chance."""
    before = state.digest()
    key = f"{rng.word()}"
    one, two = state.clone(Rng(key)), state.clone(Rng(key))
    if one.digest() != before:
        yield Message("conformance-clone-differs")
    if one.rng is state.rng:
        yield Message("conformance-clone-foresees")
    if one.journal is not None:
        yield Message("conformance-clone-journal")
    moves = play_on(one, rng, steps)
    if state.digest() != before or two.digest() != before:
        yield Message("conformance-clone-shares")
        return
    for seat, action in moves:
        if action not in two.legal(seat):
            yield Message("conformance-clone-strays", {"action": _words(state, action)})
            return
        two.apply(seat, action)
    if one.digest() != two.digest():
        yield Message("conformance-clone-strays", {"action": _words(state, moves[-1][1]) if moves else ""})


def takes_back(state: State, rng: Rng) -> Problems:
    """A commitment taken back leaves the position as before; where there is none, that is said."""
    seat, action = random_move(state, rng)
    copy = state.clone(rng.fork())
    before, legal = copy.digest(), copy.legal(seat)
    if not copy.can_take_back(seat):
        try:
            copy.take_back(seat)
        except Illegal:
            pass
        else:
            yield Message("conformance-takes-back-nothing", {"seat": seat + 1})
            return
        if copy.digest() != before or copy.legal(seat) != legal:
            yield Message("conformance-refusal-changes")
    expected = uncommitted(state, seat)
    copy.apply(seat, action)
    if not waits(copy, seat, len(state.stack)):
        return
    copy.take_back(seat)
    if copy.digest() not in expected or not copy.legal(seat):
        yield Message("conformance-take-back", {"action": _words(state, action)})


def waits(state: State, seat: int, decisions: int) -> bool:
    """Whether what the seat has just chosen, with so many decisions on the stack, waits and can be taken back.

    It does not if it was carried out at once, though there may be something else to take back: whoever is ready to end
    a trade may be asked in between, and can still withdraw being ready afterwards.
    """
    return len(state.stack) >= decisions and state.can_take_back(seat)


def uncommitted(state: State, seat: int) -> set[str]:
    """Where taking back the next commitment may lead: here, or to before an earlier part of the same commitment."""
    positions = {state.digest()}
    if state.can_take_back(seat):
        copy = state.clone(Rng(0))
        copy.take_back(seat)
        positions.add(copy.digest())
    return positions


def undone(match: Match, seat: int, before: str) -> Problems:
    """Undoing the last action gives the position before it."""
    if match.can_undo(seat) and match.at(len(match.actions) - 1).digest() != before:
        yield Message("conformance-undo", {"action": match.actions[-1]})


def readable(state: State, seat: int, reader: Proofreader, rules: set[str]) -> Problems:
    """Prompt, offers and refusals of a seat are complete, and say what they say in every language."""
    prompt = state.prompt(seat)
    if prompt is None:
        yield Message("conformance-no-prompt", {"seat": seat + 1})
        return
    yield from reader.problems(prompt.text)
    yield from anchor(prompt.rule, rules)
    offers, catalogue = state.offers(seat), state.game.catalogue
    if [offer.action for offer in offers] != state.legal(seat):
        yield Message("conformance-offers", {"seat": seat + 1})
    for offer in offers:
        if offer.notation != catalogue.notations[offer.action]:
            yield Message("conformance-notation", {"action": offer.notation})
        for message in (offer.text, *offer.notes):
            yield from reader.problems(message)
    refusals = state.refusals(seat)
    for refusal in refusals:
        yield from reader.problems(refusal.reason)
        yield from anchor(refusal.rule, rules)
    touched = {component for offer in offers for component in offer.touches}
    touched |= {component for refusal in refusals for component in refusal.touches}
    for component in sorted(touched):
        yield from reader.problems(state.game.name_of(component))


def conserved(start: dict[str, int], state: State) -> Problems:
    """No component appears or vanishes."""
    now = state.inventory()
    for component in sorted(start.keys() | now.keys()):
        if start.get(component, 0) != now.get(component, 0):
            counts = {"before": start.get(component, 0), "now": now.get(component, 0)}
            yield Message("conformance-inventory", {"component": component, **counts})


# At the end of a game


def narrated(match: Match, seat: int, reader: Proofreader) -> Problems:
    """The whole journal of a seat can be told; a player is not told again what spectators read in the same words."""
    state = match.state
    for event in state.journal.events if state.journal is not None else []:
        seen = event.seen_by(seat) if seat == SPECTATOR or (event.told(seat) and not event.told(SPECTATOR)) else None
        if seen is not None:
            yield from reader.problems(state.narrate(seen))


def ranked(state: State, reader: Proofreader) -> Problems:
    """The final standings name every seat, add up, and rank by score and tie-break."""
    result = state.result()
    if result is None:
        yield Message("conformance-no-result")
        return
    standings = result.standings
    if [standing.seat for standing in standings] != list(range(state.players)):
        yield Message("conformance-result-seats")
        return
    for standing in standings:
        who: Args = {"seat": standing.seat + 1}
        above = sum((other.score, other.tie_break) > (standing.score, standing.tie_break) for other in standings)
        if standing.rank != above + 1:
            yield Message("conformance-result-rank", {**who, "rank": standing.rank, "expected": above + 1})
        if sum(standing.breakdown.values()) != standing.score:
            yield Message("conformance-result-sum", who)
        if tuple(standing.breakdown) != state.game.categories:
            yield Message("conformance-result-categories", who)
    for category in state.game.categories:
        yield from reader.problems(state.game.name_of(f"score-{category}"))


def replays(match: Match, marks: dict[int, str]) -> Problems:
    """The record, written and read again, leads to the same position and tells the same story."""
    record = match.record()
    if Record.read(msgspec.json.encode(record)) != record:
        yield Message("conformance-record")
    try:
        again = replay(record, match.game)
    except EcumeneError as error:
        yield Message("conformance-replay", {"reason": error.reason, "number": _first_difference(match, marks)})
        return
    events = again.state.journal.events if again.state.journal is not None else []
    if match.state.journal is not None and events != match.state.journal.events:
        yield Message("conformance-replay-journal")


def _first_difference(match: Match, marks: dict[int, str]) -> int:
    """After how many actions a replay is first seen to differ from the digests noted during the game."""
    again = Match(match.game, match.state.players, match.options, match.seed, rules=match.state.rules)
    for number, line in enumerate(match.actions):
        if number in marks and again.state.digest() != marks[number]:
            return number
        try:
            again.enter(line)
        except EcumeneError:
            return number + 1
    return len(match.actions)


def _words(state: State, action: int | str) -> str:
    in_catalogue = isinstance(action, int) and 0 <= action < len(state.game.catalogue)
    return str(state.game.catalogue[int(action)]) if in_catalogue else str(action)
