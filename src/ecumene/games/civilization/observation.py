# Compiled by mypyc where a C compiler is present.
"""What a seat sees as a row of numbers for learners: written from the position itself, in some microseconds.

Players come clockwise from the reader. Pieces are counted by arm in every area, with the dice they would throw; figures
by their kind are told where it is fought. Of offers those that the reader makes or may answer are told in full. Both
sets of rules share the places, so that what was learned under one can be played under the other.
"""

from __future__ import annotations

from array import array
from typing import Final

from ecumene.games.civilization.action_numbers import MOVE_END, MOVE_KIND, MOVE_START
from ecumene.games.civilization.attack import Attacking
from ecumene.games.civilization.battle import Battle, Joining, Picking, unit_of
from ecumene.games.civilization.components import ENDS, ERAS, RESOURCES, SCORE_ROWS
from ecumene.games.civilization.goods import in_range
from ecumene.games.civilization.happiness import Assigning, best_assignment
from ecumene.games.civilization.moments import Announcing, progress
from ecumene.games.civilization.movement import ChoosingPiece, Moving
from ecumene.games.civilization.nouns import GOLD_AMOUNTS, ITEMS
from ecumene.games.civilization.numbers import (
    AREA_ID,
    CARRIER,
    CATEGORY,
    DICE,
    ERA_COUNT,
    FIGHTER,
    IMPROVEMENT_COUNT,
    IMPROVEMENT_ID,
    KIND_ID,
    MARKER_ID,
    MOMENT_COUNT,
    MOMENT_ERA,
    MOMENT_ID,
    NO_MARKER,
    REGION_COUNT,
    RESOURCE_COUNT,
    SETTLER,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ID,
    WONDER_COUNT,
    WONDER_ID,
)
from ecumene.games.civilization.pieces import area_of, kind_of, passenger_kind, passengers, points_of
from ecumene.games.civilization.production import PARTS, income
from ecumene.games.civilization.reaction import Reacting
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.state import BANK, NO_END, NOBODY, PHASE_NAMES, TRADE, Position
from ecumene.games.civilization.technology import can_be_learned, price
from ecumene.games.civilization.trade import Trading
from ecumene.kernel.decisions import UNDECIDED
from ecumene.kernel.rows import Places, scaled

#: What may be asked; any other kind has the last place.
KINDS: Final[list[str]] = [
    "announce", "assign", "attack", "buy", "close", "found", "free-expansion", "free-technology", "join", "moments",
    "move", "pick", "place", "react", "settle", "trade", "tribe", "which", "other",
]  # fmt: skip
KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
#: Pieces of a player in a region (armies by ``CATEGORY``), and at sea; the last are the dice of all that fight.
ON_LAND: Final = ["infantry", "cavalry", "artillery", "aircraft", "settlers", "dice"]
AT_SEA: Final = ["ships", "carriers", "aircraft", "armies_aboard", "settlers_aboard", "dice"]
SLOTS: Final = 6
AIRCRAFT: Final = ON_LAND.index("aircraft")
SETTLERS: Final = ON_LAND.index("settlers")
SHIPS: Final = AT_SEA.index("ships")
CARRIERS: Final = AT_SEA.index("carriers")
AIRCRAFT_AT_SEA: Final = AT_SEA.index("aircraft")
ARMIES_ABOARD: Final = AT_SEA.index("armies_aboard")
SETTLERS_ABOARD: Final = AT_SEA.index("settlers_aboard")
DICE_OF_ALL: Final = SLOTS - 1
#: What changes hands, with gold as one sum and pieces by number.
COINS: Final = len(GOLD_AMOUNTS)
GOODS: Final[list[str]] = ["gold", "pieces", *ITEMS[COINS:]]
GOLD: Final = GOODS.index("gold")
PIECES: Final = GOODS.index("pieces")
OTHER_GOODS: Final = PIECES + 1


class Observation:
    """The places of the row for so many players, and how they are filled."""

    def __init__(self, players: int) -> None:
        self.players = players
        seats = [f"+{i}" for i in range(players)]
        table = Places()
        self.share = table.one("players")
        self.asked = table.one("asked")
        self.advanced = table.one("advanced")
        self.turn = table.one("turn")
        self.turns_left = table.one("turns_left")
        self.era = table.words("era", list(ERAS))
        self.phase = table.words("phase", list(PHASE_NAMES))
        self.kind = table.words("decision", KINDS)
        self.ending = table.words("ending", list(ENDS))
        self.first = table.words("first", seats)
        self.mover = table.words("mover", seats)
        self.critical = table.words("critical", list(RESOURCES))
        self.battle_order = table.words("battle_order", ["ask", "fight", "spare"])
        self.wonder_order = table.words("wonder_order", ["claim", "consider"])
        self.left = table.parts("technologies_left", list(ERAS))
        self.gone = table.parts("markers_gone", MARKER_ID)
        self.moment = table.words("moment", MOMENT_ID)
        self.progress = table.each([f"progress.{moment}.{seat}" for moment in MOMENT_ID for seat in seats])
        self.technologies = table.each(
            [f"technology.{id}.{part}" for id in TECHNOLOGY_ID for part in [*seats, "bank", "available", "price"]]
        )
        self.markers = table.each([f"marker.{id}={marker}" for id in AREA_ID[:REGION_COUNT] for marker in MARKER_ID])
        self.face_down = table.parts("face_down", AREA_ID[:REGION_COUNT])
        self.seen = table.each([f"seen.{id}.{seat}" for id in AREA_ID[:REGION_COUNT] for seat in seats])
        self.sizes = table.each([f"settlement.{id}.{seat}" for id in AREA_ID[:REGION_COUNT] for seat in seats])
        self.happy = table.parts("happy", AREA_ID[:REGION_COUNT])
        self.productive = table.parts("productive", AREA_ID[:REGION_COUNT])
        self.grown = table.parts("grown", AREA_ID[:REGION_COUNT])
        self.placed = table.parts("placed", AREA_ID[:REGION_COUNT])
        self.pieces = table.each(
            [
                f"pieces.{id}.{seat}.{slot}"
                for area, id in enumerate(AREA_ID)
                for seat in seats
                for slot in (ON_LAND if area < REGION_COUNT else AT_SEA)
            ]
        )
        self.points = table.parts("can_move", AREA_ID)
        self.declared = table.parts("declared", AREA_ID)
        self.here = table.words("here", AREA_ID)
        self.start = table.words("from", AREA_ID)
        self.which = table.words("which", KIND_ID)
        self.attackers = table.parts("attackers", KIND_ID)
        self.defenders = table.parts("defenders", KIND_ID)
        self.attack = table.words("attack", KIND_ID)
        self.defence = table.words("defence", KIND_ID)
        self.gives = table.each([f"offer.{seat}.gives.{item}" for seat in seats for item in GOODS])
        self.asks = table.each([f"offer.{seat}.asks.{item}" for seat in seats for item in GOODS])
        self.everybody = len(table.names)
        one = Places()
        self.gold = one.one("gold")
        self.out = one.one("out")
        self.towns = one.one("settlements")
        self.learned = one.one("technologies")
        self.ready = one.one("ready")
        self.offers_left = one.one("offers_left")
        self.writes = one.one("writes")
        self.in_range = one.one("in_range")
        self.attacks = one.one("attacks")
        self.defends = one.one("defends")
        self.score = one.parts("score", list(SCORE_ROWS))
        self.resources = one.parts("resources", list(RESOURCES))
        self.income = one.parts("income", list(PARTS))
        self.by_era = one.parts("technologies", list(ERAS))
        self.wonders = one.words("wonder", WONDER_ID)
        self.moments = one.words("moment", MOMENT_ID)
        self.improvements = one.words("improvement", IMPROVEMENT_ID)
        self.size = len(one.names)
        for seat in seats:
            table.parts(f"players.{seat}", one.names)
        self.names: tuple[str, ...] = tuple(table.names)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: Position, seat: int) -> array[float]:
        row = array("f", self.blank)
        self._table(row, state, seat)
        self._regions(row, state, seat)
        for owner in range(self.players):
            self._player(row, state, seat, owner)
            self._pieces(row, state, seat, owner)
        if state.advanced:
            self._advances(row, state, seat)
        else:
            self._moments(row, state, seat)
        if state.stack:
            self._affairs(row, state, seat)
        return row

    def _seen_from(self, reader: int, seat: int) -> int:
        return (seat - reader) % self.players

    def _table(self, row: array[float], state: Position, seat: int) -> None:
        trading = False
        for decision in state.stack:
            if isinstance(decision, Trading):
                trading = True
        row[self.share] = self.players / 6.0
        row[self.asked] = 1.0 if state.asked(seat) else 0.0
        row[self.advanced] = 1.0 if state.advanced else 0.0
        row[self.turn] = state.turn / 20.0
        row[self.turns_left] = (state.last_turn() - state.turn) / 20.0
        row[self.era + state.era] = 1.0
        row[self.phase + (TRADE if trading else state.phase)] = 1.0
        if state.stack:
            row[self.kind + KIND.get(state.stack[-1].kind, len(KINDS) - 1)] = 1.0
        if state.ending != NO_END:
            row[self.ending + state.ending] = 1.0
        row[self.first + self._seen_from(seat, state.first)] = 1.0
        if state.critical != NO_MARKER:
            row[self.critical + state.critical] = 1.0
        row[self.battle_order + state.battle_order[seat]] = 1.0
        row[self.wonder_order + state.wonder_order[seat]] = 1.0
        for marker in state.gone:
            row[self.gone + marker] += 0.25

    def _regions(self, row: array[float], state: Position, seat: int) -> None:
        for region in range(REGION_COUNT):
            marker = state.marker[region]
            if marker == NO_MARKER:
                continue
            if state.face_up[region] or state.seen[region] >> seat & 1:
                row[self.markers + len(MARKER_ID) * region + marker] = 1.0
            if not state.face_up[region]:
                row[self.face_down + region] = 1.0
                for other in range(self.players):
                    if state.seen[region] >> other & 1:
                        row[self.seen + self.players * region + self._seen_from(seat, other)] = 1.0

    def _player(self, row: array[float], state: Position, seat: int, owner: int) -> None:
        place = self._seen_from(seat, owner)
        at = self.everybody + place * self.size
        towns = state.settlements(owner)
        row[at + self.gold] = state.gold[owner] / 100.0
        row[at + self.out] = 1.0 if state.out[owner] else 0.0
        row[at + self.towns] = len(towns) / 20.0
        row[at + self.learned] = state.technology_count(owner) / 20.0
        points = score(state, owner)
        for i in range(len(points)):
            row[at + self.score + i] = points[i] / 50.0
        held = state.resource_cards(owner, towns)
        for i in range(RESOURCE_COUNT):
            row[at + self.resources + i] = held[i] / 4.0
        parts = income(state, owner, NO_MARKER)
        for i in range(len(parts)):
            row[at + self.income + i] = parts[i] / 50.0
        for era in range(ERA_COUNT):
            row[at + self.by_era + era] = state.technologies_of_era(owner, era) / 5.0
        for region in towns:
            row[self.sizes + self.players * region + place] = state.size[region] / 4.0
            row[self.grown + region] = 1.0 if state.grown[region] else 0.0
            row[self.placed + region] = state.placed[region] / 4.0
            if not state.advanced and state.is_fertile(region):
                row[self.productive + region] = 1.0
        if state.advanced:
            self._happiness(row, state, owner)

    def _happiness(self, row: array[float], state: Position, owner: int) -> None:
        top = state.stack[-1] if state.stack else None
        fixed = state.fixed[owner]
        if isinstance(top, Assigning) and owner in top.seats:
            fixed = top.fixed
        assigned = best_assignment(state, owner, fixed)
        towns = state.settlements(owner)
        for i in range(len(towns)):
            row[self.happy + towns[i]] = 1.0 if assigned.happy[i] else 0.0
            row[self.productive + towns[i]] = 1.0 if assigned.productive[i] else 0.0

    def _pieces(self, row: array[float], state: Position, seat: int, owner: int) -> None:
        """By arm in every area; how far they can still go, only while their owner moves."""
        place = self._seen_from(seat, owner)
        for piece in state.pieces[owner]:
            kind, area = int(kind_of(piece)), int(area_of(piece))
            at = self.pieces + SLOTS * (self.players * area + place)
            if kind == SETTLER:
                row[at + SETTLERS] += 0.5
            elif area < REGION_COUNT:
                row[at + (AIRCRAFT if kind == FIGHTER else CATEGORY[kind])] += 0.5
            else:
                row[at + (AIRCRAFT_AT_SEA if kind == FIGHTER else CARRIERS if kind == CARRIER else SHIPS)] += 0.5
                for one in passengers(piece):
                    row[at + (SETTLERS_ABOARD if passenger_kind(one) == SETTLER else ARMIES_ABOARD)] += 0.5
            row[at + DICE_OF_ALL] += DICE[kind] / 8.0
            row[self.points + area] += scaled(int(points_of(piece)), 4.0)

    def _advances(self, row: array[float], state: Position, seat: int) -> None:
        """Technologies, wonders and improvements of the advanced rules."""
        width = self.players + 3
        for technology in range(TECHNOLOGY_COUNT):
            at = self.technologies + width * technology
            owner = state.technologies[technology]
            if owner >= 0:
                row[at + self._seen_from(seat, owner)] = 1.0
            elif owner == BANK:
                row[at + self.players] = 1.0
            elif can_be_learned(state, technology):
                row[at + self.players + 1] = 1.0
                row[at + self.players + 2] = price(state, seat, technology) / 100.0
        for wonder in range(WONDER_COUNT):
            owner = state.wonders[wonder]
            if owner != NOBODY:
                row[self.everybody + self._seen_from(seat, owner) * self.size + self.wonders + wonder] = 1.0
        for owner in range(self.players):
            at = self.everybody + self._seen_from(seat, owner) * self.size + self.improvements
            for improvement in range(IMPROVEMENT_COUNT):
                if state.improvements[owner] >> improvement & 1:
                    row[at + improvement] = 1.0

    def _moments(self, row: array[float], state: Position, seat: int) -> None:
        """Technologies and key moments of the standard rules, and how near everybody is to those of the era."""
        for era in range(ERA_COUNT):
            row[self.left + era] = state.left[era] / 10.0
        for moment in range(MOMENT_COUNT):
            owner = state.moments[moment]
            if owner != NOBODY:
                row[self.everybody + self._seen_from(seat, owner) * self.size + self.moments + moment] = 1.0
            elif MOMENT_ERA[moment] == state.era:
                at = self.progress + self.players * moment
                for other in range(self.players):
                    row[at + self._seen_from(seat, other)] = progress(state, other, moment) / 10.0

    def _affairs(self, row: array[float], state: Position, seat: int) -> None:
        """What is going on at the moment: battles, trade, moves half made."""
        for decision in state.stack:
            if isinstance(decision, Moving | Attacking):
                for battle in decision.battles:
                    row[self.declared + (battle >> 6)] = 1.0
        top = state.stack[-1]
        if isinstance(top, Trading):
            self._trade(row, state, seat, top)
        elif isinstance(top, ChoosingPiece):
            row[self.which + MOVE_KIND[top.number]] = 1.0
            row[self.start + MOVE_START[top.number]] = 1.0
            row[self.here + MOVE_END[top.number]] = 1.0
        elif isinstance(top, Reacting):
            row[self.here + top.area] = 1.0
            row[self.mover + self._seen_from(seat, top.mover)] = 1.0
        elif isinstance(top, Announcing):
            if seat in top.seats:
                row[self.moment + top.moment] = 1.0
        elif isinstance(top, Joining):
            self._battle(row, state, seat, top.battle)
        elif isinstance(top, Picking):
            self._battle(row, state, seat, top.battle)
            if top.attack != UNDECIDED:
                row[self.attack + unit_of(top.attack)[0]] = 1.0
            if top.defend != UNDECIDED:
                row[self.defence + unit_of(top.defend)[0]] = 1.0

    def _battle(self, row: array[float], state: Position, seat: int, battle: Battle) -> None:
        row[self.here + battle.area] = 1.0
        for other in range(self.players):
            attacks, defends = battle.attackers >> other & 1, battle.defenders >> other & 1
            at = self.everybody + self._seen_from(seat, other) * self.size
            leads = other in (battle.attacker, battle.defender)
            row[at + self.attacks] = attacks * (1.0 if leads else 0.5)
            row[at + self.defends] = defends * (1.0 if leads else 0.5)
            if attacks or defends:
                for piece in state.at(other, battle.area):
                    row[(self.attackers if attacks else self.defenders) + int(kind_of(piece))] += 0.25

    def _trade(self, row: array[float], state: Position, seat: int, trading: Trading) -> None:
        """The reader's own offer, and those that others have made to it; who is ready, and who may be addressed."""
        for other in range(self.players):
            place = self._seen_from(seat, other)
            at = self.everybody + place * self.size
            draft = trading.drafts[other]
            row[at + self.ready] = 1.0 if trading.ready[other] else 0.0
            row[at + self.offers_left] = (state.offers_each - draft.sent) / 3.0
            row[at + self.writes] = 1.0 if draft.partner != NOBODY else 0.0
            if other != seat and not state.out[other] and in_range(state, seat, other):
                row[at + self.in_range] = 1.0
            if other == seat and draft.partner != NOBODY:
                self._goods(row, self.gives + place * len(GOODS), draft.give)
                self._goods(row, self.asks + place * len(GOODS), draft.ask)
        for deal in trading.deals:
            if seat in (deal.seat, deal.partner):
                place = self._seen_from(seat, deal.seat)
                self._goods(row, self.gives + place * len(GOODS), deal.give)
                self._goods(row, self.asks + place * len(GOODS), deal.ask)

    def _goods(self, row: array[float], at: int, items: list[int]) -> None:
        for item in items:
            if item < COINS:
                row[at + GOLD] += GOLD_AMOUNTS[item] / 50.0
            elif item < len(ITEMS):
                row[at + OTHER_GOODS + item - COINS] = 1.0
            else:
                row[at + PIECES] += 0.25
