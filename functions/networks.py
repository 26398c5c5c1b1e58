"""Which network an address is of: what limits by place count by (a club shares one)."""

import ipaddress


def prefix(address: str) -> str:
    """The /24 of an IPv4 address, the /64 of an IPv6 one."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    return str(ipaddress.ip_network((known, 24 if known.version == 4 else 64), strict=False))
