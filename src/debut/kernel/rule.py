"""Defines ``@rule`` and ``table``: plain Python to read and debug, machine code to run.

In an ordinary process a rule is the Python function as written, and Numba is not even imported:
the machine code comes from the cache (``cache.py``). A process with ``DEBUT_JIT=1``, where
``rule`` is Numba's ``njit``, makes it once. Set the variable yourself to call rules from compiled
code of your own, such as a ``numba.cuda`` kernel; called from Python they are still Python.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from types import CodeType
from typing import Any, TypeVar

from debut.kernel.layout import LOG_ROWS

JIT = os.environ.get("DEBUT_JIT") == "1" and os.environ.get("NUMBA_DISABLE_JIT") != "1"

F = TypeVar("F", bound=Callable[..., Any])

if JIT:
    import numpy as np
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    from debut.kernel.compiler.numba_support import is_patched

    # Division by zero is never asked for, and an exception path would cost every rule.
    _OPTIONS = {"error_model": "numpy", "_nrt": False}

    if is_patched():
        from numba.core import typed_passes, untyped_passes
        from numba.core.compiler import Compiler
        from numba.core.registry import CPUDispatcher

        # For functions within functions, lists made in one line, loops over tuples of many types,
        # sums of whole arrays: no rule has them, and looking for them took a tenth of all the time.
        _LEFT_OUT = (
            untyped_passes.WithLifting,
            untyped_passes.InlineClosureLikes,
            untyped_passes.RewriteDynamicRaises,
            untyped_passes.MakeFunctionToJitFunction,
            untyped_passes.InlineInlinables,
            untyped_passes.FindLiterallyCalls,
            untyped_passes.LiteralUnroll,
            untyped_passes.LiteralPropagationSubPipelinePass,
            typed_passes.InlineOverloads,
            typed_passes.NopythonRewrites,
        )
        _WITHOUT_WRAPPERS = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

        class _Compiler(Compiler):  # type: ignore[misc]
            def define_pipelines(self) -> list[Any]:
                (manager,) = super().define_pipelines()
                # A rule with a function in it after all is compiled like any other program.
                constants = self.state.func_id.code.co_consts
                if not any(isinstance(value, CodeType) for value in constants):
                    manager.passes = [made for made in manager.passes if made[0] not in _LEFT_OUT]
                    manager.finalize()
                return [manager]

        def _wide(kind: Any) -> Any:
            """All whole numbers are one type to a rule: else each width, and each constant that a
            rule is called with, would be compiled anew, and that took half of all the time."""
            kind = types.unliteral(kind)
            # A member of an IntEnum is a whole number too, else each class would be its own type.
            return types.int64 if isinstance(kind, (types.Integer, types.IntEnumMember)) else kind

        class _Rule(CPUDispatcher):  # type: ignore[misc]
            def get_call_template(self, args: Any, kws: Any) -> Any:
                return super().get_call_template(tuple(map(_wide, args)), kws)

            def __call__(self, *values: Any) -> Any:
                """From Python, the function as written: Numba does not know a record of ctypes."""
                return self.py_func(*values)

        def rule(function: F) -> F:
            options = _OPTIONS | _WITHOUT_WRAPPERS
            return _Rule(function, targetoptions=options, pipeline_class=_Compiler)  # type: ignore[no-any-return]

    else:
        from numba.extending import register_jitable

        def rule(function: F) -> F:
            """From Python, the function as written; from compiled code, compiled."""
            return register_jitable(**_OPTIONS)(function)  # type: ignore[no-any-return]

    class _Table(np.ndarray[Any, Any]):
        def __getitem__(self, at: Any) -> Any:
            """Returns plain Python numbers, because those of NumPy wrap around."""
            found = super().__getitem__(at)
            return found.item() if isinstance(found, np.generic) else found

    def table(rows: Sequence[Any], kind: str = "i2") -> Any:
        return np.array(rows, dtype=kind).view(_Table)

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def room(context: Any, count: Any, kind: Any) -> Any:  # noqa: ARG001
        """Allocates an array on the stack; a rule never allocates on the heap."""
        item = {"i2": types.int16, "i4": types.int32}[kind.literal_value]
        array = types.Array(item, 1, "C")

        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
            size = context.get_abi_sizeof(context.get_value_type(item))
            length = count.literal_value
            data = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), size * length))
            data.align = 64
            made = context.make_array(array)(context, builder)
            word = context.get_constant
            context.populate_array(
                made,
                data=builder.bitcast(data, made.data.type),
                shape=cgutils.pack_array(builder, [word(types.intp, length)]),
                strides=cgutils.pack_array(builder, [word(types.intp, size)]),
                itemsize=word(types.intp, size),
                meminfo=None,
            )
            return made._getvalue()

        return array(count, kind), make

    @intrinsic  # type: ignore[untyped-decorator]
    def narrow(context: Any, number: Any) -> Any:  # noqa: ARG001
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return context.cast(builder, values[0], signature.args[0], types.int32)

        return types.int32(number), make

else:

    def rule(function: F) -> F:
        """Marks a function of the game's rules, which must compile."""
        return function

    def table(rows: Sequence[Any], kind: str = "i2") -> Any:
        """Makes a look-up table of numbers, in one or more dimensions, for rules."""
        del kind
        return tuple(table(row) if isinstance(row, Sequence) else row for row in rows)

    def room(count: int, kind: str) -> Any:
        """Makes an uninitialised array of integers that is local to a rule."""
        del kind
        return [0] * count

    def narrow(number: int) -> int:
        """Narrows a number to 32 bits, so that a processor can handle eight of them at once."""
        return number


@rule
def log(s: Any, kind: int, seat: int, message: int, a: int, b: int) -> None:
    """Logs one event of the action being played; the game's ``events`` function describes it."""
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
    """Stands for ``signal`` in a game without signals from outside."""
    return 0


def arguments(function: Callable[..., Any]) -> int:
    """Counts a rule's arguments, compiled or not."""
    return int(getattr(function, "py_func", function).__code__.co_argcount)


# How many arguments each rule of a game takes; a rule with one more takes work space too.
ARGUMENTS = {
    "legal": 2, "suggest": 2, "chance": 3, "play": 2, "signal": 2, "hide": 2, "evaluate": 1,
    "mix": 3, "sight": 3, "active_inputs": 2,
}  # fmt: skip


def taking_work(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """Returns the rule if it takes work space, otherwise a wrapper that accepts and ignores it."""
    if arguments(function) > ARGUMENTS[name]:
        return function

    @rule
    def one(a: Any, work: Any) -> Any:  # noqa: ARG001
        return function(a)

    @rule
    def two(a: Any, b: Any, work: Any) -> Any:  # noqa: ARG001
        return function(a, b)

    @rule
    def three(a: Any, b: Any, c: Any, work: Any) -> Any:  # noqa: ARG001
        return function(a, b, c)

    return (one, two, three)[ARGUMENTS[name] - 1]
