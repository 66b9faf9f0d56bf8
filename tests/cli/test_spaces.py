"""French no-break spaces hold in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from debut.cli.spaces import keep_no_break_spaces, one_line

TOLD = "première mi-temps, tour 9\u202f: +3\u202f% et «\u202fVar\u202f»\u202f!"


@pytest.mark.parametrize("width", range(10, 40))
def test_no_line_begins_with_a_mark_that_belongs_to_the_one_before(width: int) -> None:
    keep_no_break_spaces()
    out = io.StringIO()
    Console(file=out, width=width).print(TOLD)
    lines = out.getvalue().splitlines()
    assert not [line for line in lines if line.lstrip()[:1] in tuple(":%!»")]
    assert not [line for line in lines if line.rstrip().endswith("«")]
    assert " ".join(line.strip(" ") for line in lines) == TOLD


def test_an_error_is_one_line_and_keeps_its_no_break_spaces(command) -> None:
    assert one_line("  a\n b\u202f:\tc ") == "a b\u202f: c"
    done = command("rules", "chess", "--lang", "fr")
    assert "«\u202fchess\u202f»" in done.err
    assert len(done.err.splitlines()) == 1
