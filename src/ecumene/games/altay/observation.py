# Compiled by mypyc where a C compiler is present.
"""What a seat sees as a row of numbers for learners: written from the position itself, in a few microseconds.

Realms come clockwise from the reader's own. Of another's hand and deck only the contents of both together are known.
"""

from __future__ import annotations

from array import array
from typing import Final

from ecumene.games.altay.battle import Attacking, Defending, Yielding, attack_strength, defense_strength
from ecumene.games.altay.components import MARKET_CARDS, PEOPLES, SCORE_ROWS
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENT_ID,
    BITS,
    DIFFICULTY,
    FACE_ID,
    FACE_VP,
    HOLDER_ID,
    MARKER_COUNT,
    PAIR_FROM,
    PAIR_TO,
    PILE_COUNT,
    REGION_COUNT,
    REGION_ID,
    RESOURCE_COUNT,
    SLOT_COUNT,
    WONDER,
)
from ecumene.games.altay.regions import MARKERS
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.scoring import score
from ecumene.games.altay.settlements import Placing
from ecumene.games.altay.state import Position
from ecumene.games.altay.turn import Turn
from ecumene.kernel.rows import Places, scaled

#: What may be asked; the last is the end of the game.
KINDS: Final = ["attack", "defend", "people", "place", "start", "turn", "yield", "over"]
KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}


class Observation:
    """The places of the row for so many players, and how they are filled."""

    def __init__(self, players: int) -> None:
        self.players = players
        seats = [f"+{i}" for i in range(players)]
        piles = [card.id for card in MARKET_CARDS]
        table = Places()
        self.share = table.one("players")
        self.asked = table.one("asked")
        self.round = table.one("round")
        self.last_round = table.one("last_round")
        self.quiet_rounds_left = table.one("quiet_rounds_left")
        self.trade = table.one("trade")
        self.endless = table.one("endless_supply")
        self.bank = table.one("bank")
        self.to_place = table.one("to_place")
        self.attack = table.one("attack")
        self.defense = table.one("defense")
        self.kind = table.words("decision", KINDS)
        self.first = table.words("first", seats)
        self.active = table.words("active", seats)
        self.supply = table.parts("supply", list(RESOURCES))
        self.in_play = table.parts("in_play", REGION_ID)
        self.markers = table.each([f"marker.{id}={kind.id}" for id in REGION_ID for kind in MARKERS])
        self.houses = table.each([f"settlements.{id}.{seat}" for id in REGION_ID for seat in seats])
        self.tokens = table.parts("vp_token", REGION_ID)
        self.used = table.parts("used", REGION_ID)
        self.piles = table.parts("pile", piles)
        self.points = table.parts("top_vp", piles)
        self.bought = table.parts("bought", piles)
        self.open = table.parts("open", ACHIEVEMENT_ID)
        self.decks = table.parts("achievements", [str(level) for level in range(1, WONDER + 1)])
        self.origin = table.words("origin", REGION_ID)
        self.target = table.words("target", REGION_ID)
        self.attack_cards = table.parts("attacks", FACE_ID)
        self.defense_cards = table.parts("defends", FACE_ID)
        self.attacker = table.words("attacker", seats)
        self.defender = table.words("defender", seats)
        self.hand = table.parts("hand", FACE_ID)
        self.realms = len(table.names)
        one = Places()
        self.settlements = one.one("settlements")
        self.lost = one.one("settlements_lost")
        self.coins = one.one("coins")
        self.hand_size = one.one("hand_size")
        self.deck = one.one("deck")
        self.work_piece = one.one("work_settlement")
        self.revealed = one.one("secret_revealed")
        self.converted = one.one("converted")
        self.captives = one.one("captured")
        self.vp_cards = one.one("vp_cards")
        self.people = one.words("people", [people.id for people in PEOPLES])
        self.pool = one.parts("resources", list(RESOURCES))
        self.unseen = one.parts("unseen", FACE_ID)
        self.known = one.parts("known_hand", FACE_ID)
        self.discard = one.parts("discard", FACE_ID)
        self.played = one.parts("played", FACE_ID)
        self.trashed = one.parts("trashed", FACE_ID)
        self.kept = one.words("kept", FACE_ID)
        self.laid = one.each([f"laid.{id}.{part}" for id in HOLDER_ID[:SLOT_COUNT] for part in ["?", "vp", *RESOURCES]])
        self.usable = one.parts("usable", HOLDER_ID[:SLOT_COUNT])
        self.work = one.words("work", ACHIEVEMENT_ID)
        self.work_stock = one.parts("work", list(RESOURCES))
        self.done = one.words("done", ACHIEVEMENT_ID)
        self.once = one.parts("done_used", ACHIEVEMENT_ID)
        self.secret = one.words("secret", ACHIEVEMENT_ID)
        self.conquests = one.parts("markers", [kind.id for kind in MARKERS])
        self.score = one.parts("score", list(SCORE_ROWS))
        self.size = len(one.names)
        for seat in seats:
            table.parts(f"realms.{seat}", one.names)
        self.names: tuple[str, ...] = tuple(table.names)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: Position, seat: int) -> array[float]:
        row = array("f", self.blank)
        bottom = state.stack[0] if state.stack else None
        turn = bottom if isinstance(bottom, Turn) else None
        self._table(row, state, seat)
        self._map(row, state, seat, turn)
        self._market(row, state, turn)
        if state.stack:
            row[self.active + (state.stack[0].seats[0] - seat) % self.players] = 1.0
            self._battle(row, state, seat)
        for face in state.realms[seat].hand:
            row[self.hand + face] += 0.5
        for i in range(self.players):
            self._realm(row, self.realms + i * self.size, state, (seat + i) % self.players, i == 0, turn)
        return row

    def _table(self, row: array[float], state: Position, seat: int) -> None:
        row[self.share] = self.players / 4.0
        row[self.asked] = 1.0 if state.asked(seat) else 0.0
        row[self.round] = state.round / 20.0
        row[self.last_round] = 1.0 if state.round > 0 and state.ending() else 0.0
        row[self.quiet_rounds_left] = state.quiet_rounds_left() / 5.0 if state.stack else 0.0
        row[self.trade] = 1.0 if state.trade else 0.0
        row[self.endless] = 1.0 if state.endless else 0.0
        row[self.bank] = state.bank / 50.0
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Placing):
            row[self.to_place] = top.n / 4.0
        row[self.kind + (KIND["over"] if top is None else KIND[top.kind])] = 1.0
        row[self.first + (state.first - seat) % self.players] = 1.0
        self._bundle(row, self.supply, int(state.supply), 20.0)

    def _bundle(self, row: array[float], at: int, bundle: int, large: float) -> None:
        if bundle:
            for resource in range(RESOURCE_COUNT):
                row[at + resource] = (bundle >> BITS * resource & 127) / large

    def _map(self, row: array[float], state: Position, seat: int, turn: Turn | None) -> None:
        in_play, used = int(state.in_play), 0 if turn is None else int(turn.used)
        for region in range(REGION_COUNT):
            if not in_play >> region & 1:
                continue
            row[self.in_play + region] = 1.0
            if state.marker[region] >= 0:
                row[self.markers + MARKER_COUNT * region + state.marker[region]] = 1.0
            owner = state.owner[region]
            if owner >= 0:
                row[self.houses + self.players * region + (owner - seat) % self.players] = state.houses[region] / 2.0
            row[self.tokens + region] = float(state.tokens >> region & 1)
            row[self.used + region] = float(used >> region & 1)

    def _market(self, row: array[float], state: Position, turn: Turn | None) -> None:
        for pile in range(PILE_COUNT):
            top = state.top_card(pile)
            row[self.piles + pile] = state.cards_left(pile) / 8.0
            if top >= 0:
                row[self.points + pile] = FACE_VP[top] / 2.0
            if turn is not None and int(turn.bought) >> pile & 1:
                row[self.bought + pile] = 1.0
        for achievement in range(ACHIEVEMENT_COUNT):
            row[self.open + achievement] = state.open[achievement] / 2.0
        for level in range(WONDER):
            row[self.decks + level] = len(state.decks[level + 1]) / 10.0

    def _battle(self, row: array[float], state: Position, seat: int) -> None:
        battle = state.stack[-1]
        defense: list[int] = []
        if isinstance(battle, Attacking):
            attacker, pair, attack = battle.seats[0], battle.pair, battle.cards
            defender = state.owner[PAIR_TO[pair]]
        elif isinstance(battle, Defending):
            attacker, pair, attack = battle.attacker, battle.pair, battle.attack
            defender, defense = battle.seats[0], battle.cards
        elif isinstance(battle, Yielding):
            attacker, pair, attack = battle.attacker, battle.pair, battle.attack
            defender = battle.seats[0]
        else:
            return
        target = PAIR_TO[pair]
        row[self.origin + PAIR_FROM[pair]] = 1.0
        row[self.target + target] = 1.0
        row[self.attacker + (attacker - seat) % self.players] = 1.0
        row[self.attack] = attack_strength(state, attacker, pair, attack) / 10.0
        if defender >= 0:
            row[self.defender + (defender - seat) % self.players] = 1.0
            row[self.defense] = defense_strength(state, defender, target, defense) / 10.0
        else:
            row[self.defense] = DIFFICULTY[state.marker[target]] / 10.0
        self._faces(row, self.attack_cards, attack)
        self._faces(row, self.defense_cards, defense)

    def _faces(self, row: array[float], at: int, faces: list[int]) -> None:
        for face in faces:
            row[at + face] += 0.5

    def _realm(self, row: array[float], at: int, state: Position, owner: int, own: bool, turn: Turn | None) -> None:
        realm = state.realms[owner]
        row[at + self.settlements] = realm.settlements / 10.0
        row[at + self.lost] = realm.lost / 4.0
        row[at + self.coins] = realm.coins / 10.0
        row[at + self.hand_size] = len(realm.hand) / 5.0
        row[at + self.deck] = len(realm.deck) / 10.0
        row[at + self.work_piece] = 1.0 if realm.work_piece else 0.0
        row[at + self.revealed] = 1.0 if realm.revealed else 0.0
        row[at + self.converted] = scaled(realm.converted, 4.0)
        row[at + self.captives] = len(realm.captives) / 4.0
        row[at + self.vp_cards] = len([face for face in realm.cards() if FACE_VP[face]]) / 4.0
        if realm.people >= 0:
            row[at + self.people + realm.people] = 1.0
        self._bundle(row, at + self.pool, int(realm.pool), 5.0)
        self._faces(row, at + self.unseen, realm.deck)
        if not own:
            self._faces(row, at + self.unseen, realm.hand)
        self._faces(row, at + self.known, realm.certain)
        self._faces(row, at + self.discard, realm.discard)
        self._faces(row, at + self.played, realm.played)
        self._faces(row, at + self.trashed, realm.trashed)
        if realm.kept >= 0:
            row[at + self.kept + int(realm.kept)] = 1.0
        theirs = turn if turn is not None and turn.seats[0] == owner else None
        for slot in range(SLOT_COUNT):
            face = realm.slots[slot]
            if face >= 0:
                place = at + self.laid + (2 + RESOURCE_COUNT) * slot
                row[place] = 1.0
                row[place + 1] = FACE_VP[face] / 2.0
                self._bundle(row, place + 2, realm.stocks[slot], 4.0)
                if theirs is not None and theirs.can_use_store(realm, slot):
                    row[at + self.usable + slot] = 1.0
        if realm.work >= 0:
            row[at + self.work + int(realm.work)] = 1.0
            self._bundle(row, at + self.work_stock, int(realm.work_stock), 4.0)
        done, once = int(realm.done), 0 if theirs is None else int(theirs.once)
        for achievement in range(ACHIEVEMENT_COUNT):
            if done >> achievement & 1:
                row[at + self.done + achievement] = 1.0
                row[at + self.once + achievement] = float(once >> achievement & 1)
        if realm.secret >= 0 and (own or realm.revealed or not state.stack):
            row[at + self.secret + int(realm.secret)] = 1.0
        for kind in range(MARKER_COUNT):
            row[at + self.conquests + kind] = realm.markers[kind] / 2.0
        points = score(state, owner)
        for line in range(len(points)):
            row[at + self.score + line] = points[line] / 20.0
