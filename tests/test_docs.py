"""What the pages tell is so: every command can be given as it is printed, every link leads somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from ecumene.cli.parser import COMMANDS, parse
from ecumene.cli.words import Voice

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("bench/*.md")),
]


def printed_commands() -> list[str]:
    """Lines of the pages that call the program; what follows after a wide gap is a remark."""
    lines = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    calls = (re.match(r"(?:\.venv/bin/)?ecumene (\S.*)", line) for line in lines)
    return sorted({re.split(r"\s{3,}", call[1])[0] for call in calls if call is not None})


@pytest.mark.parametrize("command", printed_commands())
def test_a_printed_command_can_be_given(command: str) -> None:
    parsed = parse(shlex.split(command, comments=True), Voice("en"))
    assert parsed.command in COMMANDS


def test_every_command_is_explained() -> None:
    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `ecumene ([\w-]+)", page, re.MULTILINE)) == set(COMMANDS)


def test_every_target_of_make_that_is_printed_is_there() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    told = {target for page in PAGES for target in re.findall(r"`make ([a-z]+)", page.read_text(encoding="utf-8"))}
    assert told
    assert told <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    lost = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not lost
