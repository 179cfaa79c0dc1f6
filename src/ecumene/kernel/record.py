"""A game on file. The record is the truth: save game, export, bug report and test fixture in one."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec

from ecumene.kernel.errors import BadRecord
from ecumene.kernel.messages import Message
from ecumene.kernel.standings import Result

FORMAT = 1
#: Stands in place of an action where a commitment was withdrawn.
TAKE_BACK = "take back"


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
    notes: dict[str, str] = {}  # what somebody says of an action, by its number; nothing follows from it

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


def checks_of(slug: str, seed: str, actions: list[str]) -> str:
    """The checks of a record with these actions."""
    running = zlib.crc32(f"{slug}\n{seed}".encode())
    checks = []
    for line in actions:
        running = zlib.crc32(line.encode(), running)
        checks.append(f"{running & 0xFFFF:04x}")
    return "".join(checks)


def find_alteration(record: Record) -> None:
    """Raise ``BadRecord`` naming the first line that is not what it was when the record was made."""
    expected = checks_of(record.game, record.seed, record.actions)
    if len(expected) != len(record.checks):
        raise BadRecord(Message("record-length", {"actions": len(record.actions), "checks": len(record.checks) // 4}))
    for i, line in enumerate(record.actions):
        if expected[4 * i : 4 * i + 4] != record.checks[4 * i : 4 * i + 4]:
            raise BadRecord(Message("record-altered", {"number": i + 1, "line": line[:80]}))
