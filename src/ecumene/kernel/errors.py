"""What can go wrong, always with the reason; nothing is half-applied when one of these is raised."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.kernel.messages import Message

#: How a reason is put into words where no front end does it. ``ecumene.locale`` puts its English here.
readers: list[Callable[[Message], str]] = []


class EcumeneError(Exception):
    """Base of all errors that are explained to a person in their language."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return readers[-1](self.reason) if readers else repr(self.reason)


class Illegal(EcumeneError):
    """An action the rules forbid: why, the paragraph of ``docs/rules`` that says so, and what it is short of."""

    def __init__(self, reason: Message, rule: str = "", missing: dict[str, int] | None = None) -> None:
        super().__init__(reason)
        self.rule = rule
        self.missing = missing or {}

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]" if self.rule else super().__str__()


def not_asked(rule: str) -> Illegal:
    """An action that answers some other question."""
    return Illegal(Message("not-asked"), rule)


class BadOptions(EcumeneError):
    """A game that cannot be set up as asked."""


class BadRecord(EcumeneError):
    """A file that is no record, or does not replay to what it claims."""


class UnknownGame(EcumeneError):
    """A game we do not have."""
