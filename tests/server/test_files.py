"""The database as a file: backups that are checked, for its owner only, one server at a time, no damaged ones."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.cli.main import main
from ecumene.server import sqlite
from ecumene.server.errors import Refused
from ecumene.server.main import serve
from tests.server.full_disk import SmallDisk
from tests.server.serving import Player, Server

STORED = Path(__file__).parent / "fixtures" / "release-0.1.sqlite3"


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(STORED, file)
    return file


def backup(source: Path, target: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["backup", str(target), "--database-url", url(source)])
    return code, capsys.readouterr().err


def test_a_backup_is_compared_before_it_is_called_done(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert backup(stored, copy, capsys)[0] == 0
    with sqlite3.connect(stored) as one, sqlite3.connect(copy) as other:
        assert sqlite.counts(one) == sqlite.counts(other)
    kept = copy.read_bytes()
    monkeypatch.setattr(sqlite, "counts", lambda connection: {"log": connection.total_changes, "x": id(connection)})
    code, said = backup(stored, copy, capsys)
    assert code != 0
    assert "log" in said or "x" in said
    assert copy.read_bytes() == kept  # the one before is still there
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("damage", ["missing", "empty", "foreign", "torn"])
def test_a_database_that_is_none_is_neither_copied_nor_served(
    damage: str, stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(stored, damage)
    code, said = backup(stored, tmp_path / "copy.sqlite3", capsys)
    assert code != 0
    assert len(said.strip().splitlines()) == 1
    assert str(stored) in said.replace("\n", "")
    assert not (tmp_path / "copy.sqlite3").exists()
    if damage != "missing":
        code = main(["serve", "--port", "0", "--database-url", url(stored)])
        said = capsys.readouterr().err
        assert code != 0
        assert len(said.strip().splitlines()) == 1
        assert stored.name in said
        assert {"empty": "is empty", "torn": "is damaged"}.get(damage, "") in said


def spoil(file: Path, damage: str) -> None:
    if damage == "missing":
        file.unlink()
    elif damage == "empty":
        file.write_bytes(b"")
    elif damage == "foreign":
        file.unlink()
        with sqlite3.connect(file) as other:
            other.execute("create table recipes (name text)")
    else:
        content = bytearray(file.read_bytes())
        content[4096:12288] = os.urandom(8192)
        file.write_bytes(content)


def test_a_backup_needs_a_place(stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup(stored, tmp_path / "no" / "such" / "folder.sqlite3", capsys)[0] != 0
    assert backup(stored, tmp_path, capsys)[0] != 0
    code, said = backup(stored, stored, capsys)
    assert code != 0
    assert "itself" in said
    sqlite.examine(stored)


@pytest.mark.parametrize("end", ["", "-wal", "-shm", ".lock"])
def test_a_backup_does_not_overwrite_what_belongs_to_the_database(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], end: str
) -> None:
    link = tmp_path / "link"
    link.symlink_to(stored.parent)
    assert backup(stored, link / f"{stored.name}{end}", capsys)[0] != 0
    sqlite.examine(stored)


def test_a_backup_does_not_draft_onto_the_database(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unlucky = tmp_path / "tables.part"
    stored.rename(unlucky)
    assert backup(unlucky, tmp_path / "tables", capsys)[0] != 0
    sqlite.examine(unlucky)
    unlucky.rename(stored)


def test_a_backup_onto_a_full_disk_is_an_error(stored: Path, tmp_path: Path) -> None:
    try:
        disk = SmallDisk(tmp_path / "disk", "128k")
    except OSError as why:
        pytest.skip(str(why))
    with disk:
        command = [
            sys.executable,
            "-m",
            "ecumene.cli",
            "backup",
            str(disk.folder / "copy"),
            "--database-url",
            url(stored),
        ]
        done = subprocess.run([*disk.enter, *command], capture_output=True, text=True, check=False)
        assert done.returncode != 0
        assert "full" in done.stderr
        assert [entry.name for entry in disk.inside("").iterdir()] == []


def test_only_the_owner_reads_the_database_and_its_copies(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored.chmod(0o644)
    for file in (stored, tmp_path / "new.sqlite3"):
        server = Server(url(file), tmp_path / "log").start()
        Player(server, "Beth").quick("toy", 2)
        parts = list(tmp_path.glob(f"{file.name}*"))
        assert len(parts) == 4  # with the log, its index and the lock
        assert [part.name for part in parts if part.stat().st_mode & 0o077] == []
        server.stop()
    copy = tmp_path / "copy"
    assert backup(stored, copy, capsys)[0] == 0
    assert not copy.stat().st_mode & 0o077


def test_a_second_server_on_one_file_says_so_and_ends(stored: Path, tmp_path: Path) -> None:
    first = Server(url(stored), tmp_path / "log").start()
    second = Server(url(stored), tmp_path / "second")
    assert second.start(wait=False).ended() != 0
    assert "server-database-in-use" in second.log.read_text()
    Player(first, "Beth").quick("toy", 2)
    first.kill()
    Server(url(stored), tmp_path / "third").start().stop()  # a killed one leaves no lock behind


def test_a_half_made_database_never_bears_the_name(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    def broken(draft: Path) -> None:
        draft.write_bytes(b"half")
        raise OSError("the power went")

    with pytest.raises(OSError, match="power"):
        sqlite.make_ready(file, broken)
    assert list(tmp_path.iterdir()) == []


def test_the_database_of_a_newer_release_is_refused(stored: Path) -> None:
    with sqlite3.connect(stored) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(Refused) as refused:
        serve(port=1, database_url=url(stored))
    assert refused.value.reason.id == "server-database-newer"
