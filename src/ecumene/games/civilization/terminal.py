"""The game in a terminal: where we are, the players and what they own, areas where somebody is, what goes on."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from ecumene.games.civilization.affairs import BattleView, TradeView
from ecumene.games.civilization.components import SIZES
from ecumene.games.civilization.view import PieceView, PlayerView, RegionView, View
from ecumene.kernel import Game, Message
from ecumene.locale import text

_INDENT = (0, 0, 0, 4)


def render(view: View, game: Game, language: str, console: Console) -> None:
    """Draw the game as one seat sees it."""
    _Picture(game.slug, language, console).draw(view)


class _Picture:
    """One drawing in one language."""

    def __init__(self, slug: str, language: str, console: Console) -> None:
        self.slug = slug
        self.language = language
        self.console = console

    def say(self, name: str, **args: int | str | Message) -> str:
        return text(Message(f"{self.slug}-{name}", {**args}), self.language)

    def names(self, ids: list[str]) -> str:
        return ", ".join(self.say(id) for id in ids)

    def seat(self, seat: int, own: int | None) -> str:
        return text(Message("cli-seat-you" if seat == own else "seat", {"n": seat + 1}), self.language)

    def draw(self, view: View) -> None:
        heading = self.say("terminal-turn", turn=view.turn, last=view.last_turn, era=self.say(view.era))
        parts = [
            heading,
            self.say(view.phase),
            self.say("terminal-first", player=self.seat(view.first_player, view.seat)),
        ]
        if view.critical_resource is not None:
            parts.append(self.say("terminal-critical", resource=self.say(view.critical_resource)))
        if view.ending is not None:
            parts.append(self.say("terminal-ending", ending=self.say(view.ending)))
        self.console.print(" · ".join(parts), style="bold")
        for player in view.players:
            self.draw_player(player, view.seat)
        self.draw_map(view)
        self.draw_orders(view)
        for battle in view.declared:
            rivals = ", ".join(self.seat(seat, view.seat) for seat in battle.defenders)
            self.console.print(self.say("terminal-declared", area=self.say(battle.area), players=rivals))
        if view.battle is not None:
            self.draw_battle(view.battle, view.seat)
        if view.trade is not None:
            self.draw_trade(view.trade, view.seat)

    def draw_player(self, player: PlayerView, own: int | None) -> None:
        if player.out:
            self.console.print(self.say("terminal-out", player=self.seat(player.seat, own)), style="dim")
            return
        line = self.say(
            "terminal-player",
            player=self.seat(player.seat, own),
            gold=player.gold,
            income=sum(player.income.values()),
            technologies=player.technologies,
            points=sum(player.score.values()),
        )
        self.console.print(line, style="bold" if player.seat == own else "")
        cards = [f"{self.say(id)} × {number}" for id, number in player.resources.items()]
        cards += [self.say(id) for id in (*player.wonders, *player.improvements)]
        if cards:
            self.console.print(Padding(", ".join(cards), _INDENT))

    def draw_map(self, view: View) -> None:
        """One line for every area where somebody is, and for markers that the seat knows."""
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        there: dict[str, list[PieceView]] = {}
        for piece in view.pieces:
            there.setdefault(piece.area, []).append(piece)
        for region in view.regions:
            known = region.marker is not None
            if region.settlement is not None or known or region.id in there:
                self.add_row(table, region.id, self.land(region, view.seat), there.pop(region.id, []), view.seat)
        for area, pieces in there.items():
            self.add_row(table, area, "", pieces, view.seat)
        self.console.print(table)

    def add_row(self, table: Table, area: str, land: str, pieces: list[PieceView], own: int | None) -> None:
        table.add_row(self.say(area), land, "; ".join(self.piece(piece, own) for piece in pieces))

    def land(self, region: RegionView, own: int | None) -> str:
        parts = []
        if region.settlement is not None:
            size = self.say(SIZES[region.settlement.size - 1])
            parts.append(f"{size} ({self.seat(region.settlement.owner, own)}, {region.settlement.gold})")
        if region.marker is not None:
            parts.append(self.say(region.marker))
        return ", ".join(parts)

    def piece(self, piece: PieceView, own: int | None) -> str:
        name = self.say(piece.name)
        if piece.aboard:
            name += f" [{self.names([one.name for one in piece.aboard])}]"
        number = f" × {piece.count}" if piece.count > 1 else ""
        return f"{name}{number} ({self.seat(piece.owner, own)})"

    def draw_orders(self, view: View) -> None:
        if view.battle_order is None:
            return
        orders = [view.battle_order]
        if view.rules == "standard" and view.wonder_order is not None:
            orders.append(view.wonder_order)
        self.console.print(self.say("terminal-orders", orders=self.names(orders)), style="dim")

    def draw_battle(self, battle: BattleView, own: int | None) -> None:
        sides = [", ".join(self.seat(seat, own) for seat in side) for side in (battle.attackers, battle.defenders)]
        area = self.say(battle.area)
        self.console.print(self.say("terminal-battle", area=area, attackers=sides[0], defenders=sides[1]), style="bold")
        shown = [unit for unit in (battle.attack, battle.defence) if unit is not None]
        if shown:
            self.console.print(Padding(self.say("terminal-shown", units=self.names(shown)), _INDENT))

    def draw_trade(self, trade: TradeView, own: int | None) -> None:
        for offer in (*trade.offers, *trade.drafts):
            gives, asks = (", ".join(self.names(item) for item in side) or "–" for side in (offer.gives, offer.asks))
            author, partner = self.seat(offer.author, own), self.seat(offer.partner, own)
            line = self.say("terminal-offer", author=author, partner=partner, gives=gives, asks=asks)
            self.console.print(line, style="" if offer in trade.offers else "dim")
