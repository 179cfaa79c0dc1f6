"""The catalogue: an action as value, notation, JSON and number."""

from __future__ import annotations

from typing import Annotated, Literal, Self

import msgspec
import pytest

from ecumene.kernel import Action, Catalogue, Illegal, Seat
from ecumene.kernel.actions import NO_ACTION
from tests.kernel.toy import Contest, Heralds, Yield


class Move(Action, frozen=True):
    unit: str
    steps: int

    @classmethod
    def every(cls) -> list[Self]:
        return [cls("ship", 2), cls("ship", 3), cls("cart", 1)]


class Attack(Action, frozen=True):
    rival: Annotated[Seat, (Seat(0), Seat(1))]


class Twice(Action, frozen=True, tag="contest"):
    pass


class Trade(Action, frozen=True):
    goods: Literal["salt", "silk"]
    n: Annotated[int, range(1, 3)]
    rival: Annotated[Seat, (Seat(0), Seat(1))]


CATALOGUE = Catalogue(Contest, Move, Attack)


def test_an_action_is_found_by_value_notation_and_id() -> None:
    assert CATALOGUE.id(Move("ship", 3)) == CATALOGUE.id("move ship 3") == CATALOGUE.id(2) == 2
    assert CATALOGUE[3] == Move("cart", 1)
    assert len(CATALOGUE) == len(list(CATALOGUE)) == 6


def test_a_seat_is_counted_from_one_in_notation_only() -> None:
    assert str(CATALOGUE[5]) == "attack 2"
    assert CATALOGUE[5] == Attack(Seat(1))
    assert msgspec.json.encode(CATALOGUE[5]) == b'{"do":"attack","rival":{"type":"seat","seat":1}}'


def test_integer_tables_follow_from_the_verbs() -> None:
    assert CATALOGUE.ids(Move) == range(1, 4)
    assert CATALOGUE.by(Attack, [Seat(1), Seat(7)]) == [5, NO_ACTION]
    assert CATALOGUE.by_two(Move, ["ship", "cart"], [1, 2, 3]) == [[NO_ACTION, 1, 2], [3, NO_ACTION, NO_ACTION]]
    assert CATALOGUE.verb_of() == [0, 1, 1, 1, 2, 2]
    assert CATALOGUE.named("unit", ["cart", "ship"]) == [NO_ACTION, 1, 1, 0, NO_ACTION, NO_ACTION]


def test_spaces_in_notation_do_not_matter() -> None:
    assert CATALOGUE.id("  move   ship 3 ") == 2


def test_the_class_name_is_the_verb_and_texts_are_what_is_touched() -> None:
    move = Move("ship", 3)
    assert (move.verb, str(move), move.touches()) == ("move", "move ship 3", ("ship",))
    assert (str(Contest()), Contest().touches()) == ("contest", ())


@pytest.mark.parametrize("action", ["", "move", "move ship 1", Yield(), -1, 6, "x" * 500])
def test_an_unknown_action_is_refused(action: Action | str | int) -> None:
    with pytest.raises(Illegal) as refusal:
        CATALOGUE.id(action)
    assert refusal.value.reason.id == "no-such-action"
    assert len(str(refusal.value)) < 200


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="notation"):
        Catalogue(Contest, Twice)


def test_a_state_is_played_by_notation_value_or_id() -> None:
    state = Heralds().new(2, seed=4)
    one, two = state.actions(0)[0], state.actions(1)[0]
    state.play(0, str(one))
    state.play(1, two)
    assert state.to_move() != [0, 1]


def test_illegal_actions_say_why_and_which_rule() -> None:
    state = Heralds().new(2, seed=4)
    held = state.legal(0)
    other = next(card for card in range(20) if card not in held)
    with pytest.raises(Illegal, match=r"is not in your hand\. \[choosing\]"):
        state.play(0, other)
    state.play(0, held[0])
    with pytest.raises(Illegal, match="Seat 1 owes no decision now"):
        state.play(0, held[1])
    with pytest.raises(Illegal, match="There is no seat 5: the table has 2 seats"):
        state.play(4, held[1])


def test_a_state_says_what_it_waits_for() -> None:
    assert repr(Heralds().new(2, seed=4)) == "<heralds, 2 players, choose by 0, 1>"
    assert repr(Heralds()) == "<heralds, 2 to 3 players>"


def test_a_verb_has_an_action_for_every_combination_of_what_its_fields_may_be() -> None:
    notations = [str(action) for action in Trade.every()]
    assert notations[:3] == ["trade salt 1 1", "trade salt 1 2", "trade salt 2 1"]
    assert len(notations) == len(set(notations)) == 8


def test_a_verb_whose_field_does_not_say_what_it_may_be_is_no_verb() -> None:
    class Vague(Action, frozen=True):
        card: str

    with pytest.raises(TypeError, match="card"):
        Catalogue(Vague)
