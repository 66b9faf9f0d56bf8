"""Writes a row for every match of a study, as CSV and as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from debut.lab.study import Study

CSV, PARQUET = "matches.csv", "matches.parquet"
# The prefix of the columns that count events and tallies.
TOLD = "event_"


def table_of(study: Study) -> Any:
    """Makes the table; every event has a column of counts, with 0 where it did not happen."""
    import pyarrow as pa

    messages = sorted(study.messages)
    rows = [
        {
            "set": number,
            "seed": one.played.seed,
            "swapped": one.played.swapped,
            "goals_a": one.played.score[0],
            "goals_b": one.played.score[1],
            "points_a": one.played.points,
            "plies": one.played.plies,
            "decisions": one.decisions,
            "first": one.played.first,
            "kicked_off": one.played.kicked_off,
            "opening_a": one.openings[0],
            "opening_b": one.openings[1],
            **{TOLD + message: one.played.told.get(message, 0) for message in messages},
        }
        for number, sample in enumerate(study.samples)
        for one in sample.noted
    ]
    table = pa.Table.from_pylist(rows)
    at = table.schema.get_field_index("kicked_off")
    # If the column is empty, its type would not be inferred as a number.
    return table.set_column(at, "kicked_off", table["kicked_off"].cast(pa.int64()))


def write_matches(study: Study, folder: Path) -> None:
    from pyarrow import csv, parquet

    table = table_of(study)
    csv.write_csv(table, folder / CSV)
    parquet.write_table(table, folder / PARQUET)
