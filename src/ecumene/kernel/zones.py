# Compiled by mypyc where a C compiler is present.
"""Places where components lie, and what a seat cannot know of them."""

from __future__ import annotations

from ecumene.kernel.rng import Rng


class Hidden:
    """Everything a seat cannot know: gathered from all places where it lies face down, and dealt out again.

    Components with the same back cannot be told apart until they are seen. What is dealt depends on which components
    are hidden and on how many lie where, not on which of them really lies where.
    """

    def __init__(self, backs: list[int]) -> None:
        self.backs = backs  # the back of every component, by number
        self._places: list[list[int]] = []
        self._slots: list[int] = []
        self._only: list[list[bool]] = []
        self._worth: list[list[int]] = []

    def add(
        self,
        place: list[int],
        known: list[int] | None = None,
        only: list[bool] | None = None,
        worth: list[int] | None = None,
    ) -> None:
        """A place whose components the seat cannot see, but for the ``known`` ones among them.

        ``only`` (by component) says which of them may lie there, if not any: such places are filled first. A place
        with ``worth`` (by component) is filled next, with the best that is left.
        """
        seen = known[:] if known is not None else []
        for slot in range(len(place)):
            if place[slot] in seen:
                seen.remove(place[slot])
            else:
                self.add_slot(place, slot, only, worth)

    def add_slot(
        self, place: list[int], slot: int, only: list[bool] | None = None, worth: list[int] | None = None
    ) -> None:
        """One component of a place."""
        self._places.append(place)
        self._slots.append(slot)
        self._only.append(only if only is not None else [])
        self._worth.append(worth if worth is not None else [])

    def deal(self, rng: Rng) -> None:
        """Deal out again what was gathered, back by back."""
        pools: dict[int, list[int]] = {}
        for i in range(len(self._places)):
            component = self._places[i][self._slots[i]]
            pools.setdefault(self.backs[component], []).append(component)
        for back in sorted(pools):
            pools[back].sort()
            rng.shuffle(pools[back])
        for turn in range(3):
            for i in range(len(self._places)):
                if self._turn(i) == turn:
                    place, slot = self._places[i], self._slots[i]
                    place[slot] = _draw(pools[self.backs[place[slot]]], self._only[i], self._worth[i])

    def _turn(self, i: int) -> int:
        """When a slot is filled: first where not all may lie, then where the best should lie, then the others."""
        return 0 if self._only[i] else 1 if self._worth[i] else 2


def _draw(pool: list[int], only: list[bool], worth: list[int]) -> int:
    """The next component that may lie there, the best one if it matters."""
    found = -1
    for i in range(len(pool) - 1, -1, -1):
        if only and not only[pool[i]]:
            continue
        if found < 0 or (worth and worth[pool[i]] > worth[pool[found]]):
            found = i
        if not worth:
            break
    return pool.pop(found)


def count(counts: dict[str, int], names: list[str]) -> None:
    """Add what lies in a place to an inventory."""
    for name in names:
        counts[name] = counts.get(name, 0) + 1
