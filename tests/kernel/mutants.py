"""Heralds, broken on purpose in one way each: what the conformance kit must notice, by the message that says so."""

from __future__ import annotations

from itertools import count
from typing import Any, Self

from ecumene.kernel import (
    SPECTATOR,
    Action,
    Catalogue,
    Event,
    Illegal,
    Message,
    Offer,
    Prompt,
    Result,
    Rng,
    Standing,
    State,
)
from tests.kernel.toy import CARDS, YIELD, Answering, Choose, Contest, Heralds, HeraldsState, View, Yield

_clock = count()

MUTANTS: list[tuple[str, Heralds]] = []


def noticed_as(message: str, hidden: tuple[str, ...] | None = Heralds.hidden) -> Any:
    """Enrol a broken state, or a broken game, with the finding it must lead to."""

    def enrol(mutant: Any) -> Any:
        game = Heralds(mutant) if issubclass(mutant, HeraldsState) else mutant()
        game.__class__ = type(mutant.__name__, (type(game),), {"hidden": hidden})
        MUTANTS.append((message, game))
        return mutant

    return enrol


# Notation


class Boxed(Action, frozen=True):
    box: Any

    @classmethod
    def every(cls) -> list[Self]:
        return [cls((1, 2))]


class Gapped(Action, frozen=True):
    card: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls("two  spaces")]


class Void(Action, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("",)


@noticed_as("conformance-json")
class TupleBecomesList(Heralds):
    catalogue = Catalogue(Choose, Contest, Yield, Boxed)


@noticed_as("conformance-crash")
class NotationWithGap(Heralds):
    catalogue = Catalogue(Choose, Contest, Yield, Gapped)


@noticed_as("conformance-touches")
class TouchesNothingWithAName(Heralds):
    catalogue = Catalogue(Choose, Contest, Yield, Void)


class Shifted(Catalogue):
    def id(self, action: Action | str | int) -> int:
        return (super().id(action) + 1) % len(self) if isinstance(action, Action) else super().id(action)


@noticed_as("conformance-notation")
class WrongIds(Heralds):
    catalogue = Shifted(Choose, Contest, Yield)


# Legal actions


@noticed_as("conformance-to-move")
class UnsortedSeats(HeraldsState):
    def to_move(self) -> list[int]:
        return super().to_move()[::-1]


@noticed_as("conformance-legal-owed")
class LegalOutOfTurn(HeraldsState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or ([YIELD] if not self.over else [])


@noticed_as("conformance-legal-twice")
class ListedTwice(HeraldsState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) * 2


@noticed_as("conformance-legal-unknown")
class OutsideTheCatalogue(HeraldsState):
    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), 999] if seat in self.to_move() else []


@noticed_as("conformance-legal-unstable")
class OrderChanges(HeraldsState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:: -1 if next(_clock) % 2 else 1]


@noticed_as("conformance-crash")
class LegalButImpossible(HeraldsState):
    def legal(self, seat: int) -> list[int]:
        missing = [card for card in range(CARDS) if card not in self.hands[seat]]
        legal = super().legal(seat)
        return [*legal, missing[0]] if legal and legal[0] < CARDS else legal


@noticed_as("conformance-dead-end")
class NoWayOut(HeraldsState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return [] if legal == [CARDS, YIELD] and self.round == 2 else legal


# Guards


@noticed_as("conformance-unasked")
class OffersOutOfTurn(HeraldsState):
    def offers(self, seat: int) -> list[Offer]:
        return super().offers(seat) or super().offers(0)


@noticed_as("conformance-no-such-seat")
class ShowsTheHandOfNobody(HeraldsState):
    def view(self, seat: int) -> View:
        return self.look(seat % self.players if seat != SPECTATOR else seat)


@noticed_as("conformance-no-prompt")
class AsksNothing(HeraldsState):
    def prompt(self, seat: int) -> Prompt | None:
        return None


# Refusals


@noticed_as("conformance-accepted")
class EverythingGoes(HeraldsState):
    def check(self, seat: int, action: Any) -> int:
        return super().check(seat, action) if isinstance(action, str) else self.legal(self.to_move()[0])[0]


@noticed_as("conformance-crash")
class RefusesWithoutAReason(HeraldsState):
    def refuse(self, seat: int, action: int) -> Illegal:
        raise KeyError(action)


@noticed_as("conformance-refusal-changes")
class RefusalCostsAPoint(HeraldsState):
    def refuse(self, seat: int, action: int) -> Illegal:
        self.points[seat][0] -= 1
        return super().refuse(seat, action)


@noticed_as("conformance-text")
class RefusesWithoutWords(HeraldsState):
    def refuse(self, seat: int, action: int) -> Illegal:
        return Illegal(Message("heralds-no-words"))


@noticed_as("conformance-anchor")
class RefusesWithoutAnAnchor(HeraldsState):
    def refuse(self, seat: int, action: int) -> Illegal:
        return Illegal(super().refuse(seat, action).reason, "See page 5!")


# Clones


@noticed_as("conformance-clone-differs")
class CloneForgetsPoints(HeraldsState):
    def clone(self, rng: Rng) -> HeraldsState:
        copy = super().clone(rng)
        copy.points = [[0, 0] for _ in self.points]
        return copy


@noticed_as("conformance-clone-foresees")
class CloneForesees(HeraldsState):
    def clone(self, rng: Rng) -> HeraldsState:
        return super().clone(self.rng)


@noticed_as("conformance-clone-journal")
class CloneCarriesTheJournal(HeraldsState):
    def clone(self, rng: Rng) -> HeraldsState:
        copy = super().clone(rng)
        copy.journal = self.journal
        return copy


@noticed_as("conformance-clone-shares")
class CloneSharesHands(HeraldsState):
    def clone(self, rng: Rng) -> HeraldsState:
        copy = super().clone(rng)
        copy.hands = list(self.hands)
        return copy


@noticed_as("conformance-clone-strays")
class CloneGoesItsOwnWay(HeraldsState):
    """What decides a contest is not part of the state."""

    def contest(self, seat: int, answering: Any) -> None:
        super().contest(seat, answering)
        self.points[seat][1] += next(_clock) % 2


# Take back and undo


@noticed_as("conformance-take-back")
class TakesBackAnotherCard(HeraldsState):
    def take_back(self, seat: int) -> None:
        super().take_back(seat)
        self.hands[seat].reverse()


@noticed_as("conformance-takes-back-nothing")
class TakesBackNothing(HeraldsState):
    def take_back(self, seat: int) -> None:
        if self.can_take_back(seat):
            super().take_back(seat)


@noticed_as("conformance-undo")
class UndoesElsewhere(HeraldsState):
    def reveal(self, chosen: list[int]) -> None:
        super().reveal(chosen)
        self.points[0][0] = next(_clock)


# Discretion


@noticed_as("conformance-indiscreet")
class ShowsTheDeck(HeraldsState):
    def look(self, seat: int) -> View:
        view = super().look(seat)
        view.deck = self.deck[-1] if self.deck else 0
        return view


@noticed_as("conformance-indiscreet")
class OffersWhatOthersHold(HeraldsState):
    def prompt(self, seat: int) -> Prompt | None:
        strongest = max((card for hand in self.hands for card in hand), default=0)
        return super().prompt(seat) and Prompt("choose", Message("heralds-ask-choose", {"round": strongest}))


@noticed_as("conformance-indiscreet")
class ScoresHiddenCards(HeraldsState):
    def scores(self) -> list[dict[str, int]]:
        return [{**points, "rounds": sum(hand)} for points, hand in zip(super().scores(), self.hands, strict=True)]


@noticed_as("conformance-narrates-hidden")
class TellsOfTheDeck(HeraldsState):
    def narrate(self, event: Event) -> Message:
        top = self.deck[-1] if self.deck else 0
        return Message("heralds-event-contested", {"player": 1, "card": top})


@noticed_as("conformance-unnoticed-reveal")
class ShowsWithoutSayingSo(HeraldsState):
    def next_round(self) -> None:
        before = self.reveals
        super().next_round()
        self.reveals = before


@noticed_as("conformance-unnoticed-reveal")
class GoesOnWithoutSayingSo(HeraldsState):
    """Whoever holds a strong herald need not choose: that nothing is asked of them shows what they hold."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.stack and self.stack[-1].kind == "choose":
            asked = self.stack[-1].seats[0]
            if max(self.hands[asked]) > CARDS // 2:
                super().apply(asked, self.hands[asked][-1])


@noticed_as("conformance-journal-leaks")
class TellsWhatWasDrawn(HeraldsState):
    def tell_drawn(self, seat: int, card: int) -> None:
        self.tell("contested", seat, f"h{card}")


@noticed_as("conformance-commitment-shows")
class TellsWhatWasChosen(HeraldsState):
    def apply(self, seat: int, action: int) -> None:
        self.tell("contested", seat, f"h{action}")
        super().apply(seat, action)


# Sampling


@noticed_as("conformance-sample-changes")
class SamplingShufflesTheDeck(HeraldsState):
    def sample(self, seat: int, rng: Rng) -> State:
        self.deck.reverse()
        return super().sample(seat, rng)


@noticed_as("conformance-sample-leaks")
class SamplesFromTheTruth(HeraldsState):
    """How the deck is drawn depends on the card that truly lies on top."""

    def forget(self, seat: int, rng: Rng) -> None:
        odd = self.deck[-1] % 2
        super().forget(seat, rng)
        if odd:
            self.deck.reverse()


@noticed_as("conformance-never-varies")
class KnowsTheHands(HeraldsState):
    """Only the deck is redrawn. The view is right, the sample depends on nothing else, and yet every hand is known."""

    def forget(self, seat: int, rng: Rng) -> None:
        rng.shuffle(self.deck)


@noticed_as("conformance-never-varies", hidden=None)
class KnowsEverything(HeraldsState):
    def sample(self, seat: int, rng: Rng) -> HeraldsState:
        self.check_seat(seat)
        return self.clone(rng)


@noticed_as("conformance-sample-invents", hidden=())
class HidesNothing(HeraldsState):
    pass


@noticed_as("conformance-sample-endless")
class SampleNeverEnds(HeraldsState):
    """A sampled game forgets how to count rounds and stops somewhere without a result."""

    def forget(self, seat: int, rng: Rng) -> None:
        super().forget(seat, rng)
        self.round = -7

    def next_round(self) -> None:
        if self.round < 0:
            self.stack.clear()
        else:
            super().next_round()


# Texts


@noticed_as("conformance-text")
class AsksWithoutANumber(HeraldsState):
    def prompt(self, seat: int) -> Prompt | None:
        return super().prompt(seat) and Prompt("choose", Message("heralds-ask-choose"))


@noticed_as("conformance-text")
class TellsOfNobody(HeraldsState):
    def narrate(self, event: Event) -> Message:
        return Message("heralds-event-round", {"player": Message("heralds-nobody"), "card": 1})


@noticed_as("conformance-offers")
class OffersTooLittle(HeraldsState):
    def offers(self, seat: int) -> list[Any]:
        return super().offers(seat)[1:]


# Conservation, termination, results, replay


@noticed_as("conformance-inventory")
class LosesACard(HeraldsState):
    def reveal(self, chosen: list[int]) -> None:
        super().reveal(chosen)
        self.deck.pop()


@noticed_as("conformance-endless")
class NeverEnds(HeraldsState):
    def apply(self, seat: int, action: int) -> None:
        if isinstance(self.stack[-1], Answering):
            self.tell("yielded", seat)
        else:
            super().apply(seat, action)


@noticed_as("conformance-no-result")
class EndsWithoutAResult(HeraldsState):
    def result(self) -> Result | None:
        return None


@noticed_as("conformance-early-result")
class KnowsTheResultBefore(HeraldsState):
    def result(self) -> Result | None:
        self.ended = True
        return super().result()


class _Misjudges(HeraldsState):
    def result(self) -> Result | None:
        result = super().result()
        return Result([self.misjudge(standing) for standing in result.standings]) if result else None

    def misjudge(self, standing: Standing) -> Standing:
        raise NotImplementedError


@noticed_as("conformance-result-seats")
class OneSeatForAll(_Misjudges):
    def misjudge(self, standing: Standing) -> Standing:
        return Standing(0, standing.rank, standing.score, standing.breakdown)


@noticed_as("conformance-result-rank")
class EverybodyIsSecond(_Misjudges):
    def misjudge(self, standing: Standing) -> Standing:
        return Standing(standing.seat, 2, standing.score, standing.breakdown)


@noticed_as("conformance-result-sum")
class GenerousSum(_Misjudges):
    def misjudge(self, standing: Standing) -> Standing:
        return Standing(standing.seat, standing.rank, standing.score + 1, standing.breakdown)


@noticed_as("conformance-result-categories")
class ForgetsContests(_Misjudges):
    def misjudge(self, standing: Standing) -> Standing:
        return Standing(standing.seat, standing.rank, standing.score, {"rounds": standing.score})


@noticed_as("conformance-replay")
class ReplaysElsewhere(HeraldsState):
    def reveal(self, chosen: list[int]) -> None:
        super().reveal(chosen)
        self.points[0][0] += next(_clock) % 2


@noticed_as("conformance-replay-journal")
class TellsAnotherStory(HeraldsState):
    def reveal(self, chosen: list[int]) -> None:
        super().reveal(chosen)
        self.tell("yielded", next(_clock) % 2)
