"""Début: tabletop football and handball games as software. ``debut.game("supergoal")``."""

# The folder of games first: loading it later would put the module in place of the function.
import debut.games  # noqa: F401  # isort: skip
from debut.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadThrow,
    CannotCompile,
    DebutError,
    IllegalAction,
    LaterFormat,
    NoCluster,
    NoDevice,
    NoPackage,
    UnknownGame,
    UnknownPlayer,
)
from debut.kernel.events import Event
from debut.kernel.game import Game, Perft, Playouts, Refusal, Result, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.match import Match
from debut.kernel.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadThrow",
    "CannotCompile",
    "DebutError",
    "Event",
    "Game",
    "IllegalAction",
    "LaterFormat",
    "Match",
    "NoCluster",
    "NoDevice",
    "NoPackage",
    "Perft",
    "Playouts",
    "Refusal",
    "Result",
    "State",
    "UnknownGame",
    "UnknownPlayer",
    "game",
    "games",
]
