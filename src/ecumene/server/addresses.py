"""Where somebody comes from, as limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

#: A household or a rented machine has at least a network of this size to itself, and may use any address of it.
_OWN_NETWORK = 64


@lru_cache(4096)
def place_of(host: str) -> str:
    """An address of IPv4, or the network an address of IPv6 is in: there everybody has more addresses than limits."""
    try:
        address = ip_address(host[:64])
    except ValueError:  # a name, or nothing
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, _OWN_NETWORK), strict=False))


@lru_cache(4096)
def is_among(host: str, places: str) -> bool:
    """Whether an address is one of ``places``: addresses or networks, by comma; ``*`` is everywhere."""
    named = [place.strip() for place in places.split(",") if place.strip()]
    return "*" in named or host in named or any(_within(host, place) for place in named)


def _within(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:  # one of them is a name
        return False
