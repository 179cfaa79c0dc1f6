"""The game in the terminal: the card row, every civilization in a few lines, one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from ecumene.games.through_the_ages.traits import AGE_NAMES
from ecumene.kernel import Game, Message
from ecumene.locale import text

if TYPE_CHECKING:
    from rich.console import Console

    from ecumene.games.through_the_ages.view import Actions, CivilizationView, View


class Picture:
    """Draws one view in one language."""

    def __init__(self, view: View, game: Game, language: str, console: Console) -> None:
        self.view = view
        self.game = game
        self.language = language
        self.console = console

    def name(self, card: str | None) -> str:
        return text(self.game.name_of(card), self.language) if card else "–"

    def names(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards)

    def label(self, field: str) -> str:
        return text(self.game.name_of(f"field-{field}"), self.language)

    def seat(self, seat: int) -> str:
        return text(Message("seat", {"n": seat + 1}), self.language)

    def say(self, *facts: tuple[str, str | int | None], indent: int = 2) -> None:
        """Facts with their labels in one line; empty ones are left out."""
        line = Text(" " * indent)
        for field, value in facts:
            if value in (None, ""):
                continue
            line.append(" · " if len(line) > indent else "")
            line.append(f"{self.label(field)} ", style="dim")
            line.append(str(value))
        if len(line) > indent:
            self.console.print(line, soft_wrap=False)

    def draw(self) -> None:
        view = self.view
        age = text(self.game.name_of(f"age-{AGE_NAMES[view.age]}"), self.language)
        self.console.print(Text(age, style="bold"))
        self.say(
            ("round", view.round), ("last_round", view.last_round), ("civil_deck", view.civil_deck),
            ("military_deck", view.military_deck), ("military_discards", view.military_discards), indent=0,
        )  # fmt: skip
        self.draw_row()
        self.draw_common()
        for civilization in view.civilizations:
            self.draw_civilization(civilization)
        if view.hand is not None:
            self.console.print(Text(self.label("hand"), style="bold"))
            self.console.print(Text("  " + (self.names(view.hand) or "–")))
            self.say(("prepared", self.names(view.prepared or [])), ("next_event", self.next_event()))

    def next_event(self) -> str | None:
        return self.name(self.view.next_event) if self.view.next_event else None

    def draw_row(self) -> None:
        grid = Grid(box=None, pad_edge=False, show_header=False)
        entries = [f"{place.place}. {self.name(place.card)} [{place.civil_actions}]" for place in self.view.row]
        columns = 3
        for start in range(0, len(entries), columns):
            grid.add_row(*(Text(entry) for entry in entries[start : start + columns]))
        self.console.print(Text(self.label("row"), style="bold"))
        self.console.print(grid)

    def draw_common(self) -> None:
        view = self.view
        ages = [AGE_NAMES[age].upper() for age in view.current_events]
        future = [AGE_NAMES[age].upper() for age in view.future_events]
        self.say(("current_events", " ".join(ages)), ("future_events", " ".join(future) or "–"), indent=0)
        self.say(("final_events", self.names(view.final_events)), indent=0)
        pacts = (
            f"{self.name(pact.card)} ({self.seat(pact.owner)} {pact.side.upper()}, {self.seat(pact.partner)})"
            for pact in view.pacts
        )
        self.say(("common_tactics", self.names(view.common_tactics)), ("pacts", ", ".join(pacts)), indent=0)

    def draw_civilization(self, own: CivilizationView) -> None:
        mark = "►" if own.seat == self.view.turn else " "
        self.console.print(Text(f"{mark} {self.seat(own.seat)}", style="bold"))
        if own.resigned:
            self.console.print(Text(f"  {self.label('resigned')}"))
            return
        self.say(
            ("culture_points", f"{own.culture_points} (+{own.culture})"),
            ("science_points", f"{own.science_points} (+{own.science})"),
            ("strength", own.strength),
            ("happiness", f"{own.happiness}/{own.happiness_required}"),
            ("civil_actions", _actions(own.civil_actions)),
            ("military_actions", _actions(own.military_actions)),
        )
        self.draw_economy(own)
        self.say(
            ("government", self.name(own.government)), ("leader", self.name(own.leader)),
            ("specials", self.names(own.specials)), ("tactic", self.name(own.tactic)),
        )  # fmt: skip
        workers = (
            f"{self.name(card.card)} {card.workers}" + (f" (●{card.tokens})" if card.tokens else "")
            for card in own.technologies
        )
        self.say(("technologies", ", ".join(workers)))
        wonders = [self.name(card) + (" †" if card in own.ruins else "") for card in own.wonders]
        wars = (f"{self.name(war.card)} → {self.seat(war.rival)}" for war in own.wars)
        self.say(("wonders", ", ".join(wonders)), ("wonder", self.wonder(own)), ("colonies", self.names(own.colonies)))
        ages = " ".join(AGE_NAMES[age].upper() for age in own.military_hand_ages)
        self.say(
            ("wars", ", ".join(wars)), ("civil_hand", self.names(own.civil_hand)), ("military_hand_ages", ages),
            ("shown", self.names(own.shown)),
        )  # fmt: skip

    def wonder(self, own: CivilizationView) -> str | None:
        if own.wonder is None:
            return None
        stages = [f"({cost})" if i < own.wonder.built else str(cost) for i, cost in enumerate(own.wonder.stages)]
        return f"{self.name(own.wonder.card)} {' '.join(stages)}"

    def draw_economy(self, own: CivilizationView) -> None:
        economy = own.economy
        self.say(
            ("food", f"{economy.food} (+{economy.food_production} −{economy.consumption})"),
            ("resources", f"{economy.resources} (+{economy.resource_production} −{economy.corruption})"),
            ("unused_workers", economy.unused_workers),
            ("yellow_bank", economy.yellow_bank),
            ("blue_bank", economy.blue_bank),
            ("population_cost", economy.population_cost),
            ("unit_resources", economy.unit_resources or None),
            ("unit_science", economy.unit_science or None),
        )


def _actions(actions: Actions) -> str:
    lent = f"+{actions.lent}" if actions.lent else ""
    return f"{actions.available}{lent}/{actions.total}"


def render(view: View, game: Game, language: str, console: Console) -> None:
    """Draw a view."""
    Picture(view, game, language, console).draw()
