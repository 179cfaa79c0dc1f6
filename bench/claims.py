"""What hints claim, worked out again from the engine: by making the move and looking at the table afterwards.

Only claims about what happens by the move itself are looked at here. What tries show is tried again in
``bench/hints.py``; what Altay and Civilization say besides is worked out again in their tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ecumene.bots.hints import Hint, Suggestion
from ecumene.bots.judging import Milestones, heuristics
from ecumene.kernel import Message, Rng, State
from ecumene.locale import text

#: After so many positions a step that may come later in a turn is not looked for any more.
_POSITIONS = 80
#: Figures that offers call otherwise than views do.
_NAMES = {"culture_rating": "culture", "science_rating": "science"}


def examine(state: State, seat: int, given: Hint, counted: Counter[str]) -> list[str]:
    """Work out again what is claimed of every advised move; what turned out false, in words."""
    wrong = []
    for move in given.moves:
        for reason in move.reasons:
            check = _CHECKS.get(reason.text.id.removeprefix("bots-reason-"))
            verdict = check(state, seat, move, given, reason.text) if check else None
            if verdict is not None:
                counted["claims worked out again"] += 1
            if verdict is False:
                counted["false claims"] += 1
                wrong.append(f"{state.game.slug}: {move.notation}: {text(reason.text)}")
    return wrong


def after(state: State, seat: int, action: int) -> State | None:
    """The table when the move is made, and all who choose at the same time did as little as possible.

    Nothing if something else happened then: the end of an age, of a phase, of the turn.
    """
    if _in_secret(state):
        return None
    then = state.clone(Rng(0))
    asked, waiting = state.stack[-1].kind, [other for other in state.to_move() if other != seat]
    then.apply(seat, action)
    for other in waiting:
        if not then.stack or other not in then.to_move() or then.stack[-1].kind != asked:
            return None
        offers = then.offers(other)
        least = next((offer for offer in offers if offer.verb in ("discard", "sell")), offers[0])
        then.apply(other, least.action)
    kit = heuristics(state.game)
    if not then.stack or (isinstance(kit, Milestones) and kit.milestone(then) != kit.milestone(state)):
        return None
    if getattr(then.view(seat), "step", "") != getattr(state.view(seat), "step", ""):
        return None  # of Hadara: what a step of the epoch begins with, income for example
    return None if waiting and then.stack[-1].kind != asked else then


def _in_secret(state: State) -> bool:
    """Whether somebody has chosen already what happens together with the move."""
    decision = state.stack[-1]
    return any(decision.committed(other) for other in range(state.players))


def figures(state: State, seat: int) -> dict[str, int]:
    """Every number in what the seat sees of itself, by the name of its field."""
    view = msgspec.to_builtins(state.view(seat))
    own = next(
        entry for part in view.values() if isinstance(part, list) and len(part) == state.players
        for entry in part if isinstance(entry, dict) and entry.get("seat") == seat
    )  # fmt: skip
    found: dict[str, int] = {}
    for name, number in (*_numbers(own.get("tracks") or {}), *_numbers(own)):
        found.setdefault(name, number)
    for name in ("food", "resources"):  # of Through the Ages: what is lent for this turn is there to be spent
        found[name] = found.get(name, 0) + found.get(f"lent_{name}", 0)
    return found


def _numbers(part: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Those at the top first."""
    yield from ((name, value) for name, value in part.items() if type(value) is int)
    for name, value in part.items():
        if isinstance(value, dict) and name != "forecast":
            yield from _numbers(value)


def parts(told: object) -> list[Message]:
    """The messages of a listing."""
    assert isinstance(told, Message)
    if told.id != "listing":
        return [told]
    return [*parts(told.args["first"]), *parts(told.args["rest"])]


def _points(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    then = after(state, seat, move.action)
    if then is None:
        return None
    if move.notation.startswith("prepare "):
        return None  # an event that happens then is no part of the claim
    now, before = then.scores()[seat], state.scores()[seat]
    gained = {name: points - before[name] for name, points in now.items()}
    # Coins are not counted before the last age of 7 Wonders and the last epoch of Hadara: they are spent again.
    coins = gained.get("treasury", 0) + gained.get("coins", 0)
    wanted = int(str(told.args["points"])) * (-1 if "lost" in told.id else 1)
    return wanted in (sum(gained.values()), sum(gained.values()) - coins)


def _changes(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    then = after(state, seat, move.action)
    if then is None:
        return None
    named = {text(state.game.name_of(each.what)): each.what for each in state.offer(seat, move.action).changes}
    before, now = figures(state, seat), figures(then, seat)
    seen = []
    for change in parts(told.args["changes"]):
        if change.id != "bots-change":
            continue
        what = change.args["what"]
        assert isinstance(what, Message)
        id = named.get(text(what), "")
        name = _NAMES.get(id, id)
        if name in before and name in now:
            seen.append((change.args["before"], change.args["after"]) == (before[name], now[name]))
    return all(seen) if seen else None


def _next(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    """The step that is named can be taken when the move has been made, or after other steps of the same turn.

    Where there are too many of them to look at, nothing is said.
    """
    step = parts(told.args["steps"])[0] if "steps" in told.args else told.args["step"]
    then = state.sample(seat, Rng("next"))
    then.apply(seat, move.action)
    reached, looked_at = [then], 0
    while reached:
        then = reached.pop(0)
        if not then.stack or seat not in then.to_move():
            continue
        looked_at += 1
        legal = then.legal(seat)
        if step in [then.offer(seat, action).text for action in legal] + [then.describe(seat, each) for each in legal]:
            return True
        if looked_at >= _POSITIONS:
            return None
        for action in legal:
            reached.append(then.clone(Rng(0)))
            reached[-1].apply(seat, action)
    return False


def _leaves(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    rival = given.moves[1 if move is given.moves[0] else 0]
    ends = []
    for action in (move.action, rival.action):
        then = after(state, seat, action)
        if then is None:
            return None
        ends.append(figures(then, seat))
    what = told.args["what"]
    assert isinstance(what, Message)
    id = what.id.partition("-")[2]
    name = _NAMES.get(id, id)
    return None if name not in ends[0] else (ends[0][name], ends[1][name]) == (told.args["own"], told.args["other"])


def _end(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    """Through the Ages: culture and science are those of the player board when the turn is over."""
    then = state.clone(Rng(0))
    before = figures(state, seat)
    then.apply(seat, move.action)
    while not then.over and then.stack[-1].kind == "discards" and then.to_move() == [seat]:
        then.apply(seat, then.legal(seat)[0])  # cards too many go first
    seen = state.view(seat)
    if then.over or then.view(seat).age != seen.age or any(each.wars for each in seen.civilizations):
        return None  # the next player's turn may begin with the end of a war
    now = figures(then, seat)
    hunger = sum(int(str(r.text.args["n"])) for r in move.reasons if r.text.id == "through_the_ages-reason-hunger")
    claimed = {part.id.rpartition("-")[2]: int(str(part.args["n"])) for part in parts(told.args["what"])}
    return (
        now["culture_points"] - before["culture_points"] == claimed.get("culture", 0) - hunger
        and now["science_points"] - before["science_points"] == claimed.get("science", 0)
    )  # fmt: skip


def _kept(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    """Through the Ages: what is kept by passing is there afterwards."""
    then = state.clone(Rng(0))
    then.apply(seat, move.action)
    view = msgspec.json.encode(then.view(seat)).decode()
    return all(f'"{part.id.partition("-")[2]}"' in view for part in parts(told.args["what"]))


def _stages(state: State, seat: int, move: Suggestion, given: Hint, told: Message) -> bool | None:
    then = after(state, seat, move.action)
    if then is None:
        return None
    wonder = next(each for each in then.view(seat).civilizations if each.seat == seat).wonder
    return wonder is not None and wonder.built == told.args["n"]


Check = Callable[[State, int, Suggestion, Hint, Message], bool | None]
_CHECKS: dict[str, Check] = {
    "points-now": _points, "points-lost": _points, "gains": _changes, "costs": _changes, "way": _next, "then": _next,
    "leaves": _leaves, "through_the_ages-reason-end": _end, "through_the_ages-reason-kept": _kept,
    "through_the_ages-reason-stages": _stages,
}  # fmt: skip
