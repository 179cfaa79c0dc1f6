"""A file system of a few megabytes in a mount namespace of its own, which nobody else sees and which ends with us."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

import psutil  # type: ignore[import-untyped]

#: As root a mount namespace is enough, others need to be root in a user namespace of their own.
_WAYS: tuple[list[str], ...] = ([], ["--user", "--map-root-user"])


@contextmanager
def unwritable(pid: int) -> Iterator[None]:
    """While this lasts, every write of a running process fails, as on a disk that was remounted read-only."""
    _limit_writing(pid, "0")
    try:
        yield
    finally:
        _limit_writing(pid, "unlimited")


def _limit_writing(pid: int, most: str) -> None:
    """The size of files a process may write; set by its own user, who may do so without any privilege."""
    with suppress(psutil.NoSuchProcess):  # it need not survive that
        process = psutil.Process(pid)
        whose = {"user": process.uids().real, "group": process.gids().real} if os.geteuid() == 0 else {}
        command = ["prlimit", f"--pid={pid}", f"--fsize={most}:"]
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True, **whose)
        if done.returncode and process.is_running():
            raise OSError(done.stderr)


class SmallDisk:
    """A tmpfs of ``size`` at ``folder``; ``enter`` is the beginning of a command that sees it."""

    def __init__(self, folder: Path, size: str = "4m") -> None:
        self.folder = folder
        self.enter: tuple[str, ...] = ()
        folder.mkdir(parents=True, exist_ok=True)
        for way in _WAYS:
            self._holder = self._mount(way, size)
            if self._holder is not None:
                known = ["--user", "--preserve-credentials"] if way else []
                self.enter = ("nsenter", "--target", str(self._holder.pid), "--mount", *known, f"--wd={os.getcwd()}")
                return
        raise OSError("no mount namespace to be had here")

    def _mount(self, way: list[str], size: str) -> subprocess.Popen[str] | None:
        if shutil.which("unshare") is None or shutil.which("nsenter") is None:
            return None
        script = f'mount -t tmpfs -o size={size} tmpfs "{self.folder}" && echo ready && exec cat'
        holder = subprocess.Popen(
            ["unshare", "--mount", *way, "sh", "-c", script],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert holder.stdout is not None
        if holder.stdout.readline() == "ready\n":
            return holder
        holder.wait()
        return None

    def inside(self, name: str) -> Path:
        """A file on the small disk, as we reach it from outside."""
        assert self._holder is not None
        return Path(f"/proc/{self._holder.pid}/root{self.folder}/{name}")

    def fill(self) -> None:
        """Leave no room for anything."""
        try:
            with self.inside("filler").open("ab", buffering=0) as filler:
                while filler.write(b"\0" * 4096):
                    pass
        except OSError:
            return

    def room(self) -> None:
        self.inside("filler").unlink(missing_ok=True)

    def remount(self, how: str) -> None:
        """``ro`` or ``rw``; only while nobody has a file open for writing."""
        subprocess.run([*self.enter, "mount", "-o", f"remount,{how}", str(self.folder)], check=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._holder is not None
        assert self._holder.stdin is not None
        self._holder.stdin.close()
        self._holder.wait()
