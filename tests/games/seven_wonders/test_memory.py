"""What a seat knows is kept by every sample, and nothing else is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from ecumene.conformance import random_move
from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.actions import Build, BuildFree
from ecumene.games.seven_wonders.building import build
from ecumene.games.seven_wonders.numbers import CARD_INDEX
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.kernel import SPECTATOR, Rng
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.kit import asked, deal_hands, draw, lively_move, look, names, turn
from tests.games.seven_wonders.retelling import Retelling, Story, committed

#: Boards with powers that show or use hidden cards, for seats and for the Free City.
LINE_UPS = [
    (2, "halicarnassus B, giza A, babylon B"),
    (2, "babylon B, olympia A, halicarnassus B"),
    (2, "rhodes A, halicarnassus A, olympia B"),
    (3, "halicarnassus B, babylon B, olympia A"),
    (4, "babylon B, rhodes B, halicarnassus B, olympia B"),
    (5, "halicarnassus A, giza A, babylon B"),
    (6, "halicarnassus B, babylon B"),
    (7, ""),
]
every_line_up = pytest.mark.parametrize(("players", "boards"), LINE_UPS)


def new_game(players: int, boards: str, seed: str) -> SevenWonders:
    options = {"wonders": boards.split(", ")} if boards else {}
    state = GAME.new(players, options, seed, journal=True)
    assert isinstance(state, SevenWonders)
    return state


def moments(players: int, boards: str, seed: str, every: int) -> Iterator[Story]:
    """A random game, stopping at every so many actions, and whenever somebody digs or plays a seventh card."""
    state = new_game(players, boards, seed)
    story, rng = Story(state, range(players)), Rng(seed)
    while not state.over:
        if len(story.script) % every == 0 or asked(state, state.to_move()[0])[:3] in ("dig", "sev"):
            yield story
        story.play(*lively_move(state, rng))
    yield story


def told(story: Story, sampled: SevenWonders, seat: int) -> tuple[Story, list[bytes]]:
    """The past of a sample played again, and what the seat really saw meanwhile.

    A controller who has chosen for the own city only shows nothing of it: samples leave that out.
    """
    script, seen = list(story.script), list(story.seen[seat])
    if sum(action >= 0 for action in committed(sampled)) < sum(action >= 0 for action in committed(story.state)):
        last = max(i for i, (mover, _) in enumerate(script) if mover != seat)
        del script[last], seen[last + 1]
    return Retelling(sampled).tell(script, [seat]), seen


# Samples fit everything the seat has seen


@every_line_up
def test_a_state_can_tell_its_own_past(players: int, boards: str) -> None:
    """The moves and draws a state keeps lead to where it stands: the ground the next test is built on."""
    for story in moments(players, boards, "own past", every=31):
        again = Retelling(story.state).tell(story.script, range(players))
        assert again.state.digest() == story.state.digest()
        assert again.seen == story.seen


@every_line_up
def test_samples_have_the_past_the_seat_saw(players: int, boards: str) -> None:
    """Played again, a sample shows the seat what it has seen from the first hand on, and ends where it stands."""
    for story in moments(players, boards, "past", every=13 if players < 5 else 29):
        for seat in range(players):
            sampled = draw(story.state, seat, Rng(f"{len(story.script)} {seat}"))
            again, seen = told(story, sampled, seat)
            assert again.state.digest() == sampled.digest()
            assert again.seen[seat] == seen
            assert again.heard(seat) == story.heard(seat)


class Observer:
    """A seat that notes the hands it holds and the cards it sees leave them, and nothing cleverer."""

    def __init__(self, state: SevenWonders, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.age = 0
        self.passed: dict[int, Counter[str]] = {}  # by the seat a hand was dealt to: what it held when last seen
        self.strangers: dict[int, int] = {}  # cards drawn into it since (two players)

    def hand_of(self, holder: int) -> int:
        """To whom the hand was dealt that somebody holds now."""
        step = (self.state.turn - 1) * (-1 if self.state.age == 2 else 1)
        return (holder - step) % self.state.players

    def before_the_turn(self) -> None:
        if self.state.age != self.age:
            self.age = self.state.age
            self.passed, self.strangers = {}, {}
        mine = self.hand_of(self.seat)
        self.passed[mine] = Counter(look(self.state, self.seat).hand or [])
        self.strangers[mine] = 0
        controller = look(self.state).controller
        if controller is not None and controller != self.seat:
            self.strangers[self.hand_of(controller)] = self.strangers.get(self.hand_of(controller), 0) + 1

    def plays(self, mover: int, action: int) -> None:
        """A building is seen by all, one's own card by oneself."""
        value = GAME.catalogue[action]
        hand = self.passed.get(self.hand_of(mover))
        if hand is not None and (mover == self.seat or isinstance(value, Build | BuildFree)):
            card = str(value.touches()[0])
            if hand[card]:
                hand[card] -= 1
            elif mover != self.seat:
                self.strangers[self.hand_of(mover)] -= 1

    def accepts(self, sampled: SevenWonders) -> None:
        """Hands the seat has held contain nothing but what it left in them (and cards drawn since)."""
        for holder in range(sampled.players):
            known = self.passed.get(self.hand_of(holder))
            if known is not None:
                new = Counter(names(sampled.hands[holder])) - known
                assert new.total() <= self.strangers.get(self.hand_of(holder), 0), (holder, new, known)


@pytest.mark.parametrize("players", range(2, 8))
def test_passed_hands_are_remembered(players: int) -> None:
    """At the beginning of every turn, in every sample."""
    state = new_game(players, "", f"passed {players}")
    rng = Rng(f"passed {players}")
    observers = [Observer(state, seat) for seat in range(players)]
    while not state.over:
        if asked(state, state.to_move()[0]) == "choose":
            for observer in observers:
                observer.before_the_turn()
                observer.accepts(state)
                for n in range(2):
                    observer.accepts(draw(state, observer.seat, Rng(n)))
            moves = choose_for_all(state, rng)
            for observer in observers:
                for seat, action in moves:
                    observer.plays(seat, action)
            state.apply(*last_choice(state, rng, moves))
        else:
            state.apply(*random_move(state, rng))


def choose_for_all(state: SevenWonders, rng: Rng) -> list[tuple[int, int]]:
    """All choices of a turn, made on a copy."""
    copy = state.clone(Rng(0))
    now = copy.age, copy.turn
    moves = []
    while not copy.over and (copy.age, copy.turn) == now and copy.stack[-1].kind == "choose":
        move = random_move(copy, rng)
        copy.apply(*move)
        moves.append(move)
    return moves


def last_choice(state: SevenWonders, rng: Rng, moves: list[tuple[int, int]]) -> tuple[int, int]:
    """Make all choices but the last, which shows them."""
    for seat, action in moves[:-1]:
        state.apply(seat, action)
    return moves[-1]


# The discard pile


def test_a_digger_remembers_the_pile() -> None:
    """During the dig the pile is what is seen; afterwards it still holds the rest."""
    looks = 0
    for game in range(6):
        seen: Counter[str] = Counter()
        for story in moments(3, "halicarnassus B, giza A, rhodes A", f"digger {game}", every=9):
            pile = look(story.state, 0).discard_pile
            if pile is not None:
                looks += 1
                seen = Counter(pile)
            for n in range(3):
                drawn = Counter(names(draw(story.state, 0, Rng(n)).discard))
                if pile is not None:
                    assert drawn == seen
                else:
                    assert (seen - drawn).total() <= 1  # the card that was dug up
    assert looks > 5


def test_a_dug_card_came_from_a_face_down_card() -> None:
    """The others see only what was dug up: in every sample it was among the cards discarded before."""
    state = new_game(3, "halicarnassus A, giza A, rhodes A", "dug")
    state.cities[0].stages = 1
    for card in ("foundry", "ore_vein"):
        build(state, 0, CARD_INDEX[card])
    deal_hands(state, "altar theater baths tavern stockade walls palace")
    turn(state, "stage with altar")
    dug = names(state.discard)[0]
    state.play(0, f"dig {dug}")
    for n in range(10):
        sampled = draw(state, 2, Rng(n))
        assert dug in names([move & 255 for move in sampled.moves])
        assert len(sampled.discard) == 1


def test_a_lost_dig_tells_what_the_pile_holds() -> None:
    """When Halicarnassus is not asked, nothing lay there but buildings it has: nobody forgets that."""
    state = new_game(3, "halicarnassus B, giza A, rhodes A", "lost dig")
    for card in ("foundry", "ore_vein"):
        build(state, 0, CARD_INDEX[card])
    deal_hands(state, "altar", "ore_vein baths tavern", "lumber_yard ore_vein stockade")
    turn(state, "stage with altar", "discard ore_vein", "build lumber_yard")
    assert state.to_move() == [0, 1, 2]
    for seat in (0, 2):
        assert {tuple(names(draw(state, seat, Rng(n)).discard)) for n in range(20)} == {("ore_vein",)}
    turn(state)
    for seat in range(3):
        first = [draw(state, seat, Rng(n)).moves[1] & 255 for n in range(20)]
        assert set(names(first)) == {"ore_vein"}


# Samples look the same to the seat, and depend on what it knows alone


@every_line_up
def test_samples_look_the_same_to_the_seat(players: int, boards: str) -> None:
    """View, legal actions, offers, refusals, prompt, scores and narration, to the byte."""
    for story in moments(players, boards, "looks", every=23 if players < 5 else 61):
        state = story.state
        events = state.journal.events if state.journal else []
        for seat in range(players):
            sampled = draw(state, seat, Rng(f"{len(story.script)} {seat}"))
            assert appearance(sampled, seat) == appearance(state, seat)
            for event in filter(None, (event.seen_by(seat) for event in events[-20:])):
                assert sampled.narrate(event) == state.narrate(event)


def appearance(state: SevenWonders, seat: int) -> list[bytes]:
    """All that a front end shows at a seat."""
    asked = seat in state.to_move()
    shown = [state.view(seat), state.view(SPECTATOR), state.legal(seat) if state.stack else [], state.to_move()]
    shown += [state.offers(seat), state.refusals(seat), state.prompt(seat)] if asked else []
    shown += [state.scores(), state.result(), state.can_take_back(seat)]
    return [msgspec.json.encode(piece) for piece in shown]


@every_line_up
def test_a_sample_of_a_sample_is_a_sample(players: int, boards: str) -> None:
    """The same chance leads to the same state, whether drawn from the truth or from another sample."""
    for story in moments(players, boards, "again", every=11):
        state = story.state
        before = state.digest()
        for seat in range(players):
            other = draw(state, seat, Rng("one"))
            from_truth, from_sample = draw(state, seat, Rng("two")), draw(other, seat, Rng("two"))
            assert from_truth.digest() == from_sample.digest()
            assert past(from_truth) == past(from_sample)
            assert from_truth.hands[seat] == state.hands[seat]
        assert state.digest() == before


def past(state: SevenWonders) -> list[list[int]]:
    """What a state remembers beside what lies there."""
    return [state.moves, state.drawn, state.dug]


@pytest.mark.parametrize("players", range(2, 8))
def test_samples_hold_the_same_cards(players: int) -> None:
    """The decks of the ages and the right number of guilds, in as many places as before."""
    for story in moments(players, "", "cards", every=17):
        state = story.state
        for seat in range(players):
            sampled = draw(state, seat, Rng(seat))
            plain, guilds = split(everything(state))
            again, others = split(everything(sampled))
            assert again == plain
            assert others.total() == guilds.total() == len(others)
            assert [len(hand) for hand in sampled.hands] == [len(hand) for hand in state.hands]
            assert (len(sampled.pile), len(sampled.discard)) == (len(state.pile), len(state.discard))
            assert [len(city.tucked) for city in sampled.cities] == [len(city.tucked) for city in state.cities]
            assert sampled.cities[seat].tucked == state.cities[seat].tucked


def everything(state: SevenWonders) -> Counter[str]:
    cards = [card for city in state.cities for card in city.cards + city.tucked]
    return Counter(names(cards + [card for hand in state.hands for card in hand] + state.pile + state.discard))


def split(cards: Counter[str]) -> tuple[Counter[str], Counter[str]]:
    guilds = Counter({card: n for card, n in cards.items() if facts.CARD[card].color == "purple"})
    return cards - guilds, guilds


# What is hidden varies


def test_hidden_hands_vary() -> None:
    """In the first turn nothing is known but the own hand; later only what was never seen varies."""
    state = new_game(4, "", "vary")
    samples = [draw(state, 0, Rng(n)) for n in range(30)]
    for seat in (1, 2, 3):
        assert len({str(sampled.hands[seat]) for sampled in samples}) > 20
    turn(state)
    samples = [draw(state, 0, Rng(n)) for n in range(30)]
    assert len({str(sampled.hands[2]) for sampled in samples}) > 20
    assert {len(sampled.hands[1]) for sampled in samples} == {6}
    assert len({str(sampled.hands[1]) for sampled in samples}) == 1  # just passed on by oneself


def test_cards_discarded_and_tucked_by_others_vary() -> None:
    state = new_game(3, "giza A, rhodes A, ephesus A", "face down")
    turn(state)
    samples = [draw(state, 0, Rng(n)) for n in range(40)]
    assert len({str(sorted(sampled.discard)) for sampled in samples}) > 10
    own = state.discard[0]
    assert all(own in sampled.discard for sampled in samples)


def test_which_guilds_are_in_play_varies() -> None:
    """Nobody knows which guilds stayed in the box before having seen the others."""
    story = next(s for s in moments(3, "", "guilds", every=1) if s.state.age == 3)
    samples = [draw(story.state, 0, Rng(n)) for n in range(40)]
    assert len({tuple(sorted(split(everything(sampled))[1])) for sampled in samples}) > 10


def test_commitments_of_others_vary_and_ones_own_stays() -> None:
    state = new_game(3, "", "commit")
    state.play(0, f"discard {names(state.hands[0])[0]}")
    state.play(1, f"discard {names(state.hands[1])[0]}")
    samples = [draw(state, 0, Rng(n)) for n in range(30)]
    assert {committed(sampled)[0] for sampled in samples} == {committed(state)[0]}
    assert len({committed(sampled)[1] for sampled in samples}) > 5
    assert {committed(sampled)[2] for sampled in samples} == {-1}


def test_two_players_pile_and_draws_vary() -> None:
    """The pile is unknown to both; what the rival drew is unknown until the hand comes round."""
    state = new_game(2, "giza A, rhodes A, ephesus A", "pile")
    samples = [draw(state, 1, Rng(n)) for n in range(30)]
    assert len({str(sampled.pile) for sampled in samples}) > 25
    assert len({sampled.drawn[0] for sampled in samples}) > 5
    samples = [draw(state, 0, Rng(n)) for n in range(30)]
    assert {sampled.drawn[0] for sampled in samples} == {state.drawn[0]}
    assert {str(sampled.hands[0]) for sampled in samples} == {str(state.hands[0])}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_view_tells_the_hands_a_seat_has_seen(players: int) -> None:
    """Every card that is told was seen, and is still there unless it left face down; whoever knows all, is told all."""
    state, rng, complete = new_game(players, "", "hands"), Rng("hands"), 0
    while not state.over:
        for seat in range(players):
            for told in state.view(seat).seen_hands:
                hand = names(state.hands[told.seat])
                assert told.seat != seat
                assert (Counter(told.cards) - Counter(hand)).total() <= told.gone
                complete += told.cards == hand
        assert state.view(SPECTATOR).seen_hands == []
        state.apply(*random_move(state, rng))
    assert complete >= 6  # a hand just passed on is known card by card
