"""The benchmark runs and tells its figures; whether they are good enough is for ``make bench``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import debut
from benchmarks import bench, gpu_speed, openspiel_peer, server_load
from benchmarks.__main__ import main
from benchmarks.bench import Effort, Row

TINY = Effort(
    rounds=1, seconds=0.0, playouts=5, simulations=50, peer_simulations=2, positions=2,
    runs=1, compiles=1, flicks=5,
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "decisions", "matches"),
    [("but", 3, None), ("handball", 5, None), ("supergoal", 10, 10), ("streetsoccer", 14, 10)],
)
def test_speeds_are_measured_and_told(
    name: str,
    decisions: float,
    matches: float | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def measure(effort: Effort) -> list[Row]:
        assert effort == bench.QUICK
        return bench.speed_rows(debut.game(name), TINY)

    monkeypatch.setattr(bench, "measure", measure)
    path = tmp_path / "bench.json"
    code = bench.main(str(path), quick=True)
    told = json.loads(path.read_text("utf-8"))
    assert code == (0 if told["ok"] else 1)
    bounds = [row["at_least"] for row in told["rows"]]
    assert bounds == [decisions, None, matches, None, None, None, 1, 10, None]
    for row in told["rows"]:
        assert row["ours"] > 0
        if row["unit"] in ("µs", "B"):
            assert row["at_most"] in (60, 250, 1_000, 5_000, 30_000)
        else:
            assert row["peer"] > 0
            assert row["ratio"] == pytest.approx(row["ours"] / row["peer"])
    assert "random play" in capsys.readouterr().out


def test_the_simulators_own_promises_are_measured() -> None:
    decision, match = bench.simulator_rows(TINY)
    assert (decision.unit, match.unit, match.at_most) == ("µs", "s", 20)
    assert decision.ours > 0 < match.ours


def test_solving_is_measured_beside_its_bound() -> None:
    row = bench.solving_row(TINY)
    assert (row.unit, row.at_most) == ("s", 5)
    assert row.ours > 0


def test_the_analysis_of_a_match_is_measured_beside_its_bound() -> None:
    row = bench.analysis_row(TINY)
    assert (row.unit, row.at_most) == ("s", 1)
    assert row.ours > 0


def test_perfect_is_measured_until_it_can_answer() -> None:
    first, later = bench.perfect_rows(TINY)
    assert (first.unit, first.at_most, later.at_most) == ("s", 5, 1)
    assert first.ours > later.ours > 0


def test_what_mujoco_finds_is_told_beside_its_bounds() -> None:
    rows = bench.agreement_rows(TINY)
    bounds = {row.what.split(": ", 1)[1]: row.at_most for row in rows if row.at_most is not None}
    assert bounds == {
        "low flicks and MuJoCo, another first touch": 0.1,
        "low flicks and MuJoCo, untouched: apart at most": 200,
        "low flicks and MuJoCo, one touch: 95 % apart at most": 10,
        "high flicks and MuJoCo, another first touch": 1,
        "low twice flicks and MuJoCo, other first two": 2,
        "high twice flicks and MuJoCo, other first two": 2,
    }
    told = {row.what.split()[1] for row in rows}
    assert told == {"low", "high", "head", "lying", "bar"}
    assert all(row.ours is not None for row in rows)


def test_random_play_on_a_gpu_is_measured_or_skipped_with_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = bench.gpu_rows(TINY._replace(gpu_matches=2_000))
    bench.show(rows)
    assert all(row.ok for row in rows if not row.ours)
    if len(rows) == 1:
        assert rows[0].note.startswith("skipped: ")
        assert "skipped" in capsys.readouterr().out
    else:
        assert [row.what.split(":")[0] for row in rows] == debut.games()
        assert all(row.ours for row in rows)


def test_learning_on_a_gpu_is_measured_or_skipped_with_a_line() -> None:
    rows = bench.learning_rows(TINY)
    if len(rows) == 1:
        assert rows[0].ok
        assert rows[0].note.startswith("skipped: ")
    else:
        assert [row.what.split(":")[0] for row in rows] == ["but", "handball", "streetsoccer"]
        assert all(row.ours for row in rows)


def test_speed_on_a_gpu_is_promised_of_two_games_and_one_kind_of_gpu() -> None:
    told = {name: gpu_speed.promised(debut.game(name), "NVIDIA H200") for name in debut.games()}
    assert {name: least for name, least in told.items() if least} == {
        "supergoal": 1_500,
        "streetsoccer": 200,
    }
    assert gpu_speed.promised(debut.game("supergoal"), "NVIDIA T4") is None
    learns = debut.game("streetsoccer")
    assert gpu_speed.promised(learns, "NVIDIA H200", gpu_speed.LEARNING_PROMISED) == 1


@pytest.mark.parametrize(
    ("row", "ok"),
    [
        (Row("a", "plies/s", 30.0, 10.0, at_least=3.0), True),
        (Row("a", "plies/s", 29.0, 10.0, at_least=3.0), False),
        (Row("a", "plies/s", 1.0, 10.0), True),
        (Row("a", "s", 0.5, at_most=0.5), True),
        (Row("a", "s", 0.6, at_most=0.5), False),
        (Row("a", "s", None, at_most=0.5), False),
        (Row("a", "M/s", 1500.0, no_less=1500.0), True),
        (Row("a", "M/s", 1499.0, no_less=1500.0), False),
        (Row("a", "M/s", None, no_less=1500.0), False),
        (Row("a", "M/s", None, note="skipped"), True),
    ],
)
def test_a_bound_is_kept_or_missed(row: Row, ok: bool) -> None:
    assert row.ok == ok


def test_moves_are_compared_with_a_peer_that_keeps_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def made(moves: float, cpu: float) -> server_load.FlatOut:
        return server_load.FlatOut(100, moves, 1.0, 2.0, 0.5, cpu)

    ours, theirs = iter([made(900, 0.2), made(700, 0.4)]), iter([made(1000, 0.3), made(1200, 0.5)])
    monkeypatch.setattr(server_load, "flat_out", lambda matches, seconds: next(ours))
    monkeypatch.setattr(server_load, "peer_flat_out", lambda matches, seconds: next(theirs))
    monkeypatch.setattr(server_load, "peer_is_there", lambda: False)
    assert not bench.flat_out_row(TINY).ok
    monkeypatch.setattr(server_load, "peer_is_there", lambda: True)
    row = bench.flat_out_row(TINY._replace(runs=2))
    assert (row.ours, row.peer, row.at_least) == (800, 1100, 0.8)
    assert not row.ok
    assert "0.30 ms" in row.note
    assert "0.40 ms" in row.note


def test_a_process_is_timed_or_says_what_went_wrong() -> None:
    fine = bench.runs(2, [sys.executable, "-c", "pass"])
    assert fine.seconds > 0
    assert fine.error == ""
    wrong = bench.runs(2, [sys.executable, "-c", "raise SystemExit('broken')"])
    assert wrong.error == "broken"
    assert not bench.time_row("a", 100.0, wrong).ok


def test_without_openspiel_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(openspiel_peer.PeerMissing) as caught:
        bench.main()
    for lang in ("en", "fr"):
        assert "OpenSpiel" in caught.value.text(lang)
        assert "\n" not in caught.value.text(lang)


def test_make_bench_passes_its_options_on_and_reports_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[tuple[str, bool]] = []

    def measured(json_path: str, quick: bool) -> int:
        given.append((json_path, quick))
        return 1

    monkeypatch.setattr(bench, "main", measured)
    assert main([]) == 1
    assert main(["--quick", "--json", "figures.json"]) == 1
    assert given == [("bench.json", False), ("figures.json", True)]
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["--quick"]) == 2
    assert capsys.readouterr().err.startswith("benchmarks: OpenSpiel")


def test_without_ray_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    row = bench.ray_row(bench.QUICK)
    assert (row.ours, row.ok) == (None, True)
    assert row.note.startswith("skipped:")
    assert "debut[ray]" in row.note
