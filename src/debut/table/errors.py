"""What can go wrong between a browser and the server."""

from __future__ import annotations

from debut.kernel.errors import DebutError
from debut.kernel.text import LANGS
from debut.table.messages import Problem
from debut.table.tallies import TALLIES


class UnknownMatch(DebutError):
    """No match has this id."""


class MatchRemoved(UnknownMatch):
    """There was such a match; it was removed because nobody had touched it for long."""


class UnknownLesson(DebutError):
    """The game has no task with this id."""


class StalePly(DebutError):
    """The match has gone on since the sender last looked."""


class NotYourTurn(DebutError):
    """The turn is another seat's."""


class BadMessage(DebutError):
    """The message is not JSON, of no known type, or too long."""


class BadSeats(DebutError):
    """A seat that cannot be filled like that."""


class TooMany(DebutError):
    """The address exceeds what it may have at once or within a period."""


class StorageFull(DebutError):
    """The storage has no space for another match, from any address."""


class TooSlow(DebutError):
    """Something began and was not finished in time."""


class OtherOrigin(DebutError):
    """The page of another site sent the request."""


class OtherHost(DebutError):
    """The request names a host that is not this server."""


class NotForYou(DebutError):
    """Only the operator of the server may ask for this."""


class ServerFault(DebutError):
    """The server failed by a fault of our own, which is in its log."""


class StoreFailed(DebutError):
    """The database is locked, full or broken: what was asked for has not happened."""


class ComputerFailed(DebutError):
    """A computer opponent, or the table's own throw, failed by a fault of our own."""


def problem(error: DebutError, move: str | None = None, ply: int | None = None) -> Problem:
    """Counts a refusal and returns the message that is sent for it."""
    TALLIES.refusals[error.message] += 1
    en, fr = (error.text(lang) for lang in LANGS)
    return Problem(error.message, en, fr, move, ply)
