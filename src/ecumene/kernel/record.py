"""A game on file. The record is the truth: save game, export, bug report and test fixture in one."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec

from ecumene.kernel.errors import BadRecord, EcumeneError, Illegal
from ecumene.kernel.game import Game
from ecumene.kernel.messages import Message
from ecumene.kernel.standings import Result
from ecumene.kernel.state import State

TAKE_BACK = "take back"
FORMAT = 1


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Game, set-up and actions (``"<seat> <notation>"``, seats from 1), and what they must lead to."""

    ecumene: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    actions: list[str]
    checks: str = ""  # four hex digits per action: shows which line was altered
    digest: str = ""
    result: Result | None = None

    def save(self, path: Path) -> None:
        """Write the file in one go: a crash leaves the old one or the new one, never half of it."""
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")
        draft.replace(path)

    @staticmethod
    def load(path: Path) -> Record:
        try:
            return Record.read(path.read_bytes())
        except OSError as error:
            raise BadRecord(
                Message("record-unreadable", {"file": str(path), "problem": error.strerror or ""})
            ) from None

    @staticmethod
    def read(data: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(Message("record-malformed", {"problem": str(error)})) from None
        if record.ecumene != FORMAT:
            raise BadRecord(Message("record-format", {"given": record.ecumene, "known": FORMAT}))
        return record


class Match:
    """A game being played and remembered: a state together with the actions that led to it."""

    def __init__(
        self, game: Game, players: int, options: Any = None, seed: int | str = 0, *, journal: bool = True
    ) -> None:
        self.game = game
        self.options = game.read_options(options)
        self.seed = str(seed)
        self.state: State = game.new(players, self.options, self.seed, journal=journal)
        self.actions: list[str] = []
        #: How many things had been revealed before each action, to know what can be undone.
        self._reveals: list[int] = []

    def play(self, seat: int, action: Any) -> None:
        """Take an action (value, notation or id), or raise ``Illegal`` and change nothing."""
        id = self.state.check(seat, action)
        before = self.state.reveals
        self.state.apply(seat, id)
        self._remember(seat, str(self.game.catalogue[id]), before)

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's unrevealed commitment, or raise ``Illegal`` and change nothing."""
        if not 0 <= seat < self.state.players:
            raise Illegal(Message("no-such-seat", {"seat": seat + 1, "players": self.state.players}))
        before = self.state.reveals
        self.state.take_back(seat)
        self._remember(seat, TAKE_BACK, before)

    def enter(self, line: str) -> None:
        """Play one line of a record."""
        seat, _, notation = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise BadRecord(Message("record-line", {"line": line[:80]}))
        if notation == TAKE_BACK:
            self.take_back(int(seat) - 1)
        else:
            self.play(int(seat) - 1, notation)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action was the last of all and showed nobody anything new.

        What ended the game stands: at the end all may be told.
        """
        if self.state.over or not self.actions or self.actions[-1].endswith(f" {TAKE_BACK}"):
            return False  # undoing a withdrawal would commit the seat anew
        return self._last_seat() == seat and self._reveals[-1] == self.state.reveals

    def without_last(self) -> Match:
        """The match as it was before its last action, from the beginning."""
        earlier = Match(self.game, self.state.players, self.options, self.seed, journal=self.state.journal is not None)
        for line in self.actions[:-1]:
            earlier.enter(line)
        return earlier

    def record(self) -> Record:
        return Record(
            ecumene=FORMAT,
            game=self.game.slug,
            rules=self.game.version,
            players=self.state.players,
            options=msgspec.json.decode(msgspec.json.encode(self.options)),  # as it will be read: no tuples
            seed=self.seed,
            actions=list(self.actions),
            checks=_checks(self.game.slug, self.seed, self.actions),
            digest=self.state.digest(),
            result=self.state.result(),
        )

    def _last_seat(self) -> int:
        return int(self.actions[-1].partition(" ")[0]) - 1

    def _remember(self, seat: int, notation: str, reveals: int) -> None:
        self.actions.append(f"{seat + 1} {notation}")
        self._reveals.append(reveals)


def replay(record: Record, game: Game, *, journal: bool = True, steps: int | None = None) -> Match:
    """Play a record again, wholly or its first ``steps`` actions; raises ``BadRecord`` naming the first wrong one."""
    if record.game != game.slug:
        raise BadRecord(Message("record-game", {"given": record.game[:40], "known": game.slug}))
    if record.rules != game.version:
        raise BadRecord(Message("record-rules", {"given": record.rules, "known": game.version}))
    if record.checks:
        _find_alteration(record)
    match = Match(game, record.players, record.options, record.seed, journal=journal)
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


def _checks(slug: str, seed: str, actions: list[str]) -> str:
    running = zlib.crc32(f"{slug}\n{seed}".encode())
    checks = []
    for line in actions:
        running = zlib.crc32(line.encode(), running)
        checks.append(f"{running & 0xFFFF:04x}")
    return "".join(checks)


def _find_alteration(record: Record) -> None:
    expected = _checks(record.game, record.seed, record.actions)
    if len(expected) != len(record.checks):
        raise BadRecord(Message("record-length", {"actions": len(record.actions), "checks": len(record.checks) // 4}))
    for i, line in enumerate(record.actions):
        if expected[4 * i : 4 * i + 4] != record.checks[4 * i : 4 * i + 4]:
            raise BadRecord(Message("record-altered", {"number": i + 1, "line": line[:80]}))
