"""Builds a game's record from its table of fields, for Python and for compiled code alike."""

from __future__ import annotations

import ctypes
from typing import Any

CHANCE = -1
OVER = -2

NO_WINNER = -1
BOTH_LOSE = -2

# No game logs more than this many events for one action.
LOG_ROWS = 14
LOG_WIDTH = 5

Field = tuple[str, str] | tuple[str, str, int]

# Every record starts with these fields, which the kernel itself reads and writes. They are signed,
# because the difference of two unsigned ones would wrap around in machine code.
COMMON: tuple[Field, ...] = (
    ("turn", "i1"),
    ("winner", "i1"),
    ("reason", "i1"),
    ("score", "i2", 2),
)

_TYPES: dict[str, Any] = {
    "i1": ctypes.c_int8,
    "i2": ctypes.c_int16,
    "i4": ctypes.c_int32,
    "u8": ctypes.c_uint64,
    "f8": ctypes.c_double,
}


def structure(name: str, fields: tuple[Field, ...]) -> Any:
    """Makes a ctypes structure with these fields."""

    def of(field: Field) -> tuple[str, Any]:
        kind = _TYPES[field[1]]
        return field[0], kind * field[2] if len(field) == 3 else kind

    return type(name, (ctypes.Structure,), {"_fields_": [of(field) for field in fields]})


def record(name: str, fields: tuple[Field, ...]) -> Any:
    """Makes the record of a game: common fields, the game's own, and the log of the last action.

    The log comes last, so that the bytes before ``logged`` are the position and nothing else.
    """
    row = ctypes.c_int32 * LOG_WIDTH
    base = structure(name + "Position", COMMON + fields)
    log = [("logged", ctypes.c_int8), ("log", row * LOG_ROWS)]
    return type(name, (ctypes.Structure,), {"_fields_": [*base._fields_, *log]})


def position_bytes(rec: Any) -> bytes:
    return bytes(rec)[: type(rec).logged.offset]
