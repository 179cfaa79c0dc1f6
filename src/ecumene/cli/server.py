"""``ecumene serve`` and ``ecumene backup``: the server, where it is installed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from ecumene.cli.words import Voice
from ecumene.kernel import EcumeneError, Message


def serve(arguments: argparse.Namespace, voice: Voice) -> int:
    server = _server()
    host = "127.0.0.1" if arguments.host in ("0.0.0.0", "::") else arguments.host
    voice.say("cli-serve", style="bold", address=f"http://{f'[{host}]' if ':' in host else host}:{arguments.port}")
    with _explained():
        server.serve(arguments.host, arguments.port, arguments.workers, arguments.database_url)
    return 0


def backup(arguments: argparse.Namespace, voice: Voice) -> int:
    server = _server()
    with _explained():
        server.backup(arguments.file, arguments.database_url)
    voice.say("cli-backup-done", file=str(arguments.file))
    return 0


@contextmanager
def _explained() -> Iterator[None]:
    """Whatever a database or a socket has to say, in one line."""
    try:
        yield
    except (EcumeneError, OSError):
        raise
    except Exception as error:
        problem = str(error).partition("\n")[0] or type(error).__name__
        raise EcumeneError(Message("cli-error-server", {"problem": problem})) from error


def _server() -> ModuleType:
    """The server's entry points; its dependencies are an extra of the package."""
    try:
        from ecumene.server import main
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ecumene"):
            raise
        raise EcumeneError(Message("cli-error-no-server", {"module": error.name or ""})) from None
    return main
