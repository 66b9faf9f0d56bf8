"""Reports of simulated matches: their figures are those of the files beside them."""

from __future__ import annotations

import csv
import math
import statistics
from collections import Counter
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import pytest

import debut
from debut import BadOption, NoPackage
from debut.kernel.text import LANGS
from debut.lab import report
from debut.lab.matches import CSV, PARQUET, TOLD
from debut.lab.notes import noted_match, turned
from debut.lab.report import NEEDED, PAGE, check_folder, check_packages, write_report
from debut.lab.simulate import interval, jobs_of, play_match, simulate
from debut.lab.study import Figure, difference, mean, share_of, study
from tests.helpers import GAMES, reads_well

pytestmark = pytest.mark.skipif(
    any(find_spec(package) is None for package in NEEDED), reason="debut[lab] is not installed"
)

# Matches that are soon over.
SHORT = {
    "but": {"length": 2},
    "handball": {"actions": 6},
    "simulator": {"length": "11"},
    "streetsoccer": {"minutes": 4, "extra": 0},
    "supergoal": {"throws": 4},
}
GAMES_EACH = 4
VOID = {"meta", "path", "use", "br"}


class Page(HTMLParser):
    """The tables by their captions, with the figures behind the texts, and what a reader hears."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.addresses: list[str] = []
        self._open: list[str] = []
        self._rows: list[list[str]] = []
        self._text = ""
        self.feed(text)
        self.close()
        assert not self._open, "whatever is opened is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.ids += [told["id"]] if "id" in told else []
        self.addresses += [told[name] for name in ("href", "src") if name in told]
        if tag == "svg":
            assert told["role"] == "img"
            self.labels.append(told["aria-label"])
        if tag == "tr":
            self._rows.append([])
        if tag in ("td", "th", "caption"):
            self._text = ""
        if tag == "data":
            self._rows[-1].append(told["value"])
            self._text = ""
        if tag == "table":
            self._rows = []
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self._open.pop() == tag
        if tag == "caption":
            self.tables[self._text.strip()] = self._rows
        if tag in ("td", "th") and self._text.strip():
            self._rows[-1].append(self._text.strip())
        if tag == "data":
            self._text = ""
        if tag == "span":
            self._text = ""

    def handle_data(self, data: str) -> None:
        self._text += data

    def figures(self, table: str) -> list[list[str]]:
        """Its rows without the head."""
        return self.tables[table][1:]


def rows_of(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / CSV).read_text("utf-8").splitlines()))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_report_whose_figures_are_those_of_its_matches(name, tmp_path):
    made = study(name, ("random", "random"), GAMES_EACH, 3, [SHORT[name]], workers=1)
    path = write_report(made, "en", ["debut", "lab", name], tmp_path / "lab")
    assert path == tmp_path / "lab" / PAGE
    page, rows = Page(path.read_text("utf-8")), rows_of(path.parent)
    assert [int(row["seed"]) for row in rows] == [3, 4, 5, 6]
    goals = [int(row["goals_a"]) + int(row["goals_b"]) for row in rows]
    ((_, whole, first, second),) = page.figures("Goals a match")
    assert float(whole) == pytest.approx(statistics.mean(goals))
    assert float(first) == pytest.approx(statistics.mean(int(row["goals_a"]) for row in rows))
    assert float(second) == pytest.approx(statistics.mean(int(row["goals_b"]) for row in rows))
    spread = {int(goals): float(share) for goals, share in page.figures("Matches by their goals")}
    assert spread == pytest.approx({n: goals.count(n) / len(goals) for n in spread})
    points = [float(row["points_a"]) for row in rows]
    ((_, won, drawn, lost, share),) = page.figures("Results")
    ended = [points.count(one) / len(points) for one in (1.0, 0.5, 0.0)]
    assert [float(won), float(drawn), float(lost)] == pytest.approx(ended)
    assert float(share) == pytest.approx(statistics.mean(points))
    ((_, plies, decisions, least, middle, most),) = page.figures("Length")
    decided = [int(row["decisions"]) for row in rows]
    assert float(plies) == pytest.approx(statistics.mean(int(row["plies"]) for row in rows))
    assert float(decisions) == pytest.approx(statistics.mean(decided))
    ends = [min(decided), statistics.median(decided), max(decided)]
    assert [float(least), float(middle), float(most)] == ends
    ((_, begins, *kicks),) = page.figures("The team that begins")
    began = [one if row["first"] == "0" else 1 - one for row, one in zip(rows, points, strict=True)]
    assert float(begins) == pytest.approx(statistics.mean(began))
    assert bool(kicks) == any(row["kicked_off"] for row in rows)
    happened = page.figures("Whatever happened")
    assert {TOLD + row[0] for row in happened} == {
        column for column in rows[0] if column.startswith(TOLD) and "tally-" not in column
    }
    for message, _, often, share, example in happened:
        counts = [int(row[TOLD + message]) for row in rows]
        assert float(often) == pytest.approx(statistics.mean(counts))
        assert float(share) == pytest.approx(sum(count > 0 for count in counts) / len(counts))
        assert example
    opened = Counter(row[f"opening_{who}"] for row in rows for who in "ab")
    for text, times, *_ in page.figures("Ways to begin (default rules)"):
        assert int(float(times)) == opened[text]
    # What is around the figures
    assert len(page.ids) == len(set(page.ids))
    assert len(page.labels) == len(set(page.labels)) >= 8, "every chart can be heard"
    assert all(one.startswith("#") or one in (CSV, PARQUET) for one in page.addresses)
    assert "http" not in path.read_text("utf-8").replace("http://www.w3.org/", "")


def test_the_same_rows_are_in_both_files(tmp_path):
    from pyarrow import parquet

    options = [SHORT["supergoal"], {"throws": 5, "var": "yes"}]
    made = study("supergoal", ("random", "greedy"), 5, 0, options, workers=1)
    folder = write_report(made, "fr", ["debut"], tmp_path / "lab").parent
    rows, table = rows_of(folder), parquet.read_table(folder / PARQUET)
    assert table.column_names == list(rows[0])
    assert len(rows) == table.num_rows == 10
    for row, typed in zip(rows, table.to_pylist(), strict=True):
        for name, value in typed.items():
            told = str(value).lower() if isinstance(value, bool) else value
            same = row[name] == told or float(row[name]) == value
            assert same, name
    assert sorted(path.name for path in folder.iterdir()) == sorted((PAGE, CSV, PARQUET))
    alone = simulate("supergoal", "random", "greedy", 5, 0, options[1], workers=1)
    second = [row for row in rows if row["set"] == "1"]
    assert [(int(row["goals_a"]), int(row["goals_b"])) for row in second] == [
        played.score for played in alone
    ]


def test_options_stand_beside_each_other_with_their_differences(tmp_path):
    options = [{"throws": 4}, {"throws": 30}]
    made = study("supergoal", ("random", "random"), 20, 1, options, workers=1)
    path = write_report(made, "en", ["debut"], tmp_path / "lab")
    page, rows = Page(path.read_text("utf-8")), rows_of(path.parent)
    plies = [[int(row["plies"]) for row in rows if row["set"] == one] for one in "01"]
    few, many = map(statistics.mean, plies)
    (row,) = [row for row in page.figures("Figures side by side") if row[0] == "moves"]
    assert [float(value) for value in row[1:]] == pytest.approx([few, many, many - few])
    assert page.tables["Figures side by side"][0][1:3] == ["throws=4", "throws=30"]
    assert "throws=30 instead of throws=4:" in path.read_text("utf-8")


@pytest.mark.parametrize("lang", LANGS)
def test_a_report_is_written_in_the_readers_language(lang, tmp_path):
    made = study("supergoal", ("random", "random"), 3, 1, [{"throws": 4}], workers=1)
    told = write_report(made, lang, ["debut"], tmp_path / lang).read_text("utf-8")
    assert f'<html lang="{lang}">' in told
    assert {"en": "Who wins?", "fr": "Qui gagne\u202f?"}[lang] in told


# What a match leaves behind


@pytest.mark.parametrize("name", GAMES)
def test_goals_come_from_the_half_that_is_attacked_whoever_sits_where(name):
    """Of the first seat, after any change of ends: own goals and long shots are the few others."""
    board = debut.game(name).board
    centre = {cell.id: cell.centre for cell in board.cells}
    goals = {line.seat: line.points[0] for line in board.lines if line.kind == "goal"}
    player, options = ("greedy", SHORT[name]) if name == "simulator" else ("level3", {})
    found = [
        goal.cell
        for job in jobs_of(name, player, player, 10, 1, options, False)
        for goal in noted_match(job).goals
    ]
    ahead = [math.dist(centre[one], goals[1]) < math.dist(centre[one], goals[0]) for one in found]
    assert len(found) >= 3
    assert sum(ahead) >= 0.7 * len(ahead)


@pytest.mark.parametrize("name", GAMES)
def test_a_board_turned_twice_is_the_same(name):
    for board in debut.game(name).boards.values():
        other = turned(board)
        assert set(other) == {cell.id for cell in board.cells}
        assert all(other[other[cell]] == cell for cell in other)


def test_a_noted_match_is_the_one_that_is_simulated():
    for job in jobs_of("streetsoccer", "level1", "random", 2, 5, SHORT["streetsoccer"], True):
        noted, alone = noted_match(job), play_match(*job)
        assert (noted.played.score, noted.played.told) == (alone.score, alone.told)
        assert noted.decisions == sum(alone.answers)
        assert len(noted.goals) == sum(noted.played.score) == noted.played.told.get("goal", 0)
        assert all(noted.openings)
        assert sum(noted.ball.values()) <= noted.played.plies


# Intervals


def test_a_share_of_matches_has_wilsons_interval():
    """As Wilson tells it: both ends are where the share seen is just 1.96 deviations off."""
    figure = share_of(7, 40)
    for end in (figure.low, figure.high):
        off = abs(figure.value - end)
        assert off == pytest.approx(1.959964 * math.sqrt(end * (1 - end) / 40), rel=1e-6)


def test_nineteen_of_twenty_intervals_hold_the_true_share():
    """Of every number of matches won out of 60 as often as it comes up, for a share of 30 %."""
    inside = sum(
        math.comb(60, won) * 0.3**won * 0.7 ** (60 - won)
        for won in range(61)
        if interval([1.0] * won + [0.0] * (60 - won))[1] <= 0.3
        and interval([1.0] * won + [0.0] * (60 - won))[2] >= 0.3
    )
    assert inside == pytest.approx(0.95, abs=0.02)


def test_a_mean_is_told_with_its_standard_error():
    numbers = [3, 5, 4, 6, 2, 9, 4]
    figure = mean(numbers)
    half = 1.959964 * statistics.stdev(numbers) / math.sqrt(len(numbers))
    assert (figure.value, figure.low) == pytest.approx((33 / 7, 33 / 7 - half))
    assert figure.high - figure.value == pytest.approx(half)
    assert mean([0, 0, 0, 1]).low == 0


def test_a_difference_is_as_unsure_as_both_together():
    gap = difference(Figure(2.0, 1.7, 2.3), Figure(3.0, 2.6, 3.4))
    assert (gap.value, gap.low, gap.high) == pytest.approx((1.0, 0.5, 1.5))
    skewed = difference(Figure(0.0, 0.0, 0.1), Figure(0.5, 0.4, 0.6))
    assert skewed.low == pytest.approx(0.5 - math.hypot(0.1, 0.1))
    assert skewed.high == pytest.approx(0.6)


# What is wrong is told before any work


def test_nothing_of_anybodys_is_written_over(tmp_path):
    (tmp_path / "mine").mkdir()
    check_folder(tmp_path / "mine")
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    (tmp_path / "file").write_text("dear")
    for wrong in (tmp_path / "mine", tmp_path / "file"):
        with pytest.raises(BadOption) as caught:
            check_folder(wrong)
        reads_well(caught.value)
    with pytest.raises(FileNotFoundError):
        check_folder(tmp_path / "nowhere" / "lab")


def test_a_report_that_is_not_done_leaves_nothing(tmp_path, monkeypatch):
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    made = study("supergoal", ("random", "random"), 2, 1, [{"throws": 4}], workers=1)
    monkeypatch.setattr(report, "page_of", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_report(made, "en", ["debut"], tmp_path / "lab")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("package", NEEDED)
def test_a_missing_package_is_named_with_what_to_install(monkeypatch, package):
    found = find_spec
    monkeypatch.setattr(report, "find_spec", lambda one: None if one == package else found(one))
    with pytest.raises(NoPackage) as caught:
        check_packages()
    reads_well(caught.value)
    for lang in LANGS:
        assert package in caught.value.text(lang)
        assert "debut[lab]" in caught.value.text(lang)
