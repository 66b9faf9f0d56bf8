"""The opponent that always plays what is best: it solves the game once, then looks it up.

What it found is kept on disk beside the compiled rules, a file for each set of options. Where it
cannot be kept it is found again by every process; nothing else changes.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from debut.bots import policy, sweep
from debut.bots.policy import Policy, from_bytes, make_policy
from debut.bots.sweep import OnProgress, beginning
from debut.kernel.game import Game, State
from debut.kernel.options import Value

# So many stay in a process, of 6 MB each in matches of the usual length, and so many on disk.
AT_HAND = 4
MOST_FILES = 16

Key = tuple[str, tuple[tuple[str, Value], ...]]
_at_hand: dict[Key, Policy] = {}


class Perfect:
    def choose(self, state: State) -> int:
        options = state.options
        found = _at_hand.get((state.game.id, tuple(options.items())))
        return (found or policy_of(state.game, options)).best(state.seen_by(state.turn))


def policy_of(
    game: Game, options: Mapping[str, object], on_progress: OnProgress = lambda done: None
) -> Policy:
    """At hand, from disk, or found now, which takes some seconds: ``on_progress`` is given how
    far it is.

    BadOption where such a match cannot be solved.
    """
    found = ready_policy(game, options)
    if found is None:
        found = make_policy(game, on_progress, **options)
        keep(policy_file(game, options), found.to_bytes())
        _hold(_key(game, options), found)
    return found


def ready_policy(game: Game, options: Mapping[str, object]) -> Policy | None:
    """Without any long work."""
    key = _key(game, options)
    found = _at_hand.get(key) or _read(game, policy_file(game, options))
    if found is not None:
        _hold(key, found)
    return found


def _key(game: Game, options: Mapping[str, object]) -> Key:
    start, _ = beginning(game, **options)
    return game.id, tuple(start.options.items())


def _hold(key: Key, found: Policy) -> None:
    _at_hand.pop(key, None)
    _at_hand[key] = found
    while len(_at_hand) > AT_HAND:
        del _at_hand[next(iter(_at_hand))]


def policy_file(game: Game, options: Mapping[str, object]) -> Path:
    """Its name tells all that decides what is in it; which machine it is, does not."""
    from debut.kernel.compiler.source_files import cache_folder, sources

    key = hashlib.sha256(msgspec.json.encode(_key(game, options)))
    own = [Path(module.__file__ or "") for module in (policy, sweep)]
    for path in (*sources(game.spec.package), *own):
        key.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return cache_folder() / f"{game.id}-{key.hexdigest()[:24]}.policy"


def _read(game: Game, path: Path) -> Policy | None:
    try:
        data = path.read_bytes()
    except OSError:
        return None
    # What was used last is dropped last.
    with suppress(OSError):
        os.utime(path)
    return from_bytes(game, data)


def keep(path: Path, data: bytes) -> None:
    """Whole or not at all; where there is no room for it, or no leave to write, not at all."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
        drop_oldest(path.parent)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def drop_oldest(folder: Path) -> None:
    """Others may do so at the same time. What was never finished goes like the rest."""
    dated = []
    for path in folder.glob("*.policy*"):
        with suppress(OSError):
            dated.append((path.stat().st_mtime_ns, path))
    for _, path in sorted(dated)[:-MOST_FILES]:
        path.unlink(missing_ok=True)
