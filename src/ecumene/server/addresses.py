"""Where somebody comes from, as limits count it."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

#: A household or a rented machine has at least a network of this size to itself, and may use any address of it.
_OWN_NETWORK = 64
#: Addresses of IPv6 that stand for one of IPv4, which is their last 32 bits.
_EMBEDDING = [ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]


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


def in_the_open(host: str) -> bool:
    """Whether an address is one of the world's: not this machine's, not of a network behind it, not of many at once."""
    address = ip_address(host)
    if isinstance(address, IPv6Address):
        meant = [*_embedded(address)]
        if meant:
            return all(in_the_open(str(one)) for one in meant)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not _is_ours(address)


def _embedded(address: IPv6Address) -> list[IPv4Address]:
    """The addresses of IPv4 at which a packet to this one of IPv6 may end."""
    last = IPv4Address(int(address) & 0xFFFF_FFFF)
    tunnels = address.teredo or ()
    named = [address.ipv4_mapped, address.sixtofour, *tunnels]
    return [one for one in named if one is not None] + [last for network in _EMBEDDING if address in network]


def _is_ours(address: IPv4Address | IPv6Address) -> bool:
    """Whether this machine itself has that address: nobody else can listen at it."""
    family = socket.AF_INET if isinstance(address, IPv4Address) else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(address), 0))
    except OSError:
        return False
    return True
