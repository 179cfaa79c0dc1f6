"""Names: as they are shown, as they are compared, and what they look like."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from ecumene.server.errors import Refused

LONGEST = 32
#: Signs that show nothing though Unicode does not call them control characters.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
#: More marks than this on one letter are no writing.
_MOST_MARKS = 2


def tidy(name: str) -> str:
    """A name as it is shown: one line, no control characters, no hidden ones, no towers of accents."""
    signs = [" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", name)]
    shown = " ".join("".join(_visible(signs)).split())
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in shown):
        raise Refused(400, "server-empty-name")
    return shown[:LONGEST].rstrip()


def _visible(signs: Iterable[str]) -> Iterable[str]:
    marks = 0
    for sign in signs:
        category = unicodedata.category(sign)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] != "C" and sign not in _BLANK and not _selects(sign) and marks <= _MOST_MARKS:
            yield sign


def _selects(sign: str) -> bool:
    """Whether it only chooses between variants of the sign before it."""
    return 0xFE00 <= ord(sign) <= 0xFE0F or 0xE0100 <= ord(sign) <= 0xE01EF or 0x180B <= ord(sign) <= 0x180F


def as_account(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


def skeleton(name: str) -> str:
    """What a name looks like: names that can be mistaken for each other have the same (by Unicode's data, UTS 39)."""
    plain = unicodedata.normalize("NFKC", name)
    looks = "".join(_prototype(sign) for sign in unicodedata.normalize("NFD", plain))
    return unicodedata.normalize("NFD", "".join(looks.split())).casefold()[:200]


@cache
def _prototype(sign: str) -> str:
    """The sign that stands for all that look like this one. The data leads from each to it, and from it to all."""
    alike = confusables_data.get(sign, ())
    if len(alike) != 1:
        return sign
    other: str = alike[0]["c"]
    return min(sign, other) if len(confusables_data.get(other, ())) == 1 else other


def numbered(name: str, others: Iterable[str]) -> str:
    """The name for somebody at a table where ``others`` sit: who looks like one of them gets a number."""
    taken = {skeleton(other) for other in others if other}
    shown, number = name, 1
    while skeleton(shown) in taken:
        number += 1
        shown = f"{name[: LONGEST - len(str(number)) - 3]} ({number})"
    return shown
