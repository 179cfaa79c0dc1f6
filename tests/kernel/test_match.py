"""A match goes back without beginning anew, keeps few checkpoints, and plays by the rules it began under."""

from __future__ import annotations

import gc
import weakref
from typing import Any, ClassVar

import msgspec
import pytest

from ecumene.kernel import (
    Action,
    BadRecord,
    Catalogue,
    Decision,
    Game,
    Match,
    Result,
    Rng,
    State,
    rank,
    replay,
)

LONG = 3000


class Count(Action, frozen=True):
    pass


class Counting(Decision["Tally"]):
    kind = "count"

    def legal(self, state: Tally, seat: int) -> list[int]:
        return [0]

    def answer(self, state: Tally, seat: int, action: int) -> None:
        state.count += state.rules  # that is what has changed between the rules
        state.total += int(state.rng.below(10))
        state.tell("counted", seat, n=state.count)
        if state.count >= LONG:
            state.stack.clear()

    def clone(self) -> Counting:
        return Counting(list(self.seats))


class View(msgspec.Struct, frozen=True):
    count: int


class Tally(State):
    """One seat counts for a very long time; notes how often anybody was asked to do anything."""

    applied = 0
    alive: ClassVar[weakref.WeakSet[Tally]] = weakref.WeakSet()

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.count = 0
        self.total = 0
        Tally.alive.add(self)

    @property
    def game(self) -> Game:
        return GAME

    def apply(self, seat: int, action: int) -> None:
        Tally.applied += 1
        super().apply(seat, action)

    def clone(self, rng: Rng) -> Tally:
        twin = Tally(self.players, rng)
        self.hand_over(twin)
        twin.count, twin.total = self.count, self.total
        return twin

    def scores(self) -> list[dict[str, int]]:
        return [{"count": self.count}]

    def result(self) -> Result | None:
        return rank(self.scores(), [0]) if self.over else None

    def dump(self) -> Any:
        return [self.count, self.total, self.pending()]


class TallyGame(Game):
    slug = "tally"
    version = 2
    players = range(1, 2)
    catalogue = Catalogue(Count)
    view = View
    set_ups = 0

    def blank(self, players: int, rng: Rng) -> Tally:
        return Tally(players, rng)

    def set_up(self, state: Any, options: Any) -> None:
        TallyGame.set_ups += 1
        state.stack.append(Counting([0]))

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {}


GAME = TallyGame()


def counted(actions: int, rules: int = 1) -> Match:
    match = Match(GAME, 1, seed="tally", rules=rules)
    for _ in range(actions):
        match.play(0, "count")
    return match


def test_the_end_opens_whatever_was_hidden() -> None:
    match = counted(LONG - 1)
    before = match.state.reveals
    match.play(0, "count")
    assert match.state.over
    assert match.state.reveals > before


def test_no_way_back_begins_at_the_deal() -> None:
    match = counted(LONG - 1)
    set_ups, farthest = TallyGame.set_ups, 0
    for steps in reversed(range(LONG)):
        Tally.applied = 0
        state = match.at(steps)
        assert isinstance(state, Tally)
        assert state.count == steps
        farthest = max(farthest, Tally.applied)
    assert farthest < LONG // 8
    for left in range(LONG - 2, 0, -1):
        Tally.applied = 0
        match.undo()
        assert Tally.applied < LONG // 8
        assert len(match.actions) == left
    assert TallyGame.set_ups == set_ups


def test_the_next_moment_is_one_action_away() -> None:
    match = counted(60)
    match.at(40)
    for steps in range(41, 60):
        Tally.applied = 0
        assert match.at(steps).dump()[0] == steps
        assert Tally.applied <= 1


def test_what_was_undone_can_be_played_again_with_the_same_luck() -> None:
    match = counted(500)
    total = match.state.dump()
    for _ in range(333):
        match.undo()
    for _ in range(333):
        match.play(0, "count")
    assert match.state.dump() == total
    assert replay(match.record(), GAME).state.dump() == total


def test_however_long_it_is_a_match_keeps_few_copies_of_itself() -> None:
    gc.collect()
    before = len(Tally.alive)
    match = counted(LONG - 1)
    gc.collect()
    assert len(Tally.alive) - before <= 20
    assert not match.state.over


@pytest.mark.parametrize("steps", [-1, 4])
def test_there_is_nothing_before_the_deal_and_after_the_last_action(steps: int) -> None:
    with pytest.raises(IndexError):
        counted(3).at(steps)


def test_the_journal_of_an_earlier_moment_ends_there() -> None:
    match = counted(30)
    past, today = match.at(12).journal, match.state.journal
    assert past is not None
    assert today is not None
    assert past.events == today.events[:12]
    past.tell("elsewhere")
    assert len(today.events) == 30
    silent = Match(GAME, 1, journal=False)
    silent.play(0, "count")
    assert silent.at(0).journal is None


# Rules


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    match = Match(GAME, 1)
    match.play(0, "count")
    assert match.state.scores() == [{"count": 2}]
    assert match.record().rules == 2


def test_a_match_goes_on_by_the_rules_it_began_under() -> None:
    match = counted(5, rules=1)
    record = match.record()
    assert record.rules == 1
    again = replay(record, GAME)
    assert again.state.rules == 1
    assert again.record() == record
    again.undo()
    again.play(0, "count")
    assert again.state.scores() == [{"count": 5}]


@pytest.mark.parametrize("rules", [0, 3])
def test_rules_that_nobody_here_knows_are_refused(rules: int) -> None:
    record = msgspec.structs.replace(counted(2).record(), rules=rules)
    with pytest.raises(BadRecord, match=f"rules version {rules}"):
        replay(record, GAME)


def test_rules_that_were_given_up_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = counted(2, rules=1).record()
    monkeypatch.setattr(TallyGame, "oldest", 2)
    with pytest.raises(BadRecord, match="rules version 1"):
        replay(record, GAME)
