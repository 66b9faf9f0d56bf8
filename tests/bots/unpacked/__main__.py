from __future__ import annotations

import os
import sys
import tempfile
import time

import debut
from debut.bots.solve import solve
from debut.kernel.game import Game
from tests.bots.unpacked import SPEC


def compare(throws: int, var: bool) -> None:
    packed = solve(debut.game(SPEC.id), throws=throws, var=var)
    began = time.process_time()
    plain = solve(Game(SPEC), throws=throws, var=var)
    seconds = time.process_time() - began
    waiting, worst, seen = [plain.start], 0.0, 0
    for _ in range(9):
        for state in waiting:
            worst = max(worst, abs(plain.value(state) - packed.value(state)))
        seen += len(waiting)
        waiting = [state.play(action) for state in waiting for action in state.actions()][:400]
    size = f"{plain.cores:,} cores, {plain.nodes:,} nodes, {seconds:.0f} s of CPU"
    print(f"{throws} throws, var={var}: {size}; {seen} positions, off by {worst:.1e} at the most")
    assert worst < 1e-9


if __name__ == "__main__":
    # What is compiled here would not know if the real rules changed.
    with tempfile.TemporaryDirectory() as cache:
        os.environ["DEBUT_CACHE"] = cache
        for words in sys.argv[1:]:
            for var in (False, True):
                compare(int(words), var)
