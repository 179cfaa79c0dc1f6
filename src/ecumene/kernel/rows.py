# Compiled by mypyc where a C compiler is present.
"""The places of a row of numbers, laid out one after the other: what an observation for learners is made of."""

from __future__ import annotations


class Places:
    """The names of some places; who adds one is told where it is."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def each(self, names: list[str]) -> int:
        """Several, one by one; the first of them."""
        self.names += names
        return len(self.names) - len(names)

    def words(self, name: str, words: list[str]) -> int:
        """One for each word that ``name`` may be; the first of them."""
        return self.each([f"{name}={word}" for word in words])

    def parts(self, name: str, words: list[str]) -> int:
        """One for each part of ``name``; the first of them."""
        return self.each([f"{name}.{word}" for word in words])


def scaled(number: int, large: float) -> float:
    """A number of any kind, divided by what is large for it."""
    return number / large
