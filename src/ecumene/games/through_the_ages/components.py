# Compiled by mypyc where a C compiler is present.
"""Everything in the box: all cards in the order of their numbers, and the player board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages import cards_civil as civil
from ecumene.games.through_the_ages import cards_military as military
from ecumene.games.through_the_ages.card_types import Card

CARDS: Final[tuple[Card, ...]] = (
    *civil.TECHNOLOGIES, *civil.WONDERS, *civil.LEADERS, *civil.ACTION_CARDS,
    *military.TACTICS, *military.BONUS_CARDS, *military.TERRITORIES, *military.AGGRESSIONS,
    *military.WARS, *military.PACTS, *military.EVENTS,
)  # fmt: skip

#: The number of a card by its id.
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}

#: The age of the end of the game: no decks, no resigning.
LAST_AGE: Final = 4
#: The last age that has decks, by the length of the game; age IV follows it.
LAST_DECK: Final = {"full": 3, "short": 2}
#: Impacts that lie open in a short game; their number is ours.
FINAL_EVENTS_OF_SHORT_GAME: Final = 4

# The player board: workers on the six technologies printed there, tokens, and the two banks.
STARTING_WORKERS: Final = {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1}
STARTING_GOVERNMENT: Final = "despotism"
STARTING_UNUSED: Final = 1
STARTING_YELLOW_BANK: Final = 18
STARTING_BLUE_BANK: Final = 16

# By tokens in the bank: food for one more population, food eaten, happiness required; resources lost.
# The last entry holds for any larger number.
POPULATION_COST: Final[list[i64]] = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2]
CONSUMPTION: Final[list[i64]] = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0]
HAPPINESS_REQUIRED: Final[list[i64]] = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0]
CORRUPTION: Final[list[i64]] = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0]

MOST_HAPPINESS: Final = 8
CULTURE_PER_MISSING_FOOD: Final = 4

# The card row.
ROW_COST: Final[list[i64]] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
ROW_DISCARDS: Final = {2: 3, 3: 2, 4: 1}

# Other numbers of the rulebook.
EXTRA_STARTING_EVENTS: Final = 2
MOST_CARDS_DRAWN: Final = 3
YELLOW_LOST_PER_AGE: Final = 2
CULTURE_FOR_DESERTED_WAR: Final = 7
DISCARD_DEFENSE: Final = 1
REPLACEMENT_REFUND: Final = 1
COPY_TACTIC_COST: Final = 2
OBSOLETE_LEVELS: Final = 2
LAST_RUINED_AGE: Final = 1
RUIN_CULTURE: Final = 2
TWO_PLAYERS: Final = 2
HIGHEST_BID: Final = 99

CATEGORIES: Final = (
    "production", "wonders", "leaders", "action_cards", "events", "colonies", "conflict", "hunger", "impacts",
)  # fmt: skip
