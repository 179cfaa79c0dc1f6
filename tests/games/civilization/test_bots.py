"""How the bots think: by what their seat sees, by the odds, mixed behind the screen, and nobody's fool in trade."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.bots.drawing import pick
from ecumene.bots.judging import Mixed, Rounds
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.roster import JUDGED, bot
from ecumene.bots.simple import GreedyBot
from ecumene.bots.weighed import judgement
from ecumene.games.civilization import GAME
from ecumene.games.civilization.action_numbers import (
    ACCEPT,
    ASK,
    GIVE,
    ITEM_ERA,
    ITEM_PIECE,
    ITEM_REGION,
    REFUSE,
    SCRAP,
)
from ecumene.games.civilization.barter import Ledger, balance, verdict, worth_of
from ecumene.games.civilization.battle import Picking, picks, unit_of
from ecumene.games.civilization.campaign import Force, battle_chance
from ecumene.games.civilization.heuristics import HEURISTICS
from ecumene.games.civilization.numbers import KIND_ID
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.stock import Stock, number_of
from ecumene.games.civilization.strength import superiority
from ecumene.games.civilization.tactics import equilibrium, matrix, round_odds
from ecumene.games.civilization.trade import Deal, Trading
from ecumene.kernel import Rng
from tests.games.civilization.kit import ANGELA, BRAD, CHRIS, cards, city, moving, trading, units, world

#: By opinions made by hand, and by those that were learned.
MINDS = {"by hand": HEURISTICS, "learned": judgement(GAME, 3)}


def game(players: int, seed: str, **options: object) -> Civilization:
    state = GAME.new(players, dict(options), seed=seed)
    assert isinstance(state, Civilization)
    return state


def step(state: Civilization, rng: Rng) -> None:
    """The seat to move does what the judgement says."""
    seat = state.to_move()[0]
    state.apply(seat, GreedyBot().choose(Knowledge(state, seat), rng))


# What a seat cannot see


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("options", [{}, {"rules": "advanced", "length": "short"}])
def test_judgement_does_not_depend_on_what_the_seat_cannot_see(options: dict[str, object], mind: str) -> None:
    kit = MINDS[mind]
    state, rng = game(3, "fair", **options), Rng("fair")
    told = 0
    while state.turn < 7 and not state.over:
        seat = state.to_move()[0]
        actions = state.legal(seat)
        if rng.below(2) == 0 and len(actions) > 1:
            other = state.sample(seat, rng)
            assert kit.worths(state, seat, actions) == kit.worths(other, seat, actions)
            assert HEURISTICS.standing(state, seat) == HEURISTICS.standing(other, seat)
            told += 1
        step(state, rng)
    assert told > 30


# Battles


def test_odds_of_a_round_are_those_of_the_dice() -> None:
    won, lost = round_odds(2, 1, 2, 0)
    throws = [a + b for a, b in product(range(1, 7), repeat=2)]
    assert won == sum(a + 1 > b for a, b in product(throws, throws)) / 36**2
    assert lost == sum(a + 1 < b for a, b in product(throws, throws)) / 36**2


def test_a_battle_of_equals_is_even_and_numbers_tell() -> None:
    two, three = Force(2, 14.0, 4, 0), Force(3, 21.0, 6, 0)
    assert battle_chance(two, two) == pytest.approx(0.5)
    assert battle_chance(three, two) == pytest.approx(11 / 16)  # two rounds won of at most four
    assert battle_chance(two, Force(0, 0.0, 0, 0)) == 1.0
    assert battle_chance(Force(0, 0.0, 0, 0), two) == 0.0


def test_stone_paper_scissors_is_played_by_thirds() -> None:
    ours, theirs = equilibrium([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    assert ours == pytest.approx([1 / 3] * 3, abs=0.02)
    assert theirs == pytest.approx([1 / 3] * 3, abs=0.02)


def at_the_screen(own: str, theirs: str) -> Civilization:
    """Angela fights Brad in Gobi in the age of gunpowder, and both choose."""
    state = world(era="gunpowder")
    units(state, ANGELA, "gobi", own)
    units(state, BRAD, "gobi", theirs)
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack gobi 2")
    assert isinstance(state.stack[-1], Picking)
    return state


ARMIES = "musketeer dragoon cannon"


@pytest.mark.parametrize(
    ("own", "theirs"),
    [(ARMIES, ARMIES), ("musketeer musketeer dragoon", "cannon dragoon"), ("musketeer cannon", ARMIES)],
)
def test_no_answer_does_better_against_the_mixture_than_the_equilibrium(own: str, theirs: str) -> None:
    state = at_the_screen(own, theirs)
    decision = state.stack[-1]
    assert isinstance(decision, Picking)
    attacking, defending = picks(state, decision.battle, ANGELA), picks(state, decision.battle, BRAD)
    rows = matrix(state, decision.battle, attacking, defending)
    mix, rival_mix = HEURISTICS.mixture(state, ANGELA, attacking), HEURISTICS.mixture(state, BRAD, defending)
    least = min(sum(mix[i] * row[j] for i, row in enumerate(rows)) for j in range(len(defending)))
    most = max(sum(rival_mix[j] * row[j] for j in range(len(defending))) for row in rows)
    assert most - least < 0.01  # what either side could gain by knowing the other's mixture


@pytest.mark.parametrize("kind", ARMIES.split())
def test_units_of_one_kind_are_met_by_what_is_superior_to_them(kind: str) -> None:
    """Where the rival has no choice there is nothing to mix: whoever attacks or defends takes the same answer."""
    answers = []
    for own, theirs, seat in ((ARMIES, f"{kind} {kind}", ANGELA), (f"{kind} {kind}", ARMIES, BRAD)):
        state = at_the_screen(own, theirs)
        actions = state.legal(seat)
        chances = HEURISTICS.mixture(state, seat, actions)
        answers.append(unit_of(actions[chances.index(max(chances))])[0])
        assert max(chances) > 0.95
    assert answers[0] == answers[1]
    assert superiority(state, answers[0], KIND_ID.index(kind))


@pytest.mark.parametrize("name", ["greedy", "tries", "novice", "expert"])
def test_the_unit_behind_the_screen_is_not_always_the_same(name: str) -> None:
    state = at_the_screen(ARMIES, ARMIES)
    rng = Rng("screen")
    mind = bot(name)
    shown = [KIND_ID[unit_of(mind.choose(Knowledge(state, ANGELA), rng))[0]] for _ in range(60)]
    assert {kind: shown.count(kind) >= 8 for kind in ARMIES.split()} == dict.fromkeys(ARMIES.split(), True)


@pytest.mark.parametrize("seat", [ANGELA, BRAD])
def test_a_level_shows_units_as_often_as_the_equilibrium_says(seat: int) -> None:
    """Three against two, so that it is not by thirds."""
    state, rng, hard = at_the_screen("musketeer musketeer dragoon", "cannon dragoon"), Rng("often"), bot("hard")
    actions = state.legal(seat)
    shown = [hard.choose(Knowledge(state, seat), rng) for _ in range(100)]
    often = [shown.count(action) / len(shown) for action in actions]
    assert often == pytest.approx(HEURISTICS.mixture(state, seat, actions), abs=0.12)


def test_judgements_say_what_the_bots_ask_for() -> None:
    assert isinstance(HEURISTICS, Rounds)
    assert isinstance(HEURISTICS, Mixed)


# Trade


def wealth(state: Position, seat: int) -> float:
    """All that a seat has, in gold, by the bots' own rates: what it would give up is counted at what it would ask."""
    stock, ledger = Stock(state, seat), Ledger(state, seat)
    items = [action - GIVE for action in stock.terms(state, GIVE, [])]
    others = [item for item in items if ITEM_ERA <= item < ITEM_REGION or item >= ITEM_PIECE]
    things = sum(number_of(state, seat, item) * worth_of(state, seat, item) for item in others)
    land = sum(worth_of(state, seat, ITEM_REGION + region) for region in stock.regions)
    return stock.gold + things + land + ledger.income(ledger.held)


def noisy(level: str, worths: list[float], rng: Rng) -> int:
    """The place of what a level takes, by its own noise."""
    wishes = JUDGED[level]
    return pick(worths, wishes["heat"], wishes.get("slips", 0.0), rng)


def bazaar() -> Civilization:
    state = world(trade_offers=4)
    homes = ((ANGELA, "gaul iberia italia"), (BRAD, "nile sudan sahara"), (CHRIS, "andes pampas bahia"))
    for (seat, names), goods in zip(homes, ("wine wine iron", "wine iron gems", "iron gems spices"), strict=True):
        for name, what in zip(names.split(), goods.split(), strict=True):
            city(state, seat, name, 3, what)
        units(state, seat, names.split()[0], "settler swordsman")
        cards(state, seat, 2)
    state.gold = [200, 200, 200]
    return state


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("level", ["novice", "expert"])
def test_offers_without_end_do_not_make_a_bot_poorer(level: str, mind: str) -> None:
    """Angela writes whatever comes to mind, a thousand offers; Brad takes what he likes and is never worse off."""
    state, rng = bazaar(), Rng("milking")
    taken = 0
    for _ in range(1000):
        trading(state)
        decision = state.stack[-1]
        assert isinstance(decision, Trading)
        state.play(ANGELA, "offer 2")
        for _ in range(1 + rng.below(4)):
            terms = [action for action in state.legal(ANGELA) if action < state.game.catalogue.id("send")]
            if terms:
                state.apply(ANGELA, terms[rng.below(len(terms))])
        state.play(ANGELA, "send")
        actions = state.legal(BRAD)
        answer = actions[noisy(level, MINDS[mind].worths(state, BRAD, actions), rng)]
        before = wealth(state, BRAD)
        state.apply(BRAD, answer)
        if ACCEPT <= answer < REFUSE:
            taken += 1
            assert wealth(state, BRAD) > before
        state.stack.clear()
    assert taken > 5


def test_opinions_have_no_say_in_trade() -> None:
    """Deals are judged in gold, whatever was learned: what is proved of one mind holds for the other."""
    state = bazaar()
    trading(state)
    for line in ("offer 2", "give wine", "ask gems", "send"):
        state.play(ANGELA, line)
    for seat in state.to_move():
        actions = state.legal(seat)
        assert MINDS["learned"].worths(state, seat, actions) == HEURISTICS.worths(state, seat, actions)


def milking(state: Civilization) -> tuple[list[int], list[int]] | None:
    """What Angela may give Brad and ask for to gain most of all he accepts: a thing for a thing, or only asked for."""
    stocks = [Stock(state, seat) for seat in (ANGELA, BRAD)]
    mine = [action - GIVE for action in stocks[0].terms(state, GIVE, [])]
    his = [action - ASK for action in stocks[1].terms(state, ASK, [])]
    ledger = Ledger(state, ANGELA)
    offers = [([item] if item >= 0 else [], [wish]) for item in (-1, *mine) for wish in his if item != wish]
    offers.sort(key=lambda offer: -balance(ledger, offer[1], offer[0]))
    for give, ask in offers:
        if balance(ledger, ask, give) <= 0:
            break
        if verdict(state, BRAD, ANGELA, give, ask) > 0:
            return give, ask
    return None


@pytest.mark.parametrize("mind", MINDS)
def test_who_knows_what_a_bot_accepts_cannot_milk_it(mind: str) -> None:
    """Angela sends whatever serves her best of all that Brad takes: it comes to an end, and he has gained."""
    state, kit = bazaar(), MINDS[mind]
    before, taken = wealth(state, BRAD), 0
    while (offer := milking(state)) is not None:
        trading(state)
        state.play(ANGELA, "offer 2")
        for side, items in ((GIVE, offer[0]), (ASK, offer[1])):
            for item in items:
                state.apply(ANGELA, side + item)
        state.play(ANGELA, "send")
        actions = state.legal(BRAD)
        worths = kit.worths(state, BRAD, actions)
        assert ACCEPT <= actions[worths.index(max(worths))] < REFUSE
        poorer = wealth(state, BRAD)
        state.apply(BRAD, ACCEPT + ANGELA)
        state.stack.clear()
        assert wealth(state, BRAD) > poorer
        taken += 1
        assert taken < 100
    assert taken
    assert wealth(state, BRAD) > before


@pytest.mark.parametrize("terms", ["ask gold_20", "ask gold_1"])
@pytest.mark.parametrize("level", JUDGED)
def test_no_level_accepts_a_bad_deal(level: str, terms: str) -> None:
    """Whatever noise there is in what it does: a robbery is refused, again and again, and so is a small one."""
    state, rng = bazaar(), Rng(level)
    trading(state)
    for line in ("offer 2", terms, "send"):
        state.play(ANGELA, line)
    actions = state.legal(BRAD)
    worths = HEURISTICS.worths(state, BRAD, actions)
    answers = {actions[noisy(level, worths, rng)] for _ in range(10_000)}
    assert not any(ACCEPT <= answer < REFUSE for answer in answers)


@pytest.mark.parametrize("level", JUDGED)
def test_no_level_gives_anything_away_in_its_own_offers(level: str) -> None:
    """Whatever noise there is in what it does, what it sends serves it."""
    rng, sends = Rng(level), 0
    for _ in range(30):
        state = bazaar()
        trading(state)
        state.play(ANGELA, "offer 2")
        while state.legal(ANGELA)[-1] == SCRAP:
            actions = state.legal(ANGELA)
            state.apply(ANGELA, actions[noisy(level, HEURISTICS.worths(state, ANGELA, actions), rng)])
        for deal in sent(state):
            sends += 1
            assert verdict(state, deal.seat, deal.partner, deal.ask, deal.give) > 0
    assert sends


def sent(state: Civilization) -> list[Deal]:
    top = state.stack[-1] if state.stack else None
    return list(top.deals) if isinstance(top, Trading) else []


def answered(state: Civilization, seat: int, action: int) -> Deal | None:
    """The offer that an action accepts."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Trading) or not ACCEPT <= action < REFUSE or top.drafts[seat].partner != NOBODY:
        return None
    return top.deal(action - ACCEPT, seat)


@pytest.mark.parametrize("name", ["greedy", "novice", "hard", "expert"])
def test_what_bots_offer_and_accept_in_a_whole_game_serves_both_sides(name: str) -> None:
    state, rng = game(4, "market", rules="advanced", length="medium", trade_offers=4), Rng("market")
    mind, seen, taken = bot(name), list[Deal](), 0
    while state.turn < 12 and not state.over:
        seat = state.to_move()[0]
        action = mind.choose(Knowledge(state, seat), rng)
        deal = answered(state, seat, action)
        if deal is not None:
            taken += 1
            assert verdict(state, seat, deal.seat, deal.give, deal.ask) > 0
        state.apply(seat, action)
        for deal in sent(state):
            if deal not in seen:
                seen.append(deal)
                assert verdict(state, deal.seat, deal.partner, deal.ask, deal.give) > 0
                assert verdict(state, deal.partner, deal.seat, deal.give, deal.ask) > 0
                assert balance(Ledger(state, deal.partner), deal.give, deal.ask) > 0
    assert seen
    assert taken
