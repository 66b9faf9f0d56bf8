"""Super Goal! with nothing packed: each side, each mirror image and each field stands for itself.

``python -m tests.bots.unpacked 1 2 3`` solves whole matches of so many throws a half so, without
VAR and with it, and compares what positions of them are worth with the packed solution. It takes
about a minute and 4 GB each.
"""

from __future__ import annotations

from dataclasses import replace

from debut.games.supergoal import SPEC as REAL

SPEC = replace(REAL, package=__name__)
