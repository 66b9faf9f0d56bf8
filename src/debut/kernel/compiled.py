"""``@rule`` and ``table``: plain Python to read and debug, machine code to run.

In an ordinary process a rule is the Python function as written, and Numba is not even imported:
the machine code comes from the cache (``native.py``), made once by a process that runs with
``DEBUT_JIT=1``, where ``rule`` is Numba's ``njit``. Set it yourself to call rules from compiled
code of your own, a ``numba.cuda`` kernel among them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from debut.kernel.layout import LOG_ROWS

JIT = os.environ.get("DEBUT_JIT") == "1"

F = TypeVar("F", bound=Callable[..., Any])

if JIT:
    import numba
    import numpy as np
    from numba import types

    # Division by zero is never asked for, and an exception path would cost every rule.
    _njit = numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)

    def _wide(kind: Any) -> Any:
        """All whole numbers are one type to a rule: else each width, and each constant that a
        rule is called with, would be compiled anew, and that took half of all the time."""
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind

    def rule(function: F) -> F:
        dispatcher = _njit(function)
        template = dispatcher.get_call_template
        dispatcher.get_call_template = lambda args, kws: template(tuple(map(_wide, args)), kws)
        return dispatcher  # type: ignore[no-any-return]

    def table(rows: Sequence[Any], kind: str = "i2") -> Any:
        return np.array(rows, dtype=kind)

else:

    def rule(function: F) -> F:
        """Marks a rule of the game: code that must compile."""
        return function

    def table(rows: Sequence[Any], kind: str = "i2") -> Any:
        """Numbers looked up by rules, in one or more dimensions."""
        del kind
        return tuple(table(row) if isinstance(row, Sequence) else row for row in rows)


@rule
def log(s: Any, kind: int, seat: int, message: int, a: int, b: int) -> None:
    """Tells one happening of the action being played; the game's view puts it in words."""
    at = s.logged
    if at < LOG_ROWS:
        row = s.log[at]
        row[0] = kind
        row[1] = seat
        row[2] = message
        row[3] = a
        row[4] = b
        s.logged = at + 1


@rule
def no_signal(s: Any, code: int) -> int:  # noqa: ARG001 - the shape that every game's has
    """For a game that nothing comes to from outside."""
    return 0
