"""``ecumene tables``, ``accounts``, ``announce`` and ``check-tables``: what a host looks after."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from ecumene.cli.parser import BadUsage
from ecumene.cli.server import explained, server_module
from ecumene.cli.words import Voice


def tables(arguments: argparse.Namespace, voice: Voice) -> int:
    admin = server_module("admin").Admin(arguments.database_url)
    with explained():
        if arguments.what == "list":
            for row, seats in admin.tables(arguments.status):
                who = ", ".join(seat.name or seat.level or seat.kind for seat in seats)
                voice.out.print(
                    f"{row.id}  {row.status:8}  {row.game}  {_day(row.moved_at)}  {row.version}  {who}", soft_wrap=True
                )
            return 0
        id = _needed(arguments.id, "ID")
        if arguments.what == "export":
            file = Path(arguments.file or f"{id}.json")
            file.write_bytes(msgspec.json.format(msgspec.json.encode(admin.export(id))))
            voice.say("cli-table-exported", table=id, file=str(file))
        elif arguments.what == "close":
            admin.close(id)
            voice.say("cli-table-closed", table=id)
        else:
            admin.delete(id)
            voice.say("cli-table-deleted", table=id)
    return 0


def accounts(arguments: argparse.Namespace, voice: Voice) -> int:
    admin = server_module("admin").Admin(arguments.database_url)
    with explained():
        if arguments.what == "list":
            for name, since, seen, made in admin.accounts():
                voice.out.print(f"{name}  {_day(since)}  {_day(seen)}  {made}", soft_wrap=True)
            return 0
        name = _needed(arguments.name, "NAME")
        if arguments.what == "password":
            voice.say("cli-password", name=name, password=admin.reset_password(name))
        else:
            admin.delete_account(name)
            voice.say("cli-account-deleted", name=name)
    return 0


def announce(arguments: argparse.Namespace, voice: Voice) -> int:
    with explained():
        server_module("admin").Admin(arguments.database_url).announce(" ".join(arguments.text))
    voice.say("cli-announced")
    return 0


def check_tables(arguments: argparse.Namespace, voice: Voice) -> int:
    """Exit code 1 if any stored game is not what it was."""
    seen = different = 0

    def tell(row: Any, findings: Any) -> None:
        nonlocal seen, different
        seen += 1
        if findings.problem:
            different += 1
            voice.out.print(f"{row.id}  {row.status:8}  {row.game}  {findings.problem}", soft_wrap=True)

    with explained():
        server_module("admin").Admin(arguments.database_url).check(tell)
    voice.say("cli-tables-checked", seen=seen, different=different)
    return 1 if different else 0


def _needed(given: str, name: str) -> str:
    if not given:
        raise BadUsage(name)
    return given


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
