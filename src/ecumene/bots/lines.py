"""The ways to a program of others, whole lines out and in: the pipes of a process, or a WebSocket it listens at."""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import socket
import struct
import subprocess
import tempfile
import time
from importlib import import_module
from typing import Any, Protocol

from ecumene.bots.protocol import GREETING_SECONDS, Fault
from ecumene.kernel import Message

_LONGEST_LINE = 1 << 20
_LAST_WORDS = 4096  # bytes of what a program complained about before it ended


class Line(Protocol):
    """Both ways raise ``TimeoutError`` when the time (of the monotonic clock) has come, and ``Fault``."""

    def send(self, line: bytes, end: float) -> None: ...

    def receive(self, end: float) -> bytes: ...

    def close(self) -> None: ...


def line_to(address: str) -> Line:
    """A program by its command, or by the address it listens at."""
    return Wire(address) if address.startswith(("ws://", "wss://")) else Pipes(address)


class Wire:
    """A program that listens at a WebSocket: a text is a line."""

    def __init__(self, address: str) -> None:
        try:
            connect = import_module("websockets.sync.client").connect
            self._kept = contextlib.ExitStack()
            called = connect(address, open_timeout=GREETING_SECONDS, close_timeout=1.0, max_size=_LONGEST_LINE)
            self._socket: Any = self._kept.enter_context(called)
        except ImportError:
            raise Fault(Message("bots-no-websockets"), final=True) from None
        except Exception as error:  # noqa: BLE001  (whatever a stranger's address leads to)
            raise Fault(Message("bots-not-reached", {"problem": str(error)[:160]}), final=True) from None

    def send(self, line: bytes, end: float) -> None:
        """Whoever does not read must not make us wait for ever: the system gives up when the time has come."""
        seconds, part = divmod(max(0.01, end - time.monotonic()), 1.0)
        try:
            patience = struct.pack("ll", int(seconds), int(1e6 * part))
            self._socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, patience)
            self._socket.send(line.decode())
        except Exception as error:  # noqa: BLE001
            if time.monotonic() >= end:
                raise Fault(Message("bots-not-reading"), final=True) from None
            raise Fault(Message("bots-line-lost", {"problem": str(error)[:160]}), final=True) from None

    def receive(self, end: float) -> bytes:
        try:
            said = self._socket.recv(timeout=max(0.0, end - time.monotonic()))
        except TimeoutError:
            raise
        except Exception as error:  # noqa: BLE001
            raise Fault(Message("bots-line-lost", {"problem": str(error)[:160]}), final=True) from None
        return said.encode() if isinstance(said, str) else bytes(said)

    def close(self) -> None:
        self._kept.close()


class Pipes:
    """The pipes to a program: whole lines out, whole lines in, with a deadline (``TimeoutError``)."""

    def __init__(self, command: str) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  (closed by close)
        try:
            # In a session of its own: Ctrl-C is for us, and all it started can be ended with it.
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._complaints.close()
            raise Fault(Message("bots-not-started", {"problem": str(error)[:160]}), final=True) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._buffer = b""

    def send(self, line: bytes, end: float) -> None:
        """Write a line; a program that does not read what it is asked must not make us wait for ever."""
        rest = line + b"\n"
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while rest:
                ready = self._wait(end)
                if self._out in ready:
                    self._read()
                if self._in in ready:
                    rest = rest[os.write(self._in.fileno(), rest) :]
        except TimeoutError:
            raise Fault(Message("bots-not-reading"), final=True) from None  # half a question was written
        except BrokenPipeError:
            pass  # it has ended: whatever it said before is still to be read, and then its end is noticed
        finally:
            self._selector.unregister(self._in)

    def receive(self, end: float) -> bytes:
        while b"\n" not in self._buffer:
            self._wait(end)
            self._read()
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _wait(self, end: float) -> set[Any]:
        ready = self._selector.select(max(0.0, end - time.monotonic()))
        if not ready:
            raise TimeoutError
        return {key.fileobj for key, _ in ready}

    def _read(self) -> None:
        piece = os.read(self._out.fileno(), 65536)
        if not piece:
            raise self._gone()
        self._buffer += piece
        if len(self._buffer) > _LONGEST_LINE and b"\n" not in self._buffer:
            raise Fault(Message("bots-endless"), final=True)

    def _gone(self) -> Fault:
        """What the program left behind: how it ended, and the last it said on standard error."""
        try:
            code = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return Fault(Message("bots-hung-up"), final=True)
        self._complaints.seek(max(0, os.fstat(self._complaints.fileno()).st_size - _LAST_WORDS))
        said = [line.strip() for line in self._complaints.read().decode(errors="replace").splitlines() if line.strip()]
        last: str | Message = said[-1][:160] if said else Message("bots-silent")
        return Fault(Message("bots-gone", {"code": str(code), "problem": last}), final=True)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._in.close()
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._selector.close()
        self._out.close()
        self._complaints.close()
