# Compiled by mypyc where a C compiler is present.
"""What a seat sees as a row of numbers for learners: written from the position itself, in a few microseconds.

Civilizations come clockwise from the reader's own. The cards of the others are told together: what they do for each is
in its colours, powers, tracks and points. With them are the cards that the reader has sold; neither come again.
"""

from __future__ import annotations

from array import array

from ecumene.games.hadara.components import COLONY_STACKS, COLORS, START_CARDS, STATUES, TRACKS
from ecumene.games.hadara.effects import POWERS
from ecumene.games.hadara.feeding import hungry, relieved
from ecumene.games.hadara.income import income
from ecumene.games.hadara.medals import gold_price, silver_price
from ecumene.games.hadara.numbers import (
    CARD_ID,
    COLOR_COUNT,
    FACE_DOWN,
    INITIATIVE,
    NO_STATUE,
    ROWS,
    STACK_COUNT,
    STATUE_COUNT,
    TRACK_COUNT,
)
from ecumene.games.hadara.scoring import score
from ecumene.games.hadara.state import PHASE_B, STEPS, Position
from ecumene.kernel.rows import Places, scaled

#: By the numbers of ``state.STEPS``, then before the first epoch and after the last.
STEP_NAMES = ["set_wheel", "draw", "take_income", "capture", "build", "take", "feed", "buy_medals", "sides", "over"]
SIDES_STEP = 8
OVER_STEP = 9
#: What effects add up to, by the numbers of ``effects``.
POWER_NAMES = [f"track_per_card.{track}" for track in TRACKS] + [
    "sale_coins", "card_tile", "colony_coins", "medal_cards", "relief_coins", "relief_cards", "surplus_coins",
    "surplus_most", "catch_up_coins", "catch_up_most", "statue_track", "statue_vp", "full_medals", "set_vp",
    "wild_cards", "more_colonies", "more_statues", "reduction", "lobby_coins", "lobby_most",
]  # fmt: skip
#: What is large for coins, points, tracks, and for other counts.
COINS = 30.0
POINTS = 50.0
TRACK = 20.0
COUNT = 8.0


class Observation:
    """The places of the row for so many players, and how they are filled."""

    def __init__(self, players: int) -> None:
        self.players = players
        table = Places()
        self.share = table.one("players")
        self.asked = table.one("asked")
        self.epoch = table.words("epoch", ["1", "2", "3"])
        self.step = table.words("step", STEP_NAMES)
        self.phase = table.one("phase=B")
        self.turn = table.one("turn")
        self.first = table.words("first", [f"+{i}" for i in range(players)])
        self.ring = table.each([f"ring.{place}={color}" for place in range(COLOR_COUNT) for color in COLORS])
        self.decks = table.parts("deck", list(COLORS))
        self.piles = table.parts("pile", list(COLORS))
        self.stacks = table.parts("stack", [stack.id for stack in COLONY_STACKS])
        self.top = table.words("top", CARD_ID)
        self.hand = table.words("hand", CARD_ID)
        self.cards = table.words("card", CARD_ID)
        self.elsewhere = table.words("elsewhere", CARD_ID)
        self.start = table.words("start", [card.id for card in START_CARDS])
        self.side = table.words("side", ["A", "B"])
        self.crests = table.each([f"crest.+{i}=+{k}" for i in range(1, players) for k in range(COLOR_COUNT)])
        self.civilizations = len(table.names)
        one = Places()
        self.initiative = one.one("initiative")
        self.coins = one.one("coins")
        self.gold = one.one("gold_medals")
        self.card_tile = one.one("card_tile")
        self.hand_size = one.one("hand_size")
        self.sold = one.one("sold")
        self.chosen = one.one("chosen")
        self.income = one.one("income")
        self.hungry = one.one("hungry")
        self.silver_price = one.one("silver_price")
        self.gold_price = one.one("gold_price")
        self.tracks = one.parts("track", list(TRACKS))
        self.counts = one.parts("cards", list(COLORS))
        self.powers = one.parts("power", POWER_NAMES)
        self.captured = one.parts("captured", [stack.id for stack in COLONY_STACKS])
        self.annexed = one.parts("annexed", [stack.id for stack in COLONY_STACKS])
        self.statues = one.parts("statue", [statue.id for statue in STATUES])
        self.face_up = one.parts("face_up", [statue.id for statue in STATUES])
        self.silver = one.parts("silver_medals", list(TRACKS))
        self.tiles = one.parts("tiles", list(TRACKS))
        self.score = one.parts("score", ROWS)
        self.size = len(one.names)
        for i in range(players):
            table.parts(f"civilizations.+{i}", one.names)
        self.names: tuple[str, ...] = tuple(table.names)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: Position, seat: int) -> array[float]:
        row = array("f", self.blank)
        self._table(row, state, seat)
        self._board(row, state, seat)
        own = state.civilizations[seat]
        for card in own.hand:
            row[self.hand + card] = 1.0
        for card in own.cards:
            row[self.cards + card] = 1.0
        for card in own.sold:
            row[self.elsewhere + card] = 1.0
        row[self.start + own.start_card] = 1.0
        if own.side >= 0:
            row[self.side + own.side] = 1.0
        for i in range(self.players):
            other = (seat + i) % self.players
            if i:
                for card in state.civilizations[other].cards:
                    row[self.elsewhere + card] = 1.0
                apart = (state.crests[other] - state.crests[seat]) % COLOR_COUNT
                row[self.crests + COLOR_COUNT * (i - 1) + apart] = 1.0
            self._civilization(row, self.civilizations + i * self.size, state, other)
        return row

    def _table(self, row: array[float], state: Position, seat: int) -> None:
        row[self.share] = scaled(self.players, 5.0)
        row[self.asked] = 1.0 if state.asked(seat) else 0.0
        if not state.epoch or state.over:
            row[self.step + (OVER_STEP if state.over else SIDES_STEP)] = 1.0
        else:
            row[self.step + STEPS[state.step]] = 1.0
            row[self.phase] = 1.0 if state.step >= PHASE_B else 0.0
        if state.epoch:
            row[self.epoch + state.epoch - 1] = 1.0
            row[self.first + (state.first - seat) % self.players] = 1.0
        row[self.turn] = scaled(state.turn, 10.0)

    def _board(self, row: array[float], state: Position, seat: int) -> None:
        """The decks, from that of the reader's crest on, clockwise; their piles; the colonies that are left."""
        for place in range(COLOR_COUNT):
            color = state.ring[(state.wheel + state.crests[seat] + place) % COLOR_COUNT]
            row[self.ring + COLOR_COUNT * place + color] = 1.0
        for color in range(COLOR_COUNT):
            pile = state.piles[color]
            row[self.decks + color] = scaled(len(state.decks[color]), 10.0)
            row[self.piles + color] = scaled(len(pile), 10.0)
            if pile:
                row[self.top + pile[-1]] = 1.0
        for stack in range(STACK_COUNT):
            row[self.stacks + stack] = scaled(len(state.stacks[stack]), 5.0)

    def _civilization(self, row: array[float], at: int, state: Position, seat: int) -> None:
        """Everything public about a civilization but for the names of its cards."""
        civilization = state.civilizations[seat]
        epoch = max(state.epoch, 1)
        row[at + self.initiative] = scaled(INITIATIVE[civilization.start_card], 10.0)
        row[at + self.coins] = scaled(civilization.coins, COINS)
        row[at + self.gold] = scaled(civilization.gold, 2.0)
        row[at + self.card_tile] = 1.0 if civilization.card_tile >= 0 else 0.0
        row[at + self.hand_size] = scaled(len(civilization.hand), 2.0)
        row[at + self.sold] = scaled(len(civilization.sold), 5.0)
        row[at + self.chosen] = 1.0 if state.can_take_back(seat) else 0.0
        row[at + self.income] = scaled(income(civilization), TRACK)
        row[at + self.hungry] = scaled(max(hungry(civilization) - relieved(state, seat), 0), COUNT)
        row[at + self.silver_price] = scaled(silver_price(civilization, epoch), COINS)
        row[at + self.gold_price] = scaled(gold_price(civilization, epoch), COINS)
        for track in range(TRACK_COUNT):
            row[at + self.tracks + track] = scaled(civilization.tracks[track], TRACK)
            row[at + self.tiles + track] = scaled(civilization.tiles[track], 2.0)
        for color in range(COLOR_COUNT):
            row[at + self.counts + color] = scaled(civilization.counts[color], COUNT)
        for power in range(POWERS):
            if civilization.powers[power]:
                row[at + self.powers + power] = scaled(civilization.powers[power], COUNT)
        for stack in range(STACK_COUNT):
            if civilization.colonies[stack] >= 0:
                row[at + self.captured + stack] = 1.0
                row[at + self.annexed + stack] = float(civilization.annexed >> stack & 1)
        for slot in range(STATUE_COUNT):
            tile = civilization.statues[slot]
            if tile != NO_STATUE:
                row[at + self.statues + slot] = 1.0
                row[at + self.face_up + slot] = 1.0 if tile < FACE_DOWN else 0.0
        for track in civilization.silver:
            row[at + self.silver + track] += 0.5
        points = score(civilization)
        for line in range(len(points)):
            row[at + self.score + line] = scaled(points[line], POINTS)
