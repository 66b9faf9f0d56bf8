"""Checks the names under which the server answers: a page under any other name is not its own.

Another site may point its own name at this machine (DNS rebinding): browsers then take its page for
ours, and only the Host header shows the difference. That needs a name: a numeric address cannot
belong to another site.
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
    """The host names of the setting, of the loopback, and where ``debut serve`` listens."""

    def __init__(self, named: Iterable[str] = (), serves: str = LOOPBACK) -> None:
        self._names = {"localhost", *named}
        # A server that listens everywhere is reached by any address of the machine.
        self._any_address = is_wildcard(serves)
        if self._any_address:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own}.local"}
        else:
            self._names.add(plain(serves))

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Raises OtherHost if the request names a host that is not ours; it may name none."""
        named = [value.decode("latin-1") for name, value in headers if name == b"host"]
        for host in named:
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
    """Whether a server with this address listens everywhere, as with ``0.0.0.0``."""
    try:
        return ip_address(plain(serves)).is_unspecified
    except ValueError:
        return serves == ""


def plain(host: str) -> str:
    """Returns a host in the form that is compared, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") > 1:
        return host  # an IPv6 address by itself
    return host.partition(":")[0].removesuffix(".")


def read_hosts(environment: Mapping[str, str], serves: str) -> Hosts:
    """Reads the names of the setting, with commas between; ``*`` allows any."""
    named = []
    for one in filter(None, map(str.strip, environment.get(SETTING, "").split(","))):
        if not NAME.fullmatch(one):
            raise BadSetting("setting-no-host", setting=SETTING, value=one[:60])
        named.append(plain(one))
    return Hosts(named, serves)
