"""Super Goal! without a table: it is played in the terminal alone."""

from __future__ import annotations

import dataclasses

from debut.games import supergoal

SPEC = dataclasses.replace(supergoal.SPEC, id="shed", at_table=False)
