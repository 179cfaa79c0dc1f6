"""Discretion: whatever is hidden from a seat is replaced, and nothing the seat is shown may change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ecumene.conformance.promises import Args, Problems, conserved, play_on, random_move, waits
from ecumene.kernel.journal import Journal
from ecumene.kernel.messages import SPECTATOR, Message
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

_LAST_EVENTS = 30
_EXCERPT = 60


def observation(state: State, seat: int) -> Iterator[tuple[str, bytes]]:
    """All that a front end or a bot gets to know at a seat, piece by piece, as bytes."""
    yield "to_move", _bytes(state.to_move())
    yield "view", _bytes(state.view(seat))
    yield "spectator", _bytes(state.view(SPECTATOR))
    yield "legal", _bytes(state.legal(seat))
    yield "prompt", _bytes(state.prompt(seat))
    yield "offers", _bytes(state.offers(seat))
    yield "refusals", _bytes(state.refusals(seat))
    yield "scores", _bytes(state.scores())
    yield "take_back", _bytes(state.can_take_back(seat))
    yield "chosen", _bytes(state.chosen(seat))
    yield "result", _bytes(state.result())


def discreet(state: State, drawn: State, seat: int) -> Problems:
    """A state drawn from what the seat knows looks and sounds the same to it, to the byte."""
    for (piece, true), (_, sampled) in zip(observation(state, seat), observation(drawn, seat), strict=True):
        if true != sampled:
            yield Message("conformance-indiscreet", {"piece": piece, "seat": seat + 1, **_excerpts(true, sampled)})
    journal = state.journal
    events = journal.seen_by(seat, journal.last(seat, _LAST_EVENTS)) if journal is not None else []
    for event in events:
        if state.narrate(event) != drawn.narrate(event):
            yield Message("conformance-narrates-hidden", {"kind": event.kind, "seat": seat + 1})


def samples_knowledge(state: State, drawn: State, seat: int, rng: Rng) -> Problems:
    """A sample depends on what the seat knows and on nothing else, and no component is lost in it."""
    before = state.digest()
    key = f"{rng.word()}"
    if state.sample(seat, Rng(key)).digest() != drawn.sample(seat, Rng(key)).digest():
        yield Message("conformance-sample-leaks", {"seat": seat + 1})
    if state.digest() != before:
        yield Message("conformance-sample-changes")
    if drawn.journal is not None:
        yield Message("conformance-clone-journal")
    if drawn.rng is state.rng:
        yield Message("conformance-clone-foresees")
    if state.game.hidden == () and drawn.digest() != before:
        yield Message("conformance-sample-invents", {"seat": seat + 1})
    yield from conserved(state.inventory(), drawn)


def plays_to_the_end(drawn: State, seat: int, rng: Rng, limit: int) -> Problems:
    """A sampled state is a game like any other."""
    copy = drawn.clone(rng.fork())
    play_on(copy, rng, limit)
    if not copy.over or copy.result() is None:
        yield Message("conformance-sample-endless", {"seat": seat + 1})


def quiet_actions(state: State, drawn: State, seat: int, rng: Rng) -> Problems:
    """The same action in the true and in a sampled state: unless something is revealed, the seat sees no difference.

    And where its view shows no difference, its journal tells none.
    """
    mover, action = random_move(state, rng)
    if action not in drawn.legal(mover):
        return
    key = f"{rng.word()}"
    one, two = state.clone(Rng(key)), drawn.clone(Rng(key))
    reveals = one.reveals, two.reveals
    _play_aloud(one, mover, action)
    _play_aloud(two, mover, action)
    quiet = reveals == (one.reveals, two.reveals)
    words: Args = {"action": str(state.game.catalogue[action]), "seat": seat + 1}
    if one.to_move() != two.to_move():
        # How far another has come with a commitment in several parts is seen when it is complete.
        committed = mover != seat and (one.can_take_back(mover) or two.can_take_back(mover))
        if quiet and not committed:
            yield Message("conformance-unnoticed-reveal", words)
    elif _bytes(one.view(seat)) != _bytes(two.view(seat)):
        if quiet:
            yield Message("conformance-unnoticed-reveal", words)
    # At the end all may be told, even if it comes to the same.
    elif not one.over and _told(one, seat) != _told(two, seat):
        yield Message("conformance-journal-leaks", words)


def quiet_commitments(state: State, rng: Rng) -> Problems:
    """As long as a commitment can be taken back, nobody else can tell which one it is."""
    mover, action = random_move(state, rng)
    legal = state.legal(mover)
    other = legal[rng.below(len(legal))]
    key = f"{rng.word()}"
    one, two = state.clone(Rng(key)), state.clone(Rng(key))
    _play_aloud(one, mover, action)
    _play_aloud(two, mover, other)
    if not (waits(one, mover, len(state.stack)) and waits(two, mover, len(state.stack))):
        return
    watchers = [SPECTATOR, *(seat for seat in range(state.players) if seat != mover)]
    for seat in watchers:
        if _bytes(one.view(seat)) != _bytes(two.view(seat)) or _told(one, seat) != _told(two, seat):
            yield Message("conformance-commitment-shows", {"action": str(state.game.catalogue[action])})
            return


def hidden_facts(state: State, seat: int) -> dict[str, bytes]:
    """The facts that samples for the seat are expected to vary, by name; what is empty now is left out."""
    fields = state.game.hidden
    dump: Any = msgspec.to_builtins(state.dump())
    if fields is None:
        return {f"{state.players}": _bytes(dump)}
    facts: dict[str, bytes] = {}
    for field in fields:
        value = dump[field]
        by_seat = isinstance(value, list) and len(value) == state.players and not isinstance(value[0], int)
        parts = enumerate(value) if by_seat else [(-1, value)]
        for owner, part in parts:
            if part and owner != seat:
                name = f"{field} {owner + 1}" if by_seat else field
                facts[f"{state.players} {seat + 1} {name}"] = _bytes(part)
    return facts


def variation(state: State, drawn: State, seat: int) -> Iterator[tuple[str, bool]]:
    """Which of the facts hidden from a seat differ from the truth in a sample."""
    sampled = hidden_facts(drawn, seat)
    for fact, value in hidden_facts(state, seat).items():
        yield fact, sampled.get(fact) != value


def _play_aloud(state: State, seat: int, action: int) -> None:
    state.journal = Journal()
    state.apply(seat, action)


def _told(state: State, seat: int) -> bytes:
    return _bytes(state.journal.seen_by(seat) if state.journal is not None else [])


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _excerpts(truth: bytes, drawn: bytes) -> dict[str, str]:
    """Where two encodings part."""
    at = next((i for i, (a, b) in enumerate(zip(truth, drawn, strict=False)) if a != b), min(len(truth), len(drawn)))
    start = max(0, at - _EXCERPT // 3)
    return {
        "truth": truth[start : start + _EXCERPT].decode("utf-8", "replace"),
        "drawn": drawn[start : start + _EXCERPT].decode("utf-8", "replace"),
    }
