"""Positions for tests: a table after the first round, and what a test wants to lie on it."""

from __future__ import annotations

from ecumene.games.through_the_ages import GAME, actions
from ecumene.games.through_the_ages.action_phase import ActionPhase
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import gain_colony
from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.events import reveal_event
from ecumene.games.through_the_ages.numbers import FIRST_MILITARY, NONE
from ecumene.games.through_the_ages.pacts import make_pact
from ecumene.games.through_the_ages.politics import EnterPolitics
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.statistics import add_card, refresh
from ecumene.games.through_the_ages.technologies import put_into_play
from ecumene.games.through_the_ages.traits import LEADER, TACTIC, TERRITORY, WONDER
from ecumene.games.through_the_ages.wonders import complete_wonder
from ecumene.kernel.rng import Rng


def begin(players: int = 2, *, age: int = 1) -> ThroughTheAges:
    """The first player's second turn, in the action phase; no military cards are in any hand."""
    state = GAME.new(players, {"resignation": False}, seed="kit")
    assert isinstance(state, ThroughTheAges)
    for seat in range(players):
        state.play(seat, "end")
    for civilization in state.civilizations:
        civilization.science_points = civilization.culture_points = 0
        civilization.ledger = [0] * len(civilization.ledger)
    state.age = age
    assert state.to_move() == [0]
    assert state.top().kind == "actions"
    return state


def card(id: str) -> int:
    return NUMBER[id]


def put(state: ThroughTheAges, seat: int, *ids: str) -> Civilization:
    """Put cards into play: technologies, a leader, completed wonders, colonies, a tactic."""
    civilization = state.civilizations[seat]
    for id in ids:
        number = NUMBER[id]
        family = CARDS[number].family
        if family == LEADER:
            assert civilization.leader == NONE
            civilization.leader = number
            add_card(civilization, number, 1)
        elif family == WONDER:
            unfinished, stages = civilization.wonder, civilization.stages
            civilization.wonder, civilization.stages = number, 0
            complete_wonder(state, civilization)
            civilization.wonder, civilization.stages = unfinished, stages
        elif family == TERRITORY:
            gain_colony(state, civilization, number)
        elif family == TACTIC:
            civilization.tactic = number
        else:
            put_into_play(state, civilization, number)
        refresh(state, civilization)
    return ready(state, seat)


def men(state: ThroughTheAges, seat: int, **workers: int) -> Civilization:
    """Workers on cards, put there from the box; the cards are developed if they are not."""
    civilization = state.civilizations[seat]
    for id, number in workers.items():
        civilization.learn(NUMBER[id])
        civilization.workers[NUMBER[id]] = number
    civilization.count_anew()
    refresh(state, civilization)
    return ready(state, seat)


def stock(state: ThroughTheAges, seat: int, food: int = 0, resources: int = 0, science: int = 0) -> Civilization:
    """Stores of exactly this size in tokens worth one, besides a full bank."""
    civilization = state.civilizations[seat]
    civilization.blue = [0] * len(civilization.blue)
    civilization.blue[NUMBER["agriculture"]] = food
    civilization.blue[NUMBER["bronze"]] = resources
    civilization.count_anew()
    civilization.science_points = science
    return ready(state, seat)


def hold(state: ThroughTheAges, seat: int, *ids: str) -> Civilization:
    """Cards in hand, taken earlier."""
    civilization = state.civilizations[seat]
    for id in ids:
        hand = civilization.military_hand if NUMBER[id] >= FIRST_MILITARY else civilization.civil_hand
        hand.append(NUMBER[id])
        hand.sort()
    return ready(state, seat)


def ready(state: ThroughTheAges, seat: int) -> Civilization:
    """Find the legal actions anew after something was changed by hand."""
    if state.stack:
        state.proceed()
    return state.civilizations[seat]


def politics(state: ThroughTheAges, seat: int = 0) -> Civilization:
    """Let the seat have its politics phase."""
    state.stack.clear()
    state.turn = seat
    state.push(ActionPhase(seat))
    state.push(EnterPolitics(seat))
    return ready(state, seat)


def pact(state: ThroughTheAges, id: str, owner: int, partner: int, side: str = "a") -> None:
    """A pact in play; the owner is on the given side."""
    make_pact(state, state.civilizations[owner], NUMBER[id], partner, "ab".index(side))
    ready(state, owner)


def happen(state: ThroughTheAges, id: str, turn: int = 0) -> ThroughTheAges:
    """Let an event be revealed in somebody's turn, and everything happen that needs no decision."""
    state.turn = turn
    state.current.append(NUMBER[id])
    reveal_event(state)
    state.proceed()
    return state


def choose(state: ThroughTheAges, *notations: str) -> ThroughTheAges:
    """Whoever is asked answers, one answer after the other."""
    for notation in notations:
        state.play(state.to_move()[0], notation)
    return state


def offered(state: ThroughTheAges) -> list[str]:
    """All that can be answered now, in notation."""
    return [str(action) for action in state.actions(state.to_move()[0])]


def play_at_random(
    players: int, seed: int | str, *, resignation: bool = False, moves: int | None = None, busy: bool = False
) -> ThroughTheAges:
    """A random game, or its beginning; busy players would rather do something than end their turns."""
    state = GAME.new(players, {"resignation": resignation}, seed=seed)
    assert isinstance(state, ThroughTheAges)
    rng = Rng(f"{seed} at random")
    done = 0
    while not state.over and (moves is None or done < moves):
        choices = state.choices
        if busy and rng.below(10):
            choices = [choice for choice in choices if not isinstance(GAME.catalogue[choice], _IDLE)] or choices
        state.apply(state.to_move()[0], choices[rng.below(len(choices))])
        done += 1
    return state


_IDLE = (
    actions.Pass, actions.End, actions.Decline, actions.Take, actions.Destroy, actions.Disband, actions.Refuse,
    actions.Copy,
)  # fmt: skip


def names_tested(module: dict[str, object]) -> set[str]:
    """The names of all tests of a module without their prefix."""
    return {name.removeprefix("test_") for name in module if name.startswith("test_")}


def a_round(state: ThroughTheAges) -> ThroughTheAges:
    """Nobody does anything until it is the same player's action phase again."""
    seat, round = state.turn, state.round
    while state.round == round or state.turn != seat or state.top().kind != "actions":
        choices = offered(state)
        choose(state, next(line for line in ("end", "pass", "refuse", choices[0]) if line in choices))
    return state
