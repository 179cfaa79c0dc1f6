"""Where servers come from: reading all that a server is made of takes longer than anything else it does to begin.

``python nursery.py SOCKET`` reads it once, with all that servers remember of files and types; whoever sends a request
by that socket gets a process of its own, which runs ``run_server.py`` as if it had been started alone. A keeper stands
between, and tells how the server has ended.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

HERE = Path(__file__).parent
RUN_SERVER = str(HERE / "run_server.py")


class Kept:
    """A server that came from the nursery; behaves as its ``Popen`` would."""

    def __init__(self, word: int) -> None:
        self._word = os.fdopen(word, "rb")
        self.pid = int(self._word.readline())
        self._ended: int | None = None

    def poll(self) -> int | None:
        return self._hear(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._hear(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(RUN_SERVER, timeout or 0)
        return code

    def _hear(self, timeout: float | None) -> int | None:
        if self._ended is None and select.select([self._word], [], [], timeout)[0]:
            self._ended = int(self._word.readline())
            self._word.close()
        return self._ended

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """One for all servers of this process; it goes when this process goes."""

    def __init__(self) -> None:
        self._socket, other = socket.socketpair()
        with other:
            command = [sys.executable, __file__, str(other.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[other.fileno()], stdin=subprocess.DEVNULL)
        atexit.register(self._close)

    def _close(self) -> None:
        """Also for the sake of whoever measures: what servers took is known when all between have been waited for."""
        self._socket.close()
        self._process.wait()

    def start(self, arguments: list[str], environment: dict[str, str], log: IO[bytes]) -> Kept:
        hear, tell = os.pipe()
        wish = json.dumps([arguments, environment]).encode()
        socket.send_fds(self._socket, [len(wish).to_bytes(4)], [tell, log.fileno()])
        self._socket.sendall(wish)
        os.close(tell)
        return Kept(hear)


def wait_for_a_wish(door: socket.socket) -> list[str]:
    """Returns in each server's own process only, with what it is to be started with."""
    interrupted = signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        head, fds, *_ = socket.recv_fds(door, 4, 2)
        let_go(0 if head else 2)
        if not head:
            sys.exit()
        size, wish = int.from_bytes(head), b""
        while len(wish) < size:
            wish += door.recv(size - len(wish))
        if os.fork():
            for fd in fds:
                os.close(fd)
            continue
        door.close()
        tell, log = fds
        server = os.fork()
        if server:
            keep(server, tell)
        signal.signal(signal.SIGINT, interrupted)
        os.close(tell)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.close(log)
        arguments, environment = json.loads(wish)
        os.environ.clear()
        os.environ.update(environment)
        time.tzset()
        return list(arguments)


def let_go(seconds: float) -> None:
    """Say goodbye to keepers whose servers have ended, and to those that end within a time."""
    until = time.monotonic() + seconds
    with suppress(ChildProcessError):  # no more of them
        while os.waitpid(-1, os.WNOHANG)[0] or time.monotonic() < until:
            time.sleep(0.01 if seconds else 0)


def keep(server: int, tell: int) -> None:
    """Tell who the server is and how it has ended; nothing else is ever done here."""
    with suppress(OSError):  # nobody may be left to be told
        os.write(tell, f"{server}\n".encode())
        _, status = os.waitpid(server, 0)
        os.write(tell, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def bring_up() -> None:
    """What takes long and is the same for all: pages in their short form, texts, games, the description of the API."""
    from ecumene import games
    from ecumene.server import app, main  # noqa: F401
    from ecumene.server.errors import find_words
    from ecumene.server.settings import Settings

    for slug in games.slugs():
        games.load(slug)
    find_words()
    app.create(Settings(database_url=f"sqlite:///{os.devnull}"))
    gc.collect()
    gc.freeze()  # no server looks through it for garbage again


if __name__ == "__main__":
    bring_up()
    sys.argv = [RUN_SERVER, *wait_for_a_wish(socket.socket(fileno=int(sys.argv[1])))]
    runpy.run_path(RUN_SERVER, run_name="__main__")
