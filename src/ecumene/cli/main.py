"""Entry point: finds the command, and turns everything that can go wrong into one line and an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module

from ecumene.cli.parser import BadUsage, parse
from ecumene.cli.words import Voice, choose_language
from ecumene.kernel import BadRecord, EcumeneError, Message
from ecumene.kernel.garbage import rare_collections

OK, FAILED, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130

Command = Callable[[argparse.Namespace, Voice], int]

#: Where each command lives; imported only when asked for, so that the others start fast.
_MODULES = {
    "play": "ecumene.cli.play",
    "components": "ecumene.cli.components",
    "check": "ecumene.cli.check",
    "bench": "ecumene.cli.bench",
    "replay": "ecumene.cli.records",
    "review": "ecumene.cli.review",
    "simulate": "ecumene.cli.records",
    "arena": "ecumene.cli.arena",
    "duel": "ecumene.cli.arena",
    "ladder": "ecumene.cli.ladder",
    "train": "ecumene.cli.training",
    "positions": "ecumene.cli.records",
    "serve": "ecumene.cli.server",
    "backup": "ecumene.cli.server",
    "tables": "ecumene.cli.hosting",
    "accounts": "ecumene.cli.hosting",
    "announce": "ecumene.cli.hosting",
    "check-tables": "ecumene.cli.hosting",
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command. 0: all is well; 1: a check failed or a record is not what it claims; 2: bad usage."""
    arguments = sys.argv[1:] if arguments is None else arguments
    voice = Voice(choose_language(arguments))
    try:
        code = _run(arguments, voice)
        sys.stdout.flush()
    except KeyboardInterrupt:
        voice.err.print()
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing may be written any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    return code


def _run(arguments: list[str], voice: Voice) -> int:
    try:
        parsed = parse(arguments, voice)
        module = import_module(_MODULES[parsed.command])
        command: Command = getattr(module, parsed.command.replace("-", "_"))
        with rare_collections():
            return command(parsed, voice)
    except (BadUsage, EcumeneError) as error:
        voice.complain(error.reason)
        unreadable = isinstance(error, BadRecord) and error.reason.id == "record-unreadable"
        return FAILED if isinstance(error, BadRecord) and not unreadable else BAD_USAGE
    except BrokenPipeError:
        raise
    except OSError as error:
        voice.complain(Message("cli-error-file", {"file": str(error.filename or ""), "problem": error.strerror or ""}))
        return BAD_USAGE
    except Exception as error:
        if "ECUMENE_TRACE" in os.environ:
            raise
        voice.complain(Message("cli-error-bug", {"error": f"{type(error).__name__}: {error}"}))
        return FAILED
    except SystemExit as leaving:  # argparse, after --help or --version
        return leaving.code if isinstance(leaving.code, int) else OK
