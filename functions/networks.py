"""Where a request comes from: whether through the delivery network, and from which network before that."""

import ipaddress
from collections.abc import Mapping
from hmac import compare_digest
from typing import Final

from functions.wiring import Site

SECRET: Final = "x-origin-secret"
VIEWER: Final = "cloudfront-viewer-address"


def came_through(site: Site, headers: Mapping[str, str]) -> bool:
    """S18: who walks around the delivery network does not know its secret. Header names in small letters."""
    return not site.secret or compare_digest(headers.get(SECRET, "").encode(), site.secret.encode())


def network(site: Site, headers: Mapping[str, str], peer: str) -> str:
    """The network of who asks; behind the delivery network `peer` is one of its machines, whoever asks."""
    if not site.secret:
        # Anybody could send this header; with a secret only the delivery network gets here.
        return prefix(peer)
    return prefix(headers.get(VIEWER, "").rpartition(":")[0].strip("[]"))


def prefix(address: str) -> str:
    """The /24 of an IPv4 address, the /64 of an IPv6 one: a household, or a club, shares one."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    return str(ipaddress.ip_network((known, 24 if known.version == 4 else 64), strict=False))
