from __future__ import annotations

import math
from typing import Any

from debut.kernel.rule import rule


@rule
def evaluate(s: Any) -> float:
    return math.sin(s.dust) + float(s.things[37]) % 0.3
