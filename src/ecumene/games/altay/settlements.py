# Compiled by mypyc where a C compiler is present.
"""Building settlements: one after the other, where there is room; what finds none is lost."""

from __future__ import annotations

from ecumene.games.altay.land import places, put_settlement, regions_in
from ecumene.games.altay.state import Table
from ecumene.games.altay.tables import PLACE, REGION_ID


def build(table: Table, seat: int, n: int) -> None:
    """Place settlements from the own supply; where there is only one way, nobody is asked."""
    realm = table.realms[seat]
    while n > 0 and realm.settlements > 0:
        open_places = places(table, seat)
        if open_places & (open_places - 1):
            table.stack.append(Placing(seat, min(n, realm.settlements)))
            return
        if open_places:
            settle(table, seat, regions_in(open_places)[0])
        else:
            lose(table, seat)
        n -= 1


def settle(table: Table, seat: int, region: int) -> None:
    table.realms[seat].settlements -= 1
    put_settlement(table, seat, region)
    if table.journal is not None:
        table.journal.tell("settled", player=seat, region=REGION_ID[region])


def lose(table: Table, seat: int) -> None:
    """A settlement that was built but has no place leaves the game."""
    realm = table.realms[seat]
    realm.settlements -= 1
    realm.lost += 1
    if table.journal is not None:
        table.journal.tell("lost", player=seat)
