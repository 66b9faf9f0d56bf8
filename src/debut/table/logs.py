"""The server's log: one line an event, for people or as JSON, and a bounded number per address.

``note`` writes a line; its values are passed beside its words, so that JSON has each value under
its name. An address that causes too many lines has the rest of them counted instead of written.
"""

from __future__ import annotations

import logging
import os
import time
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from debut.table.limits import LIMITS, BadSetting
from debut.table.tallies import TALLIES

LOG = logging.getLogger("debut.server")
SETTING = "DEBUT_LOG"
Form = Literal["lines", "json"]
FORMS: tuple[Form, ...] = ("lines", "json")
# So many addresses have their own allowance of lines; those beyond share one.
REMEMBERED = 10_000
OTHERS = "others"
# Lines that no request has caused share one allowance, under this name.
SERVER = "server"
# After an address has been silent for this long, its omitted lines are summed up.
SUM_UP_SECONDS = 60.0
# The bound of all addresses together, as a multiple of the bound of one.
EVERYBODY = 20

_encode = msgspec.json.Encoder().encode


def note(
    level: int,
    words: str,
    *values: object,
    address: str | None = None,
    error: BaseException | None = None,
    **fields: Any,
) -> None:
    """Writes one line; ``address`` sent the request that caused it, and its allowance is used."""
    extra = {"address": address, "fields": fields}
    LOG.log(level, words, *values, extra=extra, exc_info=error)


class LineAllowance:
    """Allows a burst of lines at once, then a number a minute."""

    __slots__ = ("left", "left_out", "since")

    def __init__(self, left: float, since: float) -> None:
        self.left, self.since, self.left_out = left, since, 0

    def take(self, now: float, a_minute: float, burst: float) -> bool:
        self.left = min(burst, self.left + (now - self.since) * a_minute / 60)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Bounded(logging.Filter):
    """Omits the lines of an address beyond its bound, and logs later how many there were."""

    def __init__(self, a_minute: float = LIMITS.log_lines_a_minute) -> None:
        super().__init__()
        self._a_minute = self._burst = a_minute
        self._of: dict[str, LineAllowance] = {}
        self._all = LineAllowance(EVERYBODY * a_minute, time.monotonic())
        self._checked = time.monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        address = getattr(record, "address", None)
        if address is None:
            return True
        now = time.monotonic()
        self._sum_up(now)
        own = self._allowance(address, now)
        fits = own.take(now, self._a_minute, self._burst)
        if not fits or not self._all.take(now, EVERYBODY * self._a_minute, EVERYBODY * self._burst):
            own.left_out += 1
            TALLIES.log_lines_left_out += 1
            return False
        record.left_out, own.left_out = own.left_out, 0
        return True

    def _allowance(self, address: str, now: float) -> LineAllowance:
        found = self._of.get(address)
        if found is None:
            if len(self._of) >= REMEMBERED:
                address = OTHERS
            found = self._of.setdefault(address, LineAllowance(self._burst, now))
        return found

    def _sum_up(self, now: float) -> None:
        """Forgets the silent addresses and writes one line for what was omitted of each."""
        if now - self._checked < SUM_UP_SECONDS:
            return
        self._checked = now
        silent = {
            address: one for address, one in self._of.items() if now - one.since >= SUM_UP_SECONDS
        }
        left_out: Counter[str] = Counter()
        for address, one in silent.items():
            del self._of[address]
            left_out[address] = one.left_out
        for address, lines in left_out.most_common(10):
            if lines:
                # The line has no address, so it is always written.
                note(logging.WARNING, "%d more lines of %s left out", lines, address)


class Lines(logging.Formatter):
    """Formats a line for people: the time, the words, the traceback below."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        left_out = getattr(record, "left_out", 0)
        line = super().format(record)
        return f"{line} ({left_out} lines before it left out)" if left_out else line


class JsonLines(logging.Formatter):
    """Formats a line for programs: one JSON object, with the traceback inside it."""

    def format(self, record: logging.LogRecord) -> str:
        fields: Mapping[str, Any] = getattr(record, "fields", {})
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields,
        }
        for name in ("address", "left_out"):
            if getattr(record, name, None):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return _encode(line).decode()


def form_of(environment: Mapping[str, str]) -> Form:
    wanted = environment.get(SETTING, FORMS[0])
    for form in FORMS:
        if wanted == form:
            return form
    raise BadSetting("setting-not-one-of", setting=SETTING, value=wanted, known=" | ".join(FORMS))


def write_log(form: Form | None = None) -> None:
    """Sends warnings and errors of this server, uvicorn and asyncio to standard error."""
    handler = logging.StreamHandler()
    form = form or form_of(os.environ)
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    handler.addFilter(Bounded())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
