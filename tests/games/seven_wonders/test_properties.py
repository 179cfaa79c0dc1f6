"""What holds in every game, whoever plays whatever: checked at each decision against the referee."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ecumene.conformance import check, play_on, random_move
from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.kernel import Illegal, Match, Record, Rng, replay
from tests.games.seven_wonders import facts, referee
from tests.games.seven_wonders.kit import look, names, notations

EVERY_COUNT = range(2, 8)


# One by one


def agree_with_the_referee(state: SevenWonders) -> None:
    """The legal lists are complete and sound, without duplicates."""
    for seat in state.to_move():
        listed = notations(state, seat)
        assert len(set(listed)) == len(listed)
        assert set(listed) == referee.legal(state, seat)


def all_cards(state: SevenWonders) -> Counter[str]:
    cards = [card for city in state.cities for card in city.cards + city.tucked]
    return Counter(names(cards + [card for hand in state.hands for card in hand] + state.pile + state.discard))


def conserve_cards(state: SevenWonders) -> None:
    """Exactly the decks of the ages so far are on the table, and the right number of different guilds."""
    cards = all_cards(state)
    marks = len(state.cities)
    guilds = [card for card in cards.elements() if facts.CARD[card].color == "purple"]
    assert len(guilds) == len(set(guilds)) == (marks + 2 if state.age == 3 else 0)
    cards.subtract(guilds)
    assert +cards == Counter(
        fact.id for fact in facts.CARDS if fact.age <= state.age for mark in fact.marks.split() if int(mark) <= marks
    )


def keep_the_cities_in_order(state: SevenWonders) -> None:
    """No debts, no building twice, shields and stages as printed."""
    for seen in look(state).cities:
        assert seen.coins >= 0
        standing = [facts.CARD[card].stands_as() for card in seen.cards]
        assert len(set(standing)) == len(standing)
        assert seen.stages <= len(facts.stages_of(referee.board(seen)))
        assert seen.shields == referee.shields(seen)


def score_as_printed(state: SevenWonders) -> None:
    view = look(state)
    assert state.scores() == [referee.score(view, seat) for seat in range(state.players)]


# Whole games


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_random_game_obeys_the_referee(players: int, side: str) -> None:
    """Legal actions, payments, incomes, cards and scores, at every decision of a whole game."""
    state = GAME.new(players, {"side": side}, f"referee {players}")
    assert isinstance(state, SevenWonders)
    rng = Rng(f"{side} {players}")
    while not state.over:
        agree_with_the_referee(state)
        keep_the_cities_in_order(state)
        conserve_cards(state)
        before = look(state)
        acts = play_the_turn(state, rng)
        assert [city.coins for city in look(state).cities] == referee.coins_after(before, look(state), acts)
        score_as_printed(state)
    conserve_cards(state)


def play_the_turn(state: SevenWonders, rng: Rng) -> dict[int, str]:
    """Carry out the pending decision: what each city did, in notation (a card dug up is built free)."""
    kind = state.stack[-1].kind
    acts: dict[int, str] = {}
    for seat in state.to_move():
        for _ in range(2 if kind == "choose" and state.players == 2 and seat == look(state).controller else 1):
            city = look(state, seat).playing_for
            assert city is not None
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            notation = str(GAME.catalogue[action])
            if kind == "dig" and notation != "dig nothing":
                acts[city] = f"{notation.replace('dig', 'build')} free"
            elif kind in ("choose", "seventh"):
                acts[city] = notation
            state.apply(seat, action)
    return acts


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_conflicts_follow_the_shields(players: int) -> None:
    """Tokens of each age by the shields both neighbours show at its end."""
    state = GAME.new(players, None, f"conflicts {players}")
    assert isinstance(state, SevenWonders)
    rng = Rng(players)
    won, lost = [0] * len(state.cities), [0] * len(state.cities)
    for token in (1, 3, 5):
        age = state.age
        while not state.over and state.age == age and state.stack[-1].kind != "copy":
            state.apply(*random_move(state, rng))
        strength = [referee.shields(city) for city in look(state).cities]
        for i, own in enumerate(strength):
            for other in (strength[i - 1], strength[(i + 1) % len(strength)]):
                won[i] += token * (own > other)
                lost[i] += own < other
        assert [(city.victory_points, city.defeats) for city in look(state).cities] == list(zip(won, lost, strict=True))


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_length_of_a_game(players: int) -> None:
    """Three ages of six turns: eighteen choices each, and what the powers add."""
    match = Match(GAME, players, None, "length")
    play_on_match(match, Rng(0))
    choices = 18 * players + (18 if players == 2 else 0)
    assert choices <= len(match.actions) <= choices + 3 + 3 + 1


def play_on_match(match: Match, rng: Rng) -> None:
    while not match.state.over:
        match.play(*random_move(match.state, rng))


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_replay_is_exact(players: int) -> None:
    """From the file: the same table, story and result."""
    match = Match(GAME, players, None, f"replay {players}")
    play_on_match(match, Rng("replay"))
    record = match.record()
    again = replay(record, GAME)
    assert again.state.digest() == match.state.digest()
    assert again.state.result() == match.state.result()
    assert again.state.journal is not None
    assert match.state.journal is not None
    assert again.state.journal.events == match.state.journal.events
    assert Record.read(msgspec.json.encode(record)) == record


def test_the_conformance_kit_finds_nothing() -> None:
    """The battery every game passes, over a few games of each size."""
    report = check(GAME, EVERY_COUNT, games=12, seed="seven wonders", deep=0.04)
    assert report.failures == []


# Any game, in any order


class AnyGame(RuleBasedStateMachine):
    """Seats choose in any order, take back, try what is forbidden, and look at copies, in games of every size."""

    @initialize(
        players=st.integers(2, 7),
        side=st.sampled_from(["A", "B", "random"]),
        seed=st.integers(0, 10_000),
        opening=st.integers(0, 120),
    )
    def begin(self, players: int, side: str, seed: int, opening: int) -> None:
        self.match = Match(GAME, players, {"side": side}, seed)
        rng = Rng(f"{seed} opening")
        for _ in range(opening):
            if not self.state.over:
                self.match.play(*random_move(self.state, rng))

    @property
    def state(self) -> SevenWonders:
        assert isinstance(self.match.state, SevenWonders)
        return self.match.state

    def going_on(self) -> bool:
        return not self.state.over

    @precondition(going_on)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        """Any seat that owes a decision takes any legal action; a choice can be withdrawn, and all is as before."""
        seat = data.draw(st.sampled_from(self.state.to_move()))
        action = data.draw(st.sampled_from(self.state.legal(seat)))
        before = self.state.digest()
        committed = self.state.can_take_back(seat)
        copy = self.state.clone(Rng(0))
        copy.apply(seat, action)
        if copy.can_take_back(seat) and not committed:
            copy.take_back(seat)
            assert copy.digest() == before
            assert copy.legal(seat) == self.state.legal(seat)
        self.match.play(seat, action)

    @precondition(going_on)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """A commitment withdrawn in the game itself is owed again; where there is none, that is said."""
        seat = data.draw(st.integers(0, self.state.players - 1))
        if self.state.can_take_back(seat):
            self.match.take_back(seat)
            assert seat in self.state.to_move()
            assert not self.state.can_take_back(seat)
        else:
            with pytest.raises(Illegal):
                self.match.take_back(seat)

    @precondition(going_on)
    @rule(data=st.data())
    def try_what_is_forbidden(self, data: st.DataObject) -> None:
        """An action is refused with a reason and changes nothing, and the referee forbids it too."""
        seat = data.draw(st.sampled_from(self.state.to_move()))
        view = look(self.state, seat)
        cards = sorted({*(view.hand or []), *(view.discard_pile or []), "palace"})
        card = data.draw(st.sampled_from(cards))
        shapes = [f"build {card}", f"build {card} free", f"stage with {card}", f"discard {card}", f"dig {card}"]
        notation = data.draw(st.sampled_from(shapes)) + data.draw(st.sampled_from(["", " pay left:2", " pay right:1"]))
        if notation in referee.legal(self.state, seat):
            assert notation in notations(self.state, seat)
            return
        before = self.state.digest()
        with pytest.raises(Illegal) as refusal:
            self.match.play(seat, notation)
        assert str(refusal.value)
        assert self.state.digest() == before

    @precondition(going_on)
    @rule(steps=st.integers(1, 30), seed=st.integers(0, 1000))
    def copy_and_play_on(self, steps: int, seed: int) -> None:
        """A clone is equal and independent, and the same chance gives the same future."""
        before = self.state.digest()
        one, two = self.state.clone(Rng(seed)), self.state.clone(Rng(seed))
        assert one.digest() == before
        for seat, action in play_on(one, Rng(f"moves {seed}"), steps):
            two.apply(seat, action)
        assert one.digest() == two.digest()
        assert self.state.digest() == before

    @precondition(lambda self: self.state.over)
    @rule(seat=st.integers(0, 6))
    def after_the_end(self, seat: int) -> None:
        """Nobody owes anything any more, and the result stands."""
        assert self.state.to_move() == []
        assert not self.state.can_take_back(seat)
        with pytest.raises(Illegal):
            self.match.play(seat, "dig nothing")
        result = self.state.result()
        assert result is not None
        assert [standing.breakdown for standing in result.standings] == self.state.scores()

    @invariant()
    def all_is_in_order(self) -> None:
        keep_the_cities_in_order(self.state)
        conserve_cards(self.state)

    @invariant()
    def the_referee_agrees(self) -> None:
        agree_with_the_referee(self.state)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert replay(self.match.record(), GAME).state.digest() == self.state.digest()


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=25, stateful_step_count=25, deadline=None, derandomize=True)
