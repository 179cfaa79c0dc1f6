"""The rules in our own words, to be compared with the games."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "rules"


def rules(slug: str, language: str) -> str:
    return (DOCS / f"{slug}.{language}.md").read_text(encoding="utf-8")


def paragraph(slug: str, language: str, anchor: str) -> str:
    """What follows an anchor."""
    return rules(slug, language).split(f'<a id="{anchor}"></a>')[1]


def rows(slug: str, language: str, anchor: str) -> list[list[int]]:
    """The numbers in the rows of the table that follows an anchor."""
    after = paragraph(slug, language, anchor)
    table = after[after.index("|---") :].split("\n\n")[0].splitlines()[1:]
    return [[int(number) for number in re.findall(r"\d+", row)] for row in table]
