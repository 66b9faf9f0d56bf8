"""What rules become machine code for: this processor, to play or to solve, or GPUs of NVIDIA's."""

from __future__ import annotations

from debut.kernel.errors import BadOption

HERE = "cpu"
# Before a target: the rules of ``self_play.py``, for it.
LEARNING = "learn-"
# On this processor too, and only what a game is solved with.
SOLVING = "solving"
# Where random matches can be played.
DEVICES = (HERE, "cuda")

# Those that LLVM knows, by their compute capability.
_CAPABILITIES = (70, 72, 75, 80, 86, 87, 88, 89, 90, 100, 101, 103, 110, 120, 121)
ARCHITECTURES = tuple(f"sm_{number}" for number in _CAPABILITIES)


def architecture_of(capability: int) -> str:
    """What such a GPU is given: a later one takes what was made for those before it."""
    return f"sm_{max((one for one in _CAPABILITIES if one <= capability), default=capability)}"


def check_one_of(option: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadOption("option-bad-value", option=option, value=value, takes=" | ".join(known))
