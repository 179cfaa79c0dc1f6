"""An independent judge: tracks, coins and points worked out anew from the printed cards and from what was told."""

from __future__ import annotations

from collections import Counter

from ecumene.games.hadara.cards import CARDS, Card
from ecumene.games.hadara.components import COLONIES, COLONY_STACKS, START_CARDS, STATUES, TRACKS
from ecumene.games.hadara.effects import (
    BonusTileOnCard,
    SilverFullValue,
    StatueBoost,
    TrackPerCard,
    VpPerSet,
    WildInSet,
)
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.view import CivilizationView

CARD = {card.id: card for card in CARDS}
COLONY = {colony.id: colony for colony in COLONIES}
START = {card.id: card for card in START_CARDS}
STATUE = {statue.id: statue for statue in STATUES}
FRONT = {stack.id: stack for stack in COLONY_STACKS}

#: Which events bring their ``coins`` and which cost them.
GAINS = ("extra-coin", "side", "income", "sold", "sold-openly", "tribute", "plundered", "surplus")
COSTS = ("bought", "lobby", "annexed", "relief", "silver", "gold")


def cards_of(player: CivilizationView) -> list[Card]:
    return [CARD[card] for card in player.cards]


def tracks(player: CivilizationView) -> dict[str, int]:
    """Start card, cards, effects, annexed colonies and statues, added up."""
    start = START[player.start_card]
    total: Counter[str] = Counter((start.side_a if player.side == "A" else start.side_b).tracks())
    cards = cards_of(player)
    colors = Counter(card.color for card in cards)
    boost = 0
    for card in cards:
        total.update(card.bonuses())
        if isinstance(card.effect, TrackPerCard):
            total[card.effect.track] += card.effect.amount * colors[card.effect.card_color]
        elif isinstance(card.effect, BonusTileOnCard) and player.card_tile:
            total[player.card_tile.track] += card.effect.track_bonus
        elif isinstance(card.effect, StatueBoost):
            boost = card.effect.track_bonus
    for statue in player.statues:
        if statue.tile and statue.face_up:
            total[statue.tile] += STATUE[statue.statue].bonus + boost
    for colony in player.colonies:
        if colony.tile:
            total.update(COLONY[colony.tile].back_bonuses())
    return {track: total[track] for track in TRACKS}


def coins(state: Hadara, seat: int) -> int:
    """What the events told so far say a player must have."""
    assert state.journal is not None
    total = 0
    for event in state.journal.events:
        amount = event.facts.get("coins", 0)
        if event.player == seat and isinstance(amount, int):
            total += amount if event.kind in GAINS else -amount if event.kind in COSTS else 0
    return total


def best_sets(cards: list[Card], wild: int) -> int:
    """Sets of five colours when some cards may count as any colour."""
    colors = Counter(card.color for card in cards if not (wild and isinstance(card.effect, WildInSet)))
    sets = 0
    while sum(max(sets + 1 - colors[color], 0) for color in ("yellow", "red", "blue", "green", "purple")) <= wild:
        sets += 1
    return sets


def points(player: CivilizationView) -> list[int]:
    """The rows of the score sheet."""
    cards = cards_of(player)
    effects = [card.effect for card in cards]
    boost = sum(effect.vp_if_tile_face_down for effect in effects if isinstance(effect, StatueBoost))
    whole = sum(effect.medals for effect in effects if isinstance(effect, SilverFullValue))
    wild = sum(effect.sets for effect in effects if isinstance(effect, WildInSet))
    per_set = sum(effect.vp for effect in effects if isinstance(effect, VpPerSet))
    statues = 0
    for statue in player.statues:
        if statue.tile:
            printed = STATUE[statue.statue]
            statues += printed.vp if statue.face_up else printed.vp + printed.bonus + boost
    values = sorted((player.tracks[track] for track in player.silver), reverse=True)
    silver = sum(values[:whole]) + sum(-(-value // 2) for value in values[whole:])
    colonies = [
        COLONY[colony.tile].vp_back if colony.tile else FRONT[colony.stack].vp_front for colony in player.colonies
    ]
    return [
        sum(colonies),
        statues,
        silver,
        7 * player.gold * best_sets(cards, wild) + per_set * best_sets(cards, 0),
        sum(card.vp for card in cards),
        player.coins // 5,
    ]
