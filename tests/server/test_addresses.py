"""Where somebody comes from, as limits count it: nobody is many by having many addresses."""

from __future__ import annotations

import pytest

from ecumene.server.addresses import is_among, place_of
from ecumene.server.hub import AWAY, Hub, Watcher


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_is_one_place(host: str, place: str) -> None:
    assert place_of(host) == place


@pytest.mark.parametrize(
    ("host", "named", "among"),
    [
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("10.1.2.3", "proxy, 10.1.2.3", True),
        ("10.1.2.3", "proxy,10.1.2.0/24", True),
        ("11.1.2.3", "127.0.0.1,10.0.0.0/8,", False),
        ("2001:db8::1", "2001:db8::/32", True),
        ("proxy", "10.0.0.0/8", False),
        ("anybody", "*", True),
    ],
)
def test_proxies_are_named_by_address_or_by_network(host: str, named: str, among: bool) -> None:
    assert is_among(host, named) == among


def test_the_house_knows_where_people_were_seen_last() -> None:
    hub = Hub()
    assert hub.address("ann") == AWAY
    hub.touch("ann", "here")
    hub.touch("bob", "there")
    hub.touch("ann")
    assert (hub.address("ann"), hub.address("stranger", "bob", "ann")) == ("here", "there")
    watcher = Watcher("table", "bob")
    hub.add(watcher)
    hub._seen.clear()  # as after an hour
    hub.unsaved()
    assert (hub.address("ann"), hub.address("bob")) == (AWAY, "there")


def test_who_was_not_told_of_a_version_is_known() -> None:
    hub = Hub()
    watcher = Watcher("table", None, since=3)
    hub.add(watcher)
    assert not hub.behind("table", 3)
    assert hub.behind("table", 4)
    assert not hub.behind("another", 4)
