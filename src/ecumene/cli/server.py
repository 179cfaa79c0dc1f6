"""``ecumene serve`` and ``ecumene backup``: the server, where it is installed."""

from __future__ import annotations

import argparse
import os
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from importlib import import_module
from threading import Event, Thread
from types import ModuleType

from ecumene.cli.words import Voice
from ecumene.kernel import EcumeneError, Message

#: How long to wait before looking again whether the server answers.
_PATIENCE = 0.1


def serve(arguments: argparse.Namespace, voice: Voice) -> int:
    server = server_module("main")
    port = _free_port(arguments.host, arguments.port)
    with explained(), _announced(arguments.host, port, voice):
        server.serve(arguments.host, port, arguments.workers, arguments.database_url)
    return 0


def _free_port(host: str, port: int) -> int:
    """The port, if nobody has it yet (0: any free one): a neighbour's answer must not be taken for ours."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return int(probe.getsockname()[1])
    except OSError as error:
        reason = Message("cli-error-port", {"address": f"{host}:{port}", "problem": error.strerror or str(error)})
        raise EcumeneError(reason) from None


@contextmanager
def _announced(host: str, port: int, voice: Voice) -> Iterator[None]:
    """While a server runs within: say its address as soon as it answers there."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    stopped = Event()

    def watch() -> None:
        while not stopped.wait(_PATIENCE):
            if _answers(here, port):
                voice.say("cli-serve", style="bold", address=f"http://{f'[{here}]' if ':' in here else here}:{port}")
                return

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        stopped.set()
        watcher.join()


def _answers(host: str, port: int) -> bool:
    with suppress(OSError, HTTPException), closing(HTTPConnection(host, port, timeout=2)) as connection:
        connection.request("GET", "/api/health")
        return connection.getresponse().status == 200
    return False


def backup(arguments: argparse.Namespace, voice: Voice) -> int:
    server = server_module("main")
    with explained():
        server.backup(arguments.file, arguments.database_url)
    voice.say("cli-backup-done", file=str(arguments.file))
    return 0


@contextmanager
def explained() -> Iterator[None]:
    """Whatever a database or a socket has to say, in one line."""
    try:
        yield
    except (EcumeneError, OSError):
        raise
    except Exception as error:
        problem = str(error).partition("\n")[0] or type(error).__name__
        raise EcumeneError(Message("cli-error-server", {"problem": problem})) from error


def server_module(name: str) -> ModuleType:
    """A module of the server; its dependencies are an extra of the package."""
    try:
        return import_module(f"ecumene.server.{name}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ecumene"):
            raise
        raise EcumeneError(Message("cli-error-no-server", {"module": error.name or ""})) from None
