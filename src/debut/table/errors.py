"""What can go wrong between a browser and the server."""

from __future__ import annotations

from debut.kernel.errors import DebutError
from debut.kernel.text import LANGS
from debut.table.messages import Problem
from debut.table.tallies import TALLIES


class UnknownMatch(DebutError):
    """No match has this id."""


class MatchRemoved(UnknownMatch):
    """There was such a match: nobody had touched it for long."""


class UnknownLesson(DebutError):
    """The game has no task with this id."""


class StalePly(DebutError):
    """The match has gone on since the sender last looked."""


class NotYourTurn(DebutError):
    """The turn is another seat's."""


class BadMessage(DebutError):
    """Not JSON, of no known type, or too long."""


class BadSeats(DebutError):
    """A seat that cannot be filled like that."""


class TooMany(DebutError):
    """More than one address may have, at once or in a time."""


class StorageFull(DebutError):
    """There is no room for another match, whoever opens it."""


class TooSlow(DebutError):
    """Something began and was not finished in time."""


class OtherOrigin(DebutError):
    """Asked by the page of another site."""


class OtherHost(DebutError):
    """Asked for under a name that is not the server's."""


class NotForYou(DebutError):
    """Only for whoever runs the server."""


class ServerFault(DebutError):
    """Our own fault: it is in the server's log."""


class StoreFailed(DebutError):
    """The database is locked, full or broken: what was asked for has not happened."""


class ComputerFailed(DebutError):
    """A computer opponent, or the table's own throw, ended in an error of ours."""


def problem(error: DebutError, move: str | None = None, ply: int | None = None) -> Problem:
    """A refusal as it is sent, and counted."""
    TALLIES.refusals[error.message] += 1
    en, fr = (error.text(lang) for lang in LANGS)
    return Problem(error.message, en, fr, move, ply)
