"""What the conformance kit found out: how often each promise was put to the test, and where it was broken."""

from __future__ import annotations

import msgspec

from ecumene.kernel.messages import Message

#: The promises of every game, in the order of the report.
PROMISES = (
    "notation", "legal", "guards", "refusals", "clones", "take_back", "discretion", "sampling", "texts", "conservation",
    "termination", "results", "replay",
)  # fmt: skip

#: How many failures of one kind are kept; they are all counted.
MOST_ALIKE = 3


class Failure(msgspec.Struct, frozen=True):
    """A broken promise: in which game, after how many actions, and what was seen."""

    promise: str
    players: int
    seed: str
    action: int
    what: Message


class Report(msgspec.Struct):
    """The findings over many games. ``failures`` holds the first few of each kind, ``failed`` counts them all."""

    game: str
    games: int = 0
    actions: int = 0
    longest: int = 0
    inventory: int = 0  # how many kinds of components are counted for conservation
    checked: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PROMISES, 0))
    failed: int = 0
    failures: list[Failure] = msgspec.field(default_factory=list)
    #: Rule anchors that prompts and refusals pointed at.
    rules: set[str] = msgspec.field(default_factory=set)
    #: For each hidden fact: in how many samples it was there, and in how many it differed from the truth.
    variation: dict[str, list[int]] = msgspec.field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return self.failed == 0

    def count(self, promise: str, times: int = 1) -> None:
        self.checked[promise] += times

    def fail(self, failure: Failure) -> None:
        self.failed += 1
        self._keep(failure)

    def _keep(self, failure: Failure) -> None:
        kind = (failure.promise, failure.what.id)
        if sum((kept.promise, kept.what.id) == kind for kept in self.failures) < MOST_ALIKE:
            self.failures.append(failure)

    def note_variation(self, fact: str, varied: bool) -> None:
        seen = self.variation.setdefault(fact, [0, 0])
        seen[0] += 1
        seen[1] += varied

    def add(self, other: Report) -> None:
        """Take in the findings over further games."""
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.inventory = max(self.inventory, other.inventory)
        for promise, times in other.checked.items():
            self.count(promise, times)
        self.failed += other.failed
        for failure in other.failures:
            self._keep(failure)
        self.rules |= other.rules
        for fact, (samples, varied) in other.variation.items():
            seen = self.variation.setdefault(fact, [0, 0])
            seen[0] += samples
            seen[1] += varied
