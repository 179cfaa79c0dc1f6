"""What holds in every game, however it is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.conformance import random_move
from ecumene.games.altay import GAME
from ecumene.games.altay.heuristics import HEURISTICS
from ecumene.games.altay.holders import put_bundle
from ecumene.games.altay.ids import BUY, PLAY, PUT, START, USE
from ecumene.games.altay.numbers import BUY_COUNT, BUY_PILE, PUT_COUNT, PUT_HOLDER, SLOT_COUNT, WAY_COUNT, WAY_FACE
from ecumene.games.altay.production import can_play
from ecumene.games.altay.purchase import price
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.supply import covers
from ecumene.games.altay.turn import Turn
from ecumene.games.altay.view import View
from ecumene.kernel import SPECTATOR, Rng
from ecumene.locale import LANGUAGES, bundle

games = st.builds(
    lambda players, seed, trade, limited, whole: (players, seed, trade, limited, whole),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


def begin(game: tuple[int, int, bool, bool, bool]) -> tuple[Altay, Rng]:
    players, seed, trade, limited, whole = game
    state = GAME.new(players, {"trade": trade, "limited_supply": limited, "whole_map": whole}, seed)
    assert isinstance(state, Altay)
    return state, Rng(seed)


@settings(max_examples=15, deadline=None)
@given(games)
def test_the_map_is_always_in_order(game: tuple[int, int, bool, bool, bool]) -> None:
    """At most four settlements of one player in a region; markers only where nobody lives; all pieces are somewhere."""
    state, rng = begin(game)
    while not state.over:
        state.apply(*random_move(state, rng))
        view: View = state.view(SPECTATOR)
        for region in view.regions:
            assert 0 <= region.settlements <= 4
            assert (region.owner is None) == (region.settlements == 0)
            assert region.marker is None or region.owner is None
        for realm in view.realms:
            captured = sum(other.captured.count(realm.seat) for other in view.realms)
            on_work = realm.work is not None and realm.work.settlement
            places = realm.settlements + realm.settlements_on_board + realm.settlements_lost
            assert places + on_work + captured == 15


@settings(max_examples=15, deadline=None)
@given(games)
def test_achievements_stay_a_pyramid(game: tuple[int, int, bool, bool, bool]) -> None:
    state, rng = begin(game)
    levels = {record["id"]: record["level"] for record in GAME.components()["achievements"]}
    while not state.over:
        state.apply(*random_move(state, rng))
        view: View = state.view(SPECTATOR)
        for realm in view.realms:
            mine = [card.achievement for card in realm.done] + ([realm.work.achievement] if realm.work else [])
            counts = [sum(1 for id in mine if levels[id] == level) for level in (1, 2, 3)]
            assert counts == sorted(counts, reverse=True)
            assert len(set(mine)) == len(mine)
        for level in view.levels:
            assert len(level.open) == 3 or level.deck == 0


@settings(max_examples=10, deadline=None)
@given(games)
def test_only_the_player_on_turn_has_resources(game: tuple[int, int, bool, bool, bool]) -> None:
    state, rng = begin(game)
    while not state.over:
        state.apply(*random_move(state, rng))
        view: View = state.view(SPECTATOR)
        for realm in view.realms:
            assert realm.seat == view.active_player or not any(realm.resources.values())
        if not view.endless_supply:
            assert all(0 <= n <= 16 for n in view.supply.values())


@settings(max_examples=6, deadline=None)
@given(games)
def test_a_judgement_reads_only_what_the_seat_knows(game: tuple[int, int, bool, bool, bool]) -> None:
    """The features of a rival and the phase are the same in the truth and in a sample."""
    state, rng = begin(game)
    for _ in range(60):
        if state.over:
            break
        seat, action = random_move(state, rng)
        if state.round:
            legal = state.legal(seat)
            sample = state.sample(seat, rng)
            assert HEURISTICS.phase(sample) == HEURISTICS.phase(state)
            places, rows = HEURISTICS.outlooks(sample, seat, legal)
            assert len(places) == len(legal)
            assert all(len(row) == len(HEURISTICS.names) for row in rows)
            assert len(HEURISTICS.worths(sample, seat, legal)) == len(legal)
        state.apply(seat, action)


@settings(max_examples=6, deadline=None)
@given(games)
def test_what_is_looked_up_is_what_lies_there(game: tuple[int, int, bool, bool, bool]) -> None:
    """Sets and lists that are kept up to date agree with what they are made of, at every step of a game."""
    state, rng = begin(game)
    while not state.over:
        seat, action = random_move(state, rng)
        turn = state.stack[-1]
        if isinstance(turn, Turn):
            legal = state.legal(seat)
            assert legal == state.clone(Rng(0)).legal(seat)  # attacks are found anew there
            assert [action for action in legal if PLAY <= action < USE or BUY <= action < START] == [
                *[PLAY + way for way in range(WAY_COUNT) if may_play(state, seat, way, turn)],
                *[PUT + put for put in range(PUT_COUNT) if may_put(state, seat, put)],
                *[BUY + purchase for purchase in range(BUY_COUNT) if may_buy(state, seat, purchase, turn)],
            ]
        state.apply(seat, action)
        for realm in state.realms:
            assert realm.laid == sum(1 << slot for slot, face in enumerate(realm.slots) if face >= 0)
            assert realm.conquered == sum(realm.markers)
        assert state.open_kinds == sum(1 << kind for kind, copies in enumerate(state.open) if copies)


def may_play(state: Altay, seat: int, way: int, turn: Turn) -> bool:
    return state.realms[seat].holds(WAY_FACE[way]) and can_play(state, seat, way, turn.used)


def may_put(state: Altay, seat: int, put: int) -> bool:
    realm, holder = state.realms[seat], PUT_HOLDER[put]
    if holder < SLOT_COUNT:
        return realm.slots[holder] >= 0 and put_bundle(put, holder, realm.stocks[holder], realm.pool) != 0
    return realm.work == holder - SLOT_COUNT and put_bundle(put, holder, realm.work_stock, realm.pool) != 0


def may_buy(state: Altay, seat: int, purchase: int, turn: Turn) -> bool:
    pile = BUY_PILE[purchase]
    if turn.bought >> pile & 1 or not state.cards_left(pile):
        return False
    return covers(state.realms[seat].pool, price(state, purchase))


def test_every_field_of_the_view_has_a_label() -> None:
    import msgspec

    fields: set[str] = set()
    for struct in msgspec.json.schema(View)["$defs"].values():
        fields |= set(struct.get("properties", ()))
    fields.discard("seat")
    for language in LANGUAGES:
        missing = [field for field in sorted(fields) if not bundle(language).has_message(f"altay-field-{field}")]
        assert missing == []
