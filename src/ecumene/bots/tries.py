"""Trying moves out: a few candidates in many worlds, played on by the game's own judgement for some rounds.

For games with many small decisions a round, whose heuristics are `Rounds`. All tries of a decision are compared at the
same moment, the beginning of a later round, by how everybody stands then. Half of the candidates is dropped again and
again, so that the time goes to the close ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ecumene.bots.drawing import drawn
from ecumene.bots.judging import Rounds, lead, lead_value, utility
from ecumene.bots.knowledge import Budget, Knowledge, Watch
from ecumene.bots.search import Analysis, Candidate
from ecumene.bots.simple import mixture
from ecumene.bots.weighed import judgement
from ecumene.kernel import EcumeneError, Game, Message, Rng, State

_LONGEST_TRY = 4000


@dataclass(frozen=True)
class Settings:
    """What can be tuned. ``margin``: how much worse a candidate may look; ``doubt``: tries first sight is worth."""

    candidates: int = 4
    worlds: int = 4  # at most
    rounds: int = 2  # played on before positions are compared
    margin: float = 2.0
    doubt: float = 1.0


class Tries:
    """The tries of one decision."""

    def __init__(
        self, knowledge: Knowledge, settings: Settings, rng: Rng, watch: Watch, *, points: bool = False
    ) -> None:
        self.knowledge = knowledge
        self.seat = knowledge.seat
        self.rounds = rounds_of(knowledge.game, knowledge.players)
        self.settings = settings
        self.rng = rng
        self.watch = watch
        self.points = points
        self.worlds = 0
        #: The world in which all candidates were judged at first.
        self.first_world: State | None = None

    def run(self, keep: int = 1) -> Analysis:
        """All candidates, the best first."""
        entered = self.first_judgement()
        alive = entered[:]
        for number in range(self.settings.worlds):
            if len(alive) < 2 or self.watch.over() or not self.try_world(alive):
                break
            alive.sort(key=lambda candidate: -candidate.worth(self.settings.doubt))
            if number % 2 and len(alive) > max(keep, 2):
                del alive[max(keep, 2, (len(alive) + 1) // 2) :]
        rest = [candidate for candidate in entered if candidate not in alive]
        rest.sort(key=lambda candidate: -candidate.worth(self.settings.doubt))
        return Analysis(alive + rest, self.worlds)

    def first_judgement(self) -> list[Candidate]:
        """The best of each family that looks nearly as good as the best of all, as values between 0 and 1."""
        world = self.knowledge.sample(self.rng.fork())
        self.first_world = world
        actions = world.legal(self.seat)
        worths = self.rounds.worths(world, self.seat, actions)
        order = sorted(range(len(actions)), key=lambda i: -worths[i])
        best = worths[order[0]]
        ahead = lead(self._standings(world), self.seat)
        found: dict[int, Candidate] = {}
        for place in order:
            if worths[place] < best - self.settings.margin or len(found) == self.settings.candidates:
                break
            prior = lead_value(ahead + worths[place] - best, self.rounds.clear_lead)
            found.setdefault(self.rounds.family(world, actions[place]), Candidate(actions[place], prior))
        return list(found.values())

    def try_world(self, alive: list[Candidate]) -> bool:
        """One world for every candidate; all of it is forgotten if the time runs out on the way."""
        world = self.knowledge.sample(self.rng.fork())
        luck = f"{self.rng.word()}.{self.rng.word()}"
        until = self.rounds.clock(world) + self.settings.rounds
        ends: list[State] = []
        for candidate in alive:
            state = world.clone(Rng(luck))
            state.apply(self.seat, candidate.action)
            if not self._go_on(state, until, Rng(f"{luck} choices")):
                return False
            ends.append(state)
        for candidate, state in zip(alive, ends, strict=True):
            candidate.note(self._value(state), state.scores() if self.points else [])
        self.worlds += 1
        self.watch.spend(len(alive))
        return True

    def _go_on(self, state: State, until: int, rng: Rng) -> bool:
        """Everybody plays on by the game's own judgement, until a later round begins."""
        rounds = self.rounds
        for step in range(_LONGEST_TRY):
            if not state.stack or rounds.clock(state) >= until:
                return True
            if step % 16 == 0 and self.watch.over():
                return False
            seat = state.stack[-1].seats[0]
            actions = state.legal(seat)
            state.apply(seat, actions[0] if len(actions) == 1 else likely(rounds, state, seat, actions, rng))
        return True

    def _value(self, state: State) -> float:
        if not state.stack:
            return utility(state, self.seat)
        return lead_value(lead(self._standings(state), self.seat), self.rounds.clear_lead)

    def _standings(self, state: State) -> list[float]:
        return [self.rounds.standing(state, seat) for seat in range(state.players)]


def likely(rounds: Rounds, state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """What a seat does by the game's own judgement."""
    unforeseen = mixture(state, seat, actions)
    if unforeseen:
        return actions[drawn(unforeseen, rng)]
    worths = rounds.worths(state, seat, actions)
    return actions[worths.index(max(worths))]


@cache
def rounds_of(game: Game, players: int) -> Rounds:
    """The game's own judgement, by what was learned. Asked at every decision, and protocols are slow to ask."""
    kit = judgement(game, players)
    if not isinstance(kit, Rounds):
        raise EcumeneError(Message("bots-no-rounds", {"game": game.name_of()}))
    return kit


class TriesBot:
    """Tries its moves out; for games whose heuristics are `Rounds`."""

    instant = False

    def __init__(self, budget: Budget, settings: Settings | None = None) -> None:
        self.budget = budget
        self.settings = settings or Settings()

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        legal = [action for action in knowledge.legal() if action != knowledge.game.catalogue.resigning]
        if len(legal) == 1:
            return legal[0]
        rounds = rounds_of(knowledge.game, knowledge.players)
        world = knowledge.sample(rng.fork())
        if not rounds.worth_trying(world, knowledge.seat):
            return likely(rounds, world, knowledge.seat, legal, rng)
        tries = Tries(knowledge, self.settings, rng, (budget or self.budget).watch())
        return tries.run().candidates[0].action
