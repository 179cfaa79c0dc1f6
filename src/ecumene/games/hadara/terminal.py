"""Hadara in a terminal: decks, colonies, the civilizations clockwise, then the cards just drawn."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import COLORS
from ecumene.games.hadara.numbers import CARD_INDEX
from ecumene.games.hadara.view import CivilizationView, ColonyView, DeckView, View
from ecumene.games.hadara.words import told_of_card
from ecumene.kernel import Game, Message
from ecumene.locale import text

_SLUG = "hadara"

#: Colour is never the only sign: each family has its shape too.
_SHAPE = {"blue": "●", "yellow": "◆", "red": "✖", "green": "✚", "purple": "★"}
_STYLE = {"blue": "blue", "yellow": "yellow", "red": "red", "green": "green", "purple": "magenta"}
_INDENT = (0, 0, 0, 4)
_DEEPER = (0, 0, 0, 6)


def render(view: View, game: Game, language: str, console: Console) -> None:
    """Draw the game as one seat sees it."""
    _Picture(language, console).draw(view)


class _Picture:
    """One drawing in one language."""

    def __init__(self, language: str, console: Console) -> None:
        self.language = language
        self.console = console

    def say(self, name: str, **args: int | str | Message) -> str:
        return text(Message(f"{_SLUG}-{name}", {**args}), self.language)

    def seat(self, seat: int, own: int | None) -> str:
        return text(Message("cli-seat-you" if seat == own else "seat", {"n": seat + 1}), self.language)

    def draw(self, view: View) -> None:
        own = view.seat
        self.draw_heading(view, own)
        self.console.print(Padding(self.say("terminal-decks"), _INDENT))
        for deck in view.decks:
            self.console.print(Padding(self.deck(deck, own), _DEEPER))
        left = ", ".join(f"{self.say(stack.stack)} × {stack.tiles}" for stack in view.stacks)
        self.console.print(Padding(self.say("terminal-colonies", colonies=left), _INDENT))
        for civilization in view.civilizations:
            self.draw_civilization(civilization, own)
        if view.hand:
            self.draw_hand(view.hand)

    def draw_heading(self, view: View, own: int | None) -> None:
        step = self.say(view.step)
        if view.phase is None or view.first_player is None:
            self.console.print(step, style="bold")
            return
        heading = self.say("terminal-table", epoch=view.epoch, phase=view.phase, step=step)
        first = self.say("terminal-first", player=self.seat(view.first_player, own))
        self.console.print(f"{heading} · {first}", style="bold")

    def deck(self, deck: DeckView, own: int | None) -> Text:
        """A deck, its pile, and whose crest points at it."""
        line = Text(f"{_SHAPE[deck.color]} {self.say(deck.color)}", style=_STYLE[deck.color])
        parts = [self.say("terminal-deck", cards=deck.cards, pile=deck.pile)]
        if deck.top is not None:
            parts.append(self.say("terminal-top", top=self.say(deck.top)))
        if deck.crest is not None and deck.cards:
            parts.append(f"← {self.seat(deck.crest, own)}")
        line.append(f"  {', '.join(parts)}", style="default")
        return line

    def draw_civilization(self, civilization: CivilizationView, own: int | None) -> None:
        mine = civilization.seat == own
        parts = [f"{self.seat(civilization.seat, own)}, {self.say(civilization.crest)}"]
        parts.append(self.say("terminal-coins", coins=civilization.coins))
        parts += [f"{self.say(track)} {n}" for track, n in civilization.tracks.items()]
        parts.append(self.say("count-cards", cards=len(civilization.cards)))
        parts.append(self.say("terminal-score", n=sum(civilization.score.values())))
        self.console.print(" · ".join(parts), style="bold" if mine else "")
        for line in (self.cards(civilization.cards), Text(self.gains(civilization, mine))):
            if line.plain:
                self.console.print(Padding(line, _INDENT))

    def cards(self, cards: list[str]) -> Text:
        """Cards by colour."""
        line = Text()
        for color in COLORS:
            names = [self.say(card) for card in cards if CARDS[CARD_INDEX[card]].color == color]
            if names:
                line.append("  " if line else "")
                line.append(f"{_SHAPE[color]} {', '.join(names)}", style=_STYLE[color])
        return line

    def gains(self, civilization: CivilizationView, mine: bool) -> str:
        """Colonies, statues and medals in one line, and the owner's unused tiles."""
        parts = []
        if civilization.colonies:
            names = ", ".join(self.colony(colony) for colony in civilization.colonies)
            parts.append(self.say("terminal-own-colonies", colonies=names))
        built = [statue for statue in civilization.statues if statue.tile]
        if built:
            names = ", ".join(
                f"{self.say(s.statue)} ({self.say(s.tile or '')})"
                if s.face_up
                else self.say("terminal-face-down", statue=self.say(s.statue))
                for s in built
            )
            parts.append(self.say("terminal-statues", statues=names))
        medals = [f"{self.say('silver')} ({self.say(track)})" for track in civilization.silver]
        medals += [self.say("gold")] * civilization.gold
        if medals:
            parts.append(self.say("terminal-medals", medals=", ".join(medals)))
        if mine:
            tiles = ", ".join(f"{self.say(track)} {n}" for track, n in civilization.tiles.items() if n)
            parts.append(self.say("terminal-tiles", tiles=tiles))
        return " · ".join(parts)

    def colony(self, colony: ColonyView) -> str:
        if colony.tile is not None:
            return self.say(colony.tile)
        return self.say("terminal-plundered", colony=self.say(colony.stack))

    def draw_hand(self, hand: list[str]) -> None:
        """The drawn cards with what they cost and what they give."""
        self.console.print()
        self.console.print(self.say("terminal-hand"), style="bold")
        rows = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        for id in hand:
            card = CARDS[CARD_INDEX[id]]
            name = Text(f"{_SHAPE[card.color]} {self.say(id)}", style=_STYLE[card.color])
            gives = "; ".join(text(words, self.language) for words in told_of_card(card))
            rows.add_row(name, self.say("terminal-cost", cost=card.cost), gives)
        self.console.print(rows)
