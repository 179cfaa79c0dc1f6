"""A game being played and remembered: forward action by action, back by way of checkpoints."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple

import msgspec

from ecumene.kernel.errors import BadRecord, EcumeneError
from ecumene.kernel.game import Game
from ecumene.kernel.journal import Journal
from ecumene.kernel.messages import Message
from ecumene.kernel.record import FORMAT, TAKE_BACK, Record, checks_of, find_alteration
from ecumene.kernel.state import State

#: So many checkpoints are kept at most; when there are more, every other one goes.
CHECKPOINTS: Final = 16
#: Actions between two checkpoints at the beginning of a match.
SPACING: Final = 8


class Move(NamedTuple):
    """One action of a match, and where the match stood before it."""

    seat: int
    action: int | None  # None: a commitment was taken back
    reveals: int
    told: int  # length of the journal


class Match:
    """A state together with the actions that led to it. It owns time: it can go back, and show how it was.

    Every so many actions the state is copied, with its true randomness, so that no way back begins at the deal; and
    where somebody looked last, for the next look is often one action further.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Any = None,
        seed: int | str = 0,
        *,
        journal: bool = True,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.seed = str(seed)
        self.state: State = game.new(players, self.options, self.seed, journal=journal, rules=rules)
        self.actions: list[str] = []
        self._moves: list[Move] = []
        #: States after 0, ``_spacing``, 2 ``_spacing``, … actions; nobody ever plays on in them.
        self._checkpoints = [_twin(self.state)]
        self._spacing = SPACING
        #: The moment of the past that was looked at last: after how many actions, and the state, which stays as it is.
        self._bookmark = 0, self._checkpoints[0]

    # Forward

    def play(self, seat: int, action: Any) -> None:
        """Take an action (value, notation or id), or raise ``Illegal`` and change nothing."""
        id = self.state.check(seat, action)
        move = self._move(seat, id)
        self.state.apply(seat, id)
        self._remember(move, self.game.catalogue.notations[id])

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's unrevealed commitment, or raise ``Illegal`` and change nothing."""
        move = self._move(seat, None)
        self.state.take_back(seat)
        self._remember(move, TAKE_BACK)

    def enter(self, line: str) -> None:
        """Play one line of a record."""
        seat, _, notation = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise BadRecord(Message("record-line", {"line": line[:80]}))
        if notation == TAKE_BACK:
            self.take_back(int(seat) - 1)
        else:
            self.play(int(seat) - 1, notation)

    def _move(self, seat: int, action: int | None) -> Move:
        journal = self.state.journal
        return Move(seat, action, self.state.reveals, len(journal.events) if journal else 0)

    def _remember(self, move: Move, notation: str) -> None:
        self.actions.append(f"{move.seat + 1} {notation}")
        self._moves.append(move)
        if len(self.actions) % self._spacing == 0:
            self._checkpoints.append(_twin(self.state))
            if len(self._checkpoints) > CHECKPOINTS:
                del self._checkpoints[1::2]
                self._spacing *= 2

    # Back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action was the last of all and showed nobody anything new.

        What ended the game stands: at the end all may be told.
        """
        if self.state.over or not self._moves:
            return False
        last = self._moves[-1]
        if last.action is None:
            return False  # undoing a withdrawal would commit the seat anew
        return last.seat == seat and last.reveals == self.state.reveals

    def shown_since(self, steps: int) -> bool:
        """Whether anything hidden was shown, or a commitment withdrawn, after the first ``steps`` actions."""
        later = self._moves[steps:]
        return any(move.action is None for move in later) or later[0].reveals != self.state.reveals

    def undo(self) -> None:
        """Go back to before the last action."""
        steps = len(self._moves) - 1
        self.state = self.at(steps)
        del self.actions[steps:], self._moves[steps:]
        del self._checkpoints[steps // self._spacing + 1 :]

    def at(self, steps: int) -> State:
        """The game as it was after its first ``steps`` actions: a state of its own, with the journal of that time."""
        if not 0 <= steps <= len(self._moves):
            raise IndexError(steps)
        begun, known = self._nearest(steps)
        state = _twin(known)
        for move in self._moves[begun:steps]:
            if move.action is None:
                state.take_back(move.seat)
            else:
                state.apply(move.seat, move.action)
        self._bookmark = steps, _twin(state)
        if self.state.journal is not None:
            events = self.state.journal.events
            state.journal = Journal(events if steps == len(self._moves) else events[: self._moves[steps].told])
        return state

    def _nearest(self, steps: int) -> tuple[int, State]:
        """The last copy of the game from before the action that follows ``steps``, and after how many it was made."""
        nearest = steps // self._spacing
        if nearest * self._spacing <= self._bookmark[0] <= steps:
            return self._bookmark
        return nearest * self._spacing, self._checkpoints[nearest]

    def decided(self, seat: int) -> int | None:
        """After how many actions the seat was last asked and decided; None: never yet."""
        return next((steps for steps in reversed(range(len(self._moves))) if self._moves[steps].seat == seat), None)

    def move(self, step: int) -> tuple[int, int | None]:
        """Who acted after the first ``step`` actions, and how; None: a commitment was taken back."""
        return self._moves[step].seat, self._moves[step].action

    def told(self, steps: int) -> int:
        """How long the journal was after the first ``steps`` actions."""
        if steps < len(self._moves):
            return self._moves[steps].told
        return len(self.state.journal.events) if self.state.journal else 0

    def steps_of(self, line: int) -> int:
        """After how many actions an event of the journal had happened; 0: it belongs to the set-up."""
        return bisect_right(self._moves, line, key=_told)

    # On file

    def record(self) -> Record:
        return Record(
            ecumene=FORMAT,
            game=self.game.slug,
            rules=self.state.rules,
            players=self.state.players,
            options=msgspec.json.decode(msgspec.json.encode(self.options)),  # as it will be read: no tuples
            seed=self.seed,
            actions=list(self.actions),
            checks=checks_of(self.game.slug, self.seed, self.actions),
            digest=self.state.digest(),
            result=self.state.result(),
        )


def replay(record: Record, game: Game, *, journal: bool = True, steps: int | None = None) -> Match:
    """Play a record again, wholly or its first ``steps`` actions; raises ``BadRecord`` naming the first wrong one."""
    if record.game != game.slug:
        raise BadRecord(Message("record-game", {"given": record.game[:40], "known": game.slug}))
    if not game.oldest <= record.rules <= game.version:
        raise BadRecord(Message("record-rules", {"given": record.rules, "known": game.version}))
    if record.checks:
        find_alteration(record)
    match = Match(game, record.players, record.options, record.seed, journal=journal, rules=record.rules)
    for number, line in enumerate(record.actions[:steps], start=1):
        try:
            match.enter(line)
        except EcumeneError as error:
            raise BadRecord(
                Message("record-action", {"number": number, "line": line[:80], "reason": error.reason})
            ) from None
    if steps is None and record.digest and match.state.digest() != record.digest:
        raise BadRecord(Message("record-digest", {"given": record.digest, "found": match.state.digest()}))
    if steps is None and record.result is not None and match.state.result() != record.result:
        raise BadRecord(Message("record-result"))
    return match


def _told(move: Move) -> int:
    return move.told


def _twin(state: State) -> State:
    """The same state with the same future, but for the journal."""
    return state.clone(state.rng.copy())
