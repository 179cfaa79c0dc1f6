"""7 Wonders in a terminal: the cities clockwise, then the cards one may choose from."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import COLORS, Card, Cost, Stage
from ecumene.games.seven_wonders.effects import Effect
from ecumene.games.seven_wonders.view import CityView, Production, View
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.games.seven_wonders.words import say
from ecumene.kernel import Game, Message
from ecumene.locale import text

_CARD = {card.id: card for card in CARDS}
_STAGES = {(wonder.id, wonder.side): wonder.stages for wonder in WONDERS}

#: Colour is never the only sign: each family has its shape too.
_SHAPE = {"brown": "■", "grey": "▲", "blue": "●", "yellow": "◆", "red": "✖", "green": "✚", "purple": "★"}
_STYLE = {
    "brown": "orange4",
    "grey": "bright_black",
    "blue": "blue",
    "yellow": "yellow",
    "red": "red",
    "green": "green",
    "purple": "magenta",
}


def render(view: View, game: Game, language: str, console: Console) -> None:
    """Draw the game as one seat sees it."""
    _Picture(language, console).draw(view)


def cost_words(cost: Cost, language: str) -> str:
    """A price in words, or nothing for what is free."""
    coins = [_count("coin", cost.coins, language)] if cost.coins else []
    return ", ".join(coins + [_count(name, n, language) for name, n in cost.resources().items()])


def _count(what: str, n: int, language: str) -> str:
    return text(say.text(f"count-{what}", n=n), language)


class _Picture:
    """One drawing of the game in one language."""

    def __init__(self, language: str, console: Console) -> None:
        self.language = language
        self.console = console

    def say(self, name: str, **args: int | str | Message) -> str:
        return text(Message(f"{say.slug}-{name}", {**args}), self.language)

    def effects(self, gives: tuple[Effect, ...]) -> str:
        """What a card or a stage gives, in words."""
        return "; ".join(text(say.effect(effect), self.language) for effect in gives)

    def draw(self, view: View) -> None:
        facts = {"age": view.age, "turn": view.turn, "turns": view.turns, "discard": view.discard_size}
        self.console.print(self.say(f"terminal-heading-{view.direction}", **facts), style="bold")
        for index, city in enumerate(view.cities):
            self.draw_city(city, playing=index == view.playing_for)
        if view.discard_pile is not None:
            self.draw_cards("terminal-discard", view.discard_pile)
        elif view.hand:
            self.draw_cards("terminal-hand", view.hand)

    def draw_city(self, city: CityView, playing: bool) -> None:
        stages = _STAGES[city.wonder, city.side]
        self.console.print(self.heading(city, len(stages)), style="bold" if city.tucked is not None else "", end="")
        self.console.print("  ◀" if playing else "", style="green")
        lines = [
            Text(self.say("terminal-makes", what=self.production(city.production))),
            self.buildings(city.cards),
        ]
        if city.tucked is not None and city.stages < len(stages):
            lines.append(self.next_stage(city.stages + 1, stages[city.stages]))
        for line in lines:
            if line.plain:
                self.console.print(Padding(line, (0, 0, 0, 4)))

    def heading(self, city: CityView, stages: int) -> str:
        if city.seat is None:
            who = self.say("free_city")
        else:
            own = city.tucked is not None
            who = text(Message("cli-seat-you" if own else "seat", {"n": city.seat + 1}), self.language)
        parts = [
            who,
            f"{self.say(f'{city.wonder}.city')} {city.side}",
            self.say("terminal-stages", built=city.stages, stages=stages),
            self.say("count-coin", n=city.coins),
            self.say("count-shield", n=city.shields),
            self.say("terminal-conflicts", won=city.victory_points, lost=city.defeats),
        ]
        if city.science:
            symbols = (f"{self.say(name)} {n}" for name, n in city.science.items())
            parts.append(", ".join(symbols))
        if city.free_building:
            parts.append(self.say("field-free_building").lower())
        return " · ".join(parts)

    def production(self, production: Production) -> str:
        certain = [_count(name, n, self.language) for name, n in production.fixed.items()]
        choices = ["/".join(self.say(name) for name in choice) for choice in production.choices]
        return ", ".join(certain + choices)

    def buildings(self, cards: list[str]) -> Text:
        """The buildings of a city, family by family."""
        line = Text()
        for color in COLORS:
            names = [self.say(card) for card in cards if _CARD[card].color == color]
            if names:
                line.append("  " if line else "")
                line.append(f"{_SHAPE[color]} {', '.join(names)}", style=_STYLE[color])
        return line

    def next_stage(self, number: int, stage: Stage) -> Text:
        cost, gives = cost_words(stage.cost, self.language), self.effects(stage.gives)
        return Text(self.say("terminal-next-stage", stage=number, cost=cost, gives=gives), style="dim")

    def draw_cards(self, title: str, ids: list[str]) -> None:
        """Cards with what they cost and what they give."""
        self.console.print()
        self.console.print(self.say(title), style="bold")
        rows = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        for card in (_CARD[id] for id in ids):
            rows.add_row(*self.card_row(card))
        self.console.print(rows)

    def card_row(self, card: Card) -> tuple[Text, str, str]:
        name = Text(f"{_SHAPE[card.color]} {self.say(card.id)}", style=_STYLE[card.color])
        cost = cost_words(card.cost, self.language) or self.say("terminal-free")
        gives = self.effects(card.gives)
        if card.chain:
            gives += self.say("terminal-chain", cards=", ".join(self.say(_by_building(id).id) for id in card.chain))
        return name, cost, gives


def _by_building(id: str) -> Card:
    """The card that a chain names, by its own id or by the building it stands as."""
    return _CARD.get(id) or next(card for card in CARDS if card.stands_as() == id)
