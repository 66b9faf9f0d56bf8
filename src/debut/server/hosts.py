"""The names under which the server answers: a page under any other name is not its own.

Another site may let its own name lead to this machine (DNS rebinding): browsers take its page for
ours then, and the Host header is all that tells them apart. That takes a name: an address of
numbers cannot be anybody else's.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address

from debut.table.errors import OtherHost
from debut.table.limits import BadSetting

SETTING = "DEBUT_HOSTS"
LOOPBACK = "127.0.0.1"
ANY = "*"
NAME = re.compile(r"\*|\[?[\w.:-]{1,253}\]?(:\d+)?")
SHOWN = 100


class Hosts:
    """Those of the setting, this machine for itself, and where ``debut serve`` listens."""

    def __init__(self, named: Iterable[str] = (), serves: str = LOOPBACK) -> None:
        self._names = {"localhost", *named}
        # Who listens everywhere is asked for by whatever address the machine has.
        self._any_address = is_wildcard(serves)
        if self._any_address:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own}.local"}
        else:
            self._names.add(plain(serves))

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """OtherHost: asked for under a name that is not ours. Programs may name none."""
        told = [value.decode("latin-1") for name, value in headers if name == b"host"]
        for host in told:
            if host and not self.answers(plain(host)):
                raise OtherHost("host-other", host=host[:SHOWN], setting=SETTING)

    def answers(self, host: str) -> bool:
        if host in self._names or ANY in self._names:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return self._any_address or address.is_loopback


def is_wildcard(serves: str) -> bool:
    """``0.0.0.0`` and its like."""
    try:
        return ip_address(plain(serves)).is_unspecified
    except ValueError:
        return serves == ""


def plain(host: str) -> str:
    """Without its port, as it is compared."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") > 1:
        return host  # an IPv6 address by itself
    return host.partition(":")[0].removesuffix(".")


def read_hosts(environment: Mapping[str, str], serves: str) -> Hosts:
    """The names of the setting, with commas between; ``*``: any."""
    named = []
    for one in filter(None, map(str.strip, environment.get(SETTING, "").split(","))):
        if not NAME.fullmatch(one):
            raise BadSetting("setting-no-host", setting=SETTING, value=one[:60])
        named.append(plain(one))
    return Hosts(named, serves)
