"""Runs the benchmark: ``python -m benchmarks [--json FILE] [--quick]``, or ``make bench``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks import bench
from debut.kernel.errors import DebutError

WRONG = 2


def main(arguments: list[str] | None = None) -> int:
    """Returns 1 if a bound is missed, and 2 if nothing could be measured."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Measures speed beside the peers, in the same run."
    )
    parser.add_argument(
        "--json", type=Path, default=Path(bench.JSON_FILE), metavar="FILE",
        help="write the figures to this file (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--quick", action="store_true", help="measure for a shorter time, less exactly"
    )
    chosen = parser.parse_args(arguments)
    try:
        return bench.main(str(chosen.json), chosen.quick)
    except DebutError as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return WRONG


if __name__ == "__main__":
    sys.exit(main())
