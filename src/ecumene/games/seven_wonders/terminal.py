"""The table of 7 Wonders in a terminal: the cities clockwise, then the cards one may choose from."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecumene.games.seven_wonders.components import (
    ANY,
    CARDS,
    COLORS,
    GOODS,
    RAW_MATERIALS,
    TURNS_PER_AGE,
    WONDERS,
    Card,
    Coins,
    CoinsPer,
    Cost,
    Discount,
    Effect,
    Points,
    PointsPer,
    Produce,
    Science,
    Shields,
    Stage,
)
from ecumene.games.seven_wonders.view import CityView, Production, View
from ecumene.kernel import Game, Message
from ecumene.locale import text

_SLUG = "seven_wonders"
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
    """Draw the table as one seat sees it."""
    _Picture(language, console).draw(view)


def effect_words(effect: Effect, language: str) -> str:
    """What a card or a stage gives, in words."""

    def say(name: str, **args: int | str) -> str:
        return text(Message(f"{_SLUG}-effect-{name}", {**args}), language)

    match effect:
        case Produce(one_of, amount, sold):
            if len(one_of) == 1:
                return say("produce", resources=_count(one_of[0], amount, language))
            return say("produce-any" if sold else "produce-own", resources=_names(one_of, language))
        case Points(n):
            return say("points", n=n)
        case Shields(n):
            return say("shields", n=n)
        case Coins(n):
            return say("coins", n=n)
        case Science(symbol):
            return say("science-any") if symbol == ANY else say("science", symbol=symbol)
        case Discount(resources, sellers):
            return say("discount", **{"from": _sellers(sellers), "resources": _names(resources, language)})
        case CoinsPer(n, counted, scope) | PointsPer(n, counted, scope):
            kind = "coins-per" if isinstance(effect, CoinsPer) else "points-per"
            return say(kind, n=n, per="_".join(counted), scope=_scope(scope))
    return say(_SPECIAL[type(effect).__name__])


_SPECIAL = {
    "PlayLastCard": "play-last-card",
    "FreeBuilding": "free-building",
    "BuildFromDiscard": "build-from-discard",
    "CopyGuild": "copy-guild",
}


def cost_words(cost: Cost, language: str) -> str:
    """A price in words, or nothing for what is free."""
    coins = [_count("coin", cost.coins, language)] if cost.coins else []
    return ", ".join(coins + [_count(name, n, language) for name, n in cost.resources().items()])


def _sellers(sellers: tuple[str, ...]) -> str:
    return sellers[0] if len(sellers) == 1 else "both"


def _scope(scope: tuple[str, ...]) -> str:
    return {1: "own", 2: "neighbours", 3: "all"}[len(scope)]


def _count(what: str, n: int, language: str) -> str:
    return text(Message(f"{_SLUG}-count-{what}", {"n": n}), language)


def _names(resources: tuple[str, ...] | list[str], language: str) -> str:
    if tuple(resources) in (RAW_MATERIALS, GOODS):
        return text(Message(f"{_SLUG}-color-{'brown' if resources[0] in RAW_MATERIALS else 'grey'}"), language).lower()
    return ", ".join(text(Message(f"{_SLUG}-{name}"), language) for name in resources)


class _Picture:
    """One drawing of the table in one language."""

    def __init__(self, language: str, console: Console) -> None:
        self.language = language
        self.console = console

    def say(self, name: str, **args: int | str | Message) -> str:
        return text(Message(f"{_SLUG}-{name}", {**args}), self.language)

    def draw(self, view: View) -> None:
        facts = {"age": view.age, "turn": view.turn, "turns": TURNS_PER_AGE, "discard": view.discard_size}
        self.console.print(self.say("terminal-table", direction=view.direction, **facts), style="bold")
        for index, city in enumerate(view.cities):
            self.draw_city(city, playing=index == view.playing_for)
        if view.discard_pile is not None:
            self.draw_cards("terminal-discard", view.discard_pile)
        elif view.hand:
            self.draw_cards("terminal-hand", view.hand)
        if view.chosen:
            self.console.print(self.say("terminal-chosen", actions="; ".join(view.chosen)), style="dim")

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
            f"{text(Message(f'{_SLUG}-{city.wonder}.city'), self.language)} {city.side}",
            self.say("terminal-stages", built=city.stages, stages=stages),
            self.say("count-coin", n=city.coins),
            self.say("count-shield", n=city.shields),
            self.say("terminal-conflicts", won=city.victory_points, lost=city.defeats),
        ]
        if city.science:
            symbols = (f"{self.say(f'science-{name}')} {n}" for name, n in city.science.items())
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
        gives = "; ".join(effect_words(effect, self.language) for effect in stage.gives)
        cost = cost_words(stage.cost, self.language)
        return Text(self.say("terminal-next-stage", stage=number, cost=cost, gives=gives), style="dim")

    def draw_cards(self, title: str, ids: list[str]) -> None:
        """Cards with what they cost and what they give."""
        self.console.print()
        self.console.print(self.say(title), style="bold")
        state = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        for card in (_CARD[id] for id in ids):
            state.add_row(*self.card_row(card))
        self.console.print(state)

    def card_row(self, card: Card) -> tuple[Text, str, str]:
        name = Text(f"{_SHAPE[card.color]} {self.say(card.id)}", style=_STYLE[card.color])
        cost = cost_words(card.cost, self.language) or self.say("terminal-free")
        gives = "; ".join(effect_words(effect, self.language) for effect in card.gives)
        if card.chain:
            gives += self.say("terminal-chain", cards=", ".join(self.say(_by_building(id).id) for id in card.chain))
        return name, cost, gives


def _by_building(id: str) -> Card:
    """The card that a chain names, by its own id or by the building it stands as."""
    return _CARD.get(id) or next(card for card in CARDS if card.stands_as() == id)
