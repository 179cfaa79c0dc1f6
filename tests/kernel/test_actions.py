"""The catalogue: an action as value, notation, JSON and number."""

from __future__ import annotations

import pytest

from ecumene.kernel import Action, Catalogue, Illegal
from tests.kernel.toy import Choose, Contest, Heralds, Yield


class Move(Action, frozen=True):
    unit: str
    steps: int


CATALOGUE = Catalogue([Choose("h1"), Choose("h2"), Contest(), Move("ship", 3)])


def test_an_action_is_found_by_value_notation_and_id() -> None:
    assert CATALOGUE.id(Choose("h2")) == CATALOGUE.id("choose h2") == CATALOGUE.id(1) == 1
    assert CATALOGUE[3] == Move("ship", 3)
    assert len(CATALOGUE) == len(list(CATALOGUE)) == 4


def test_spaces_in_notation_do_not_matter() -> None:
    assert CATALOGUE.id("  move   ship 3 ") == 3


def test_the_class_name_is_the_verb_and_texts_are_what_is_touched() -> None:
    move = Move("ship", 3)
    assert (move.verb, str(move), move.touches()) == ("move", "move ship 3", ("ship",))
    assert (str(Contest()), Contest().touches()) == ("contest", ())


@pytest.mark.parametrize("action", ["", "choose", "choose h3", Yield(), -1, 4, "x" * 500])
def test_an_unknown_action_is_refused(action: Action | str | int) -> None:
    with pytest.raises(Illegal) as refusal:
        CATALOGUE.id(action)
    assert refusal.value.reason.id == "no-such-action"
    assert len(str(refusal.value)) < 200


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="notation"):
        Catalogue([Choose("h1"), Choose("h1")])


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
