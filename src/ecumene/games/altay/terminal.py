"""Altay in a terminal: the market, the map, the realms clockwise, then the own hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecumene.games.altay.achievements import ACHIEVEMENTS
from ecumene.games.altay.components import PEOPLES
from ecumene.games.altay.numbers import FACE_INDEX
from ecumene.games.altay.offers import card_words
from ecumene.games.altay.view import BattleView, PlaceName, RealmView, RegionView, ResourceName, View
from ecumene.kernel import Game, Message
from ecumene.locale import text

Amounts = Mapping[str, int] | Mapping[ResourceName, int] | Mapping[PlaceName, int]

_INDENT = (0, 0, 0, 4)
_COLOR = {people.id: people.color for people in PEOPLES}
_PLACES = {achievement.id: achievement.places for achievement in ACHIEVEMENTS}
#: Colour is never the only sign: each terrain has its shape too.
_SHAPE = {"farmland": "♣", "forest": "♠", "mine": "◆", "mountain": "▲"}


def render(view: View, game: Game, language: str, console: Console) -> None:
    """Draw the game as one seat sees it."""
    _Picture(view, language, console).draw()


class _Picture:
    """One drawing in one language."""

    def __init__(self, view: View, language: str, console: Console) -> None:
        self.view = view
        self.language = language
        self.console = console

    def say(self, name: str, **args: int | str | Message) -> str:
        return text(Message(f"altay-{name}", {**args}), self.language)

    def seat(self, seat: int) -> str:
        return text(Message("cli-seat-you" if seat == self.view.seat else "seat", {"n": seat + 1}), self.language)

    def amounts(self, resources: Amounts, price: bool = False) -> str:
        """Resources in words; what is not there is left out."""
        there = [self.say(f"have-{name}", n=n) for name, n in resources.items() if n]
        return ", ".join(there) or ("–" if price else self.say("nothing"))

    def line(self, words: str | Text) -> None:
        self.console.print(Padding(words, _INDENT))

    def draw(self) -> None:
        view = self.view
        heading = [self.say("terminal-round", round=view.round) if view.round else self.say(view.phase)]
        if view.quiet_rounds_left:
            heading.append(self.say("quiet-left", n=view.quiet_rounds_left))
        elif view.last_round:
            heading.append(self.say("terminal-last"))
        if not view.endless_supply:
            heading.append(self.say("terminal-supply", resources=self.amounts(view.supply)))
        self.console.print(" · ".join(heading), style="bold")
        self.draw_market()
        self.draw_map()
        for realm in view.realms:
            self.draw_realm(realm)
        if view.battle is not None:
            self.draw_battle(view.battle)
        own = view.realms[view.seat].hand if view.seat is not None else None
        if own:
            self.draw_hand(own)

    def draw_market(self) -> None:
        piles = [
            self.say("terminal-pile", card=self.say(pile.top), n=pile.cards, cost=self.amounts(pile.price, price=True))
            for pile in self.view.piles
            if pile.top is not None
        ]
        self.console.print(self.say("terminal-market"), style="bold")
        self.line("; ".join(piles))
        for level in self.view.levels:
            names = [
                self.say(
                    "terminal-places",
                    achievement=self.say(kind.achievement) + (f" × {kind.copies}" if kind.copies > 1 else ""),
                    places=self.amounts(_PLACES[kind.achievement].amounts()),
                )
                for kind in level.open
            ]
            achievements = ", ".join(names) or "–"
            self.line(self.say("terminal-achievements", level=level.level, achievements=achievements, deck=level.deck))

    def draw_map(self) -> None:
        neutral = [self.region(region) for region in self.view.regions if region.marker is not None]
        free = [self.region(region) for region in self.view.regions if region.marker is None and region.owner is None]
        for title, regions in (("terminal-neutral", neutral), ("terminal-free", free)):
            if regions:
                self.console.print(self.say(title), style="bold")
                self.line("; ".join(regions))

    def region(self, region: RegionView) -> str:
        """A region with all that lies there."""
        words = f"{_SHAPE[region.terrain]} {self.say(region.region)}"
        if region.marker is not None:
            words = self.say("terminal-region-neutral", region=words, difficulty=region.difficulty)
            resource = region.marker.partition("_")[2]
            words += f" ({self.say(resource)})" if resource else ""
        elif region.settlements:
            words += f" × {region.settlements}"
        return words + (f", {self.say('terminal-token')}" if region.vp_token else "")

    def draw_realm(self, realm: RealmView) -> None:
        parts = [self.seat(realm.seat)]
        if realm.people is not None:
            parts.append(self.say(realm.people))
        parts.append(self.say("terminal-left", n=realm.settlements))
        cards = {"hand": realm.hand_size, "deck": realm.deck, "discard": len(realm.discard)}
        parts.append(self.say("terminal-cards", **cards))
        style = _COLOR[realm.people] if realm.people is not None else ""
        self.console.print(" · ".join(parts), style=f"bold {style}" if realm.seat == self.view.seat else style)
        for words in self.belongings(realm):
            self.line(words)

    def belongings(self, realm: RealmView) -> list[str]:
        """What lies in front of a player, line by line."""
        lands = "; ".join(self.region(region) for region in self.view.regions if region.owner == realm.seat)
        lines = [self.say("terminal-lands", regions=lands)] if lands else []
        if any(realm.resources.values()):
            lines.append(self.say("terminal-pool", resources=self.amounts(realm.resources)))
        if realm.laid:
            laid = [f"{self.say(card.card)} ({self.amounts(card.resources)})" for card in realm.laid]
            lines.append(self.say("terminal-laid", cards=", ".join(laid)))
        if realm.work is not None:
            name = self.say(realm.work.achievement)
            lines.append(self.say("terminal-work", achievement=name, resources=self.amounts(realm.work.resources)))
        if realm.done:
            done = [f"{self.say(card.achievement)} ({self.say('terminal-score', n=card.vp)})" for card in realm.done]
            lines.append(self.say("terminal-done", achievements=", ".join(done)))
        if realm.secret is not None and all(card.achievement != realm.secret for card in realm.done):
            lines.append(self.say("terminal-secret", achievement=self.say(realm.secret)))
        if realm.kept is not None:
            lines.append(self.say("terminal-kept", card=self.say(realm.kept)))
        if realm.markers:
            markers = ", ".join(self.say(marker) for marker in realm.markers)
            lines.append(self.say("terminal-markers", markers=markers))
        if realm.captured:
            lines.append(self.say("terminal-captured", n=len(realm.captured)))
        if self.view.trade:
            lines.append(self.say("terminal-coins", n=realm.coins))
        return lines

    def draw_battle(self, battle: BattleView) -> None:
        names = {"target": self.say(battle.target), "origin": self.say(battle.origin)}
        strengths = {"attack": battle.attack, "defense": battle.defense}
        words = self.say("terminal-battle", attacker=self.seat(battle.attacker), **names, **strengths)
        self.console.print(words, style="bold red")

    def draw_hand(self, hand: list[str]) -> None:
        """The own hand with what each card can do."""
        self.console.print()
        self.console.print(self.say("terminal-hand"), style="bold")
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        for id in hand:
            words = " | ".join(text(message, self.language) for message in card_words(FACE_INDEX[id]))
            table.add_row(self.say(id), words)
        self.console.print(table)
