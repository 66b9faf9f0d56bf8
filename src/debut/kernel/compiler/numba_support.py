"""Whether Numba is patched while rules are compiled.

The patches make compiling several times as fast, and rely on parts of Numba and llvmlite that any
release may change. So they are left out for versions that they were not tried with, and where
``DEBUT_PLAIN_NUMBA=1`` asks for that: the same rules then compile through what both document, to
machine code with the same results. ``tests/test_private_parts.py`` holds every part relied on.
"""

from __future__ import annotations

import os
from importlib.metadata import version

PLAIN = "DEBUT_PLAIN_NUMBA"
# The releases that the patches were tried with; pyproject.toml allows the same.
TRIED = {"numba": "0.68.", "llvmlite": "0.50."}


def is_patched() -> bool:
    if os.environ.get(PLAIN) == "1":
        return False
    return all(version(name).startswith(release) for name, release in TRIED.items())
