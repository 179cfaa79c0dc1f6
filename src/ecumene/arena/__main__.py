"""``python -m ecumene.arena``: the arena's commands on their own."""

from __future__ import annotations

import sys

from ecumene.arena import cli
from ecumene.cli.parser import Parser
from ecumene.cli.words import Voice, choose_language
from ecumene.kernel import EcumeneError


def main(given: list[str]) -> int:
    voice = Voice(choose_language(given))
    parser = Parser(prog="python -m ecumene.arena")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, add in cli.PARSERS.items():
        add(commands.add_parser(name, help=voice.words(f"cli-about-{name}")), voice)
    arguments = parser.parse_args(given)
    try:
        return int(getattr(cli, arguments.command)(arguments, voice))
    except EcumeneError as error:
        voice.complain(error.reason)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
