"""Through the Ages on its own board: every kind of decision has its place there and is taken there; whole games."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from ecumene import games
from ecumene.games.through_the_ages.state import Choice
from ecumene.kernel.match import replay
from tests.web.ages import SHOWN, SLUG, Player, axe, bring, guest, lay, play_out, record_at, sit_down
from tests.web.conftest import Visits
from tests.web.visitor import PHONE, Visitor, begin

#: Moments of golden records: the record, how many actions came before, who decides. Together they offer every verb.
MOMENTS = [
    ("2_players_curious", 19, 0, "actions"),
    ("2_players_curious", 108, 0, "actions"),
    ("2_players_curious", 199, 0, "actions"),
    ("3_players_curious", 397, 0, "actions"),
    ("four_busy", 222, 3, "actions"),
    ("two_busy", 180, 1, "actions"),
    ("3_players_curious", 346, 2, "annexation"),
    ("2_players_curious", 193, 1, "auction"),
    ("4_players_seize", 590, 1, "breakthrough"),
    ("3_players_curious", 403, 1, "choose_gain"),
    ("2_players_curious", 181, 0, "colony_loss"),
    ("2_players_curious", 207, 0, "defence"),
    ("3_players_curious", 248, 1, "destroy_own"),
    ("four_busy", 567, 3, "destroy_rival"),
    ("four_resigning", 128, 3, "development"),
    ("four", 525, 3, "discards"),
    ("4_players_curious", 285, 0, "force"),
    ("2_players_curious", 38, 1, "free_building"),
    ("3_players_tuck", 175, 0, "gain_split"),
    ("four_busy", 406, 3, "infiltration"),
    ("three_busy", 241, 0, "lose_split"),
    ("four_busy", 420, 0, "lose_worker"),
    ("4_players_curious", 656, 0, "pact_offer"),
    ("3_players_tuck", 411, 0, "perform"),
    ("four", 88, 2, "plunder"),
    ("2_players_curious", 115, 1, "politics"),
    ("2_players_curious", 220, 1, "politics"),
    ("four_busy", 620, 1, "politics"),
    ("4_players_seize", 40, 1, "politics"),
    ("2_players_curious", 221, 1, "raid"),
    ("4_players_curious", 492, 2, "return_token"),
    ("four_busy", 517, 1, "ruin"),
    ("4_players_seize", 397, 0, "seizure"),
    ("3_players_tuck", 74, 1, "tuck"),
    ("agreement", 237, 0, "agreement"),
]

#: They are gone through in so many tests, which several processes share.
PARTS = 4

#: Kinds that are answered where things lie; all others have a sheet.
ON_THE_TABLE = {"politics", "actions", "perform", "breakthrough", "development", "agreement"}


def test_the_moments_hold_every_kind_and_every_verb() -> None:
    game = games.load(SLUG)
    verbs: set[str] = set()
    for name, steps, seat, kind in MOMENTS:
        state = replay(record_at(name, steps), game, journal=False).state
        prompt = state.prompt(seat)
        assert prompt is not None
        assert (state.to_move(), prompt.kind) == ([seat], kind)
        verbs |= {game.catalogue[action].verb for action in state.legal(seat)}
    assert verbs == {game.catalogue[action].verb for action in range(len(game.catalogue))}
    assert kinds_of(Choice) == {kind for *_, kind in MOMENTS}


def kinds_of(choice: type[Choice]) -> set[str]:
    """The kinds of all decisions that people make: of all classes that say what may be answered."""
    own = {choice.kind} if choice.answers is not Choice.answers else set()
    return own.union(*map(kinds_of, choice.__subclasses__()))


def test_every_leader_and_every_wonder_has_a_drawing_of_its_own() -> None:
    board = Path(__file__).parents[2] / "web" / "src" / "games" / SLUG
    lines = (board / "leaders.ts").read_text() + (board / "pictures.ts").read_text()
    drawn = dict(re.findall(r"^  (\w+): (.+),$", lines, re.MULTILINE))
    cards = games.load(SLUG).components()["civil"]
    own = [card["id"] for card in cards if card["family"] in ("leader", "wonder")]
    assert len({drawn[card] for card in own}) == len(own) == 40


def test_every_card_has_colour_glyph_and_signs_of_what_it_does() -> None:
    """All 236 cards: each kind has a colour and a glyph, each effect is drawn by a rule of its own."""
    board = Path(__file__).parents[2] / "web" / "src" / "games" / SLUG
    printed = (board / "printed.ts").read_text() + (board / "drawn.ts").read_text()
    drawn = (board / "effects.ts").read_text()
    box = games.load(SLUG).components()
    cards = [*box["civil"], *box["military"]]
    for family in {card["family"] for card in cards}:
        assert len(re.findall(rf'\b{family}: "', printed)) == 2, family
    effects = [
        effect
        for card in cards
        for effect in (*card["gives"], *(one for side in card.get("sides") or () for one in side["gives"]))
    ]
    missing = {one["type"] for one in effects if not re.search(rf'(\b{one["type"]}:|"{one["type"]}":)', drawn)}
    assert missing == set()
    assert len(cards) == 236
    assert all(card["words"] or card["sides"] for card in cards), "and told in words"


@pytest.mark.parametrize("part", range(PARTS))
def test_every_offer_has_its_place_on_the_board_and_one_is_taken_there(visit: Visits, part: int) -> None:
    """At every kind of decision all that is offered can be found on the board; axe looks at every sheet."""
    visitor = guest(visit())
    player = Player(visitor)
    faults: list[str] = []
    inspected: set[str] = set()
    moments = MOMENTS[part::PARTS]
    for name, steps, seat, kind in moments:
        offers = sit_down(visitor, name, steps, seat)
        if visitor.page.locator(".board .sheet").count() and kind not in inspected:
            inspected.add(kind)
            faults += [f"{kind}: {fault}" for fault in axe(visitor, ".board .sheet")]
        faults += [f"{kind}: {missing}" for missing in sorted(offers - set(visitor.page.evaluate(SHOWN)))]
        player.act()
        assert player.sent[-1] in offers
    assert faults == []
    assert player.strays == []
    assert len(player.sent) >= len(moments)
    assert inspected == {kind for *_, kind in moments} - ON_THE_TABLE


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_on_the_board(visit: Visits, players: int) -> None:
    """A person against bots, from the first turn to the final sheet; every answer was a click on the board."""
    visitor = guest(visit())
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    wish = {"game": SLUG, "players": players, "seats": seats, "options": {"length": "short"}}
    visitor.open(f"/table/{visitor.post('/api/tables', wish)['id']}")
    visitor.start_if_asked()
    player = Player(visitor)
    play_out(player)
    assert player.strays == []
    assert len(player.verbs) >= 8, player.verbs
    read_scores(visitor, players)


def test_the_last_rounds_of_four(visit: Visits) -> None:
    visitor = guest(visit())
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 3
    lay(visitor, f"{visitor.url}/table/{bring(visitor, '4_players_curious', 600, seats)}")
    player = Player(visitor)
    play_out(player)
    assert player.strays == []
    assert len(player.verbs) >= 5, player.verbs
    read_scores(visitor, players=4)


def read_scores(visitor: Visitor, players: int) -> None:
    scores = visitor.page.locator(".board .sheet table").first
    expect(scores.locator("tbody tr:not(.bar)")).to_have_count(players)
    assert axe(visitor) == []


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_two_people_and_a_bot_end_a_game_one_of_them_by_thumb(visit: Visits, whole: bool) -> None:
    host, other = guest(visit()), guest(visit(viewport=PHONE, has_touch=True))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    wish = {"game": SLUG, "players": 3, "seats": seats, "options": {"length": "short"}}
    brought = {"record": msgspec.to_builtins(record_at("3_players_curious", 340)), "seats": seats}
    begin(host, other, host.post("/api/tables", wish) if whole else host.post("/api/tables/import", brought))
    players = [Player(host), Player(other, touch=True)]
    play_out(*players)
    for player in players:
        assert player.strays == []
        assert len(player.verbs) >= 5, player.verbs
    standings = [one.state()["result"]["standings"] for one in (host, other)]
    assert standings[0] == standings[1]
    assert other.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
