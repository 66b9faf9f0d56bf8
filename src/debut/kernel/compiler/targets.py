"""Names the compilation targets: this processor, to play or to solve, and NVIDIA's GPUs."""

from __future__ import annotations

from debut.kernel.errors import BadOption

HERE = "cpu"
# A prefix of a target: the rules of ``self_play.py`` for it.
LEARNING = "learn-"
# Only the functions that solve a game, for this processor.
SOLVING = "solving"
# The devices that can play random matches.
DEVICES = (HERE, "cuda")

# The GPU architectures that LLVM knows, by their compute capability.
_CAPABILITIES = (70, 72, 75, 80, 86, 87, 88, 89, 90, 100, 101, 103, 110, 120, 121)
ARCHITECTURES = tuple(f"sm_{number}" for number in _CAPABILITIES)


def architecture_of(capability: int) -> str:
    """Returns the newest known architecture that a GPU of this capability can run."""
    return f"sm_{max((one for one in _CAPABILITIES if one <= capability), default=capability)}"


def check_one_of(option: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadOption("option-bad-value", option=option, value=value, takes=" | ".join(known))
