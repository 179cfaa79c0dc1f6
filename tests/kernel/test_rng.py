"""Randomness: the same numbers everywhere, evenly spread, and streams that say nothing about each other."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel import Rng

KNOWN_WORDS = [5890300, 1918479265, 1923923155, 390611193]
KNOWN_DIGITS = [8, 1, 8, 8, 3, 1, 8, 4, 7, 9, 0, 3]
KNOWN_SHUFFLE = [3, 4, 2, 7, 5, 9, 6, 8, 0, 1]


def reference(a: int, b: int, c: int, counter: int, size: int) -> list[int]:
    """sfc32 as published, in arithmetic modulo 2**32."""
    word = 2**32
    numbers = []
    for _ in range(size):
        out = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ (b // 2**9)
        b = (c * 9) % word
        c = ((c * 2**21) % word + c // 2**11 + out) % word
        numbers.append(out)
    return numbers


def test_known_vector() -> None:
    """Changing these numbers changes every game ever recorded."""
    rng = Rng("ecumene")
    assert [int(rng.word()) for _ in range(4)] == KNOWN_WORDS
    assert [int(rng.below(10)) for _ in range(12)] == KNOWN_DIGITS
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == KNOWN_SHUFFLE


def test_the_algorithm_is_sfc32() -> None:
    import hashlib

    key = hashlib.blake2b(b"7", digest_size=12).digest()
    a, b, c = (int.from_bytes(key[i : i + 4], "little") for i in (0, 4, 8))
    rng = Rng(7)
    assert [int(rng.word()) for _ in range(200)] == reference(a, b, c, 1, 212)[12:]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert [Rng(42).word() for _ in range(3)] == [Rng("42").word() for _ in range(3)]


@given(st.integers(1, 2**32), st.text(max_size=8))
def test_below_stays_below(n: int, seed: str) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(5))


def test_below_is_unbiased_where_a_plain_remainder_is_not() -> None:
    """With three quarters of the range of a word, a remainder would hit the lowest third twice as often."""
    n = 3 * 2**30
    rng = Rng(1)
    low = sum(rng.below(n) < 2**30 for _ in range(3000))
    assert 850 < low < 1150


def test_all_orders_are_equally_likely() -> None:
    rng = Rng(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < times < 145 for times in orders.values())


@given(st.lists(st.integers(), max_size=30), st.integers())
def test_a_shuffle_loses_nothing(cards: list[int], seed: int) -> None:
    shuffled = list(cards)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_nothing_can_be_drawn_from_an_empty_range() -> None:
    with pytest.raises(ValueError, match="empty range"):
        Rng(1).below(0)


def test_a_fork_goes_its_own_way() -> None:
    rng, twin = Rng(9), Rng(9)
    fork = rng.fork()
    ahead = [fork.word() for _ in range(50)]
    twin.fork()
    assert [rng.word() for _ in range(50)] == [twin.word() for _ in range(50)], "using a fork leaves its parent alone"
    assert not set(ahead) & {rng.word() for _ in range(50)}


def test_a_copy_has_the_same_future_and_goes_its_own_way() -> None:
    rng = Rng(9)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(50)]
    assert [rng.word() for _ in range(50)] == ahead
