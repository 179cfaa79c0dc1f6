# Compiled by mypyc where a C compiler is present.
"""A small seedable random generator: the same numbers on every platform and in both builds.

The algorithm is sfc32 (three 32-bit words and a counter). Every intermediate value fits in 63 bits, so the
compiled build may use machine integers.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

_Item = TypeVar("_Item")

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 12


class Rng:
    """A stream of random numbers; pass it in, never look one up."""

    __slots__ = ("_a", "_b", "_c", "_counter")

    def __init__(self, seed: int | str) -> None:
        key = hashlib.blake2b(str(seed).encode("utf-8", "surrogatepass"), digest_size=12).digest()
        self._a: i64 = int.from_bytes(key[0:4], "little")
        self._b: i64 = int.from_bytes(key[4:8], "little")
        self._c: i64 = int.from_bytes(key[8:12], "little")
        self._counter: i64 = 1
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self._a
        b = self._b
        c = self._c
        counter = self._counter
        out = (a + b + counter) & _WORD
        self._counter = (counter + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = (((c << 21) | (c >> 11)) + out) & _WORD
        return out

    def below(self, n: i64) -> i64:
        """An unbiased integer in ``range(n)``."""
        if n < 1:
            raise ValueError("cannot draw from an empty range")
        value = self.word()
        if value > _WORD - n:  # one of the last words: those beyond a multiple of n would favour small numbers
            limit = _WORD - (_WORD + 1) % n
            while value > limit:
                value = self.word()
        return value % n

    def shuffle(self, items: list[_Item]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def fork(self) -> Rng:
        """An independent stream whose numbers say nothing about this one's."""
        return Rng(f"{self.word()}.{self.word()}.{self.word()}")

    def copy(self) -> Rng:
        """The same numbers once more from here on. For going back in time; a planner gets a stream of its own."""
        twin = Rng("")
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._counter = self._counter
        return twin
