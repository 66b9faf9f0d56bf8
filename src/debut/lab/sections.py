"""Makes the sections of a report: each answers a question by a sentence, charts and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import TypeVar

import msgspec

from debut.kernel.events import event_values
from debut.kernel.views import Board
from debut.lab import charts
from debut.lab.charts import Chart, Series
from debut.lab.study import Figure, Sample, Study, difference
from debut.lab.words import Words

T = TypeVar("T")

# The most rows of each table and chart, so that it stays readable.
MOST_GOALS, MOST_OPENINGS, MOST_CELLS, MOST_EVENTS, MOST_DIFFERENCES = 12, 8, 10, 12, 12


# Kinds of events that happen all the time, so that they say nothing about special rules.
ALWAYS = ("throw", "flight", "walk", "touch")


class TableFigure(msgspec.Struct, frozen=True):
    """A figure in a table, as people read it; ``interval`` too."""

    value: float
    text: str
    interval: str = ""


class ReportTable(msgspec.Struct, frozen=True):
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str | TableFigure]]


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    answers: Sequence[str]
    charts: Sequence[Chart] = ()
    tables: Sequence[ReportTable] = ()
    note: str = ""


class Report:
    """Makes the sections of a study."""

    def __init__(self, study: Study, words: Words) -> None:
        self.study = study
        self.words = words
        self.say = words.say
        self.names = [self._name(sample) for sample in study.samples]

    def _name(self, sample: Sample) -> str:
        return self.words.options({name: sample.options.get(name) for name in self.study.differing})

    def sections(self) -> Iterator[Section]:
        if len(self.study.samples) > 1:
            yield self.compared()
        yield self.results()
        yield self.goals()
        yield self.begins()
        yield self.length()
        if any(sample.openings for sample in self.study.samples):
            yield self.openings()
        yield self.ball()
        yield self.goals_from()
        yield self.rules()

    # Shared helpers

    def _section(self, name: str, answers: Sequence[str], **parts: object) -> Section:
        note = f"{name}-note"
        text = self.say(note) if note in self.words.texts else ""
        return Section(name, self.say(f"{name}-title"), answers, note=text, **parts)  # type: ignore[arg-type]

    def _of_each(self, answer: Callable[[Sample], str]) -> list[str]:
        """Makes a sentence for each sample, which names the sample where there are several."""
        several = len(self.names) > 1
        return [
            self.say("of-set", {"set": name, "told": answer(sample)}) if several else answer(sample)
            for name, sample in self._each()
        ]

    def _columns(self, *names: str) -> list[str]:
        return [self.say(f"column-{name}") for name in names]

    def _each(self) -> Iterator[tuple[str, Sample]]:
        return zip(self.names, self.study.samples, strict=True)

    def share(self, figure: Figure | None) -> str | TableFigure:
        if figure is None:
            return "–"
        low, high = self.words.percent(figure.low), self.words.percent(figure.high)
        return TableFigure(figure.value, self.words.percent(figure.value), f"{low} – {high}")

    def mean(self, figure: Figure | None) -> str | TableFigure:
        if figure is None:
            return "–"
        low, high = self.words.number(figure.low), self.words.number(figure.high)
        return TableFigure(figure.value, self.words.number(figure.value), f"{low} – {high}")

    def count(self, number: float) -> TableFigure:
        return TableFigure(number, self.words.whole(number))

    def _percent(self, value: float) -> str:
        """Formats a percentage on an axis, with a decimal only if it has one."""
        return self.words.percent(value, 0 if abs(100 * value - round(100 * value)) < 1e-6 else 1)

    def _series(self, figures: Callable[[Sample], Sequence[Figure | None]]) -> list[Series]:
        return [Series(name, figures(sample)) for name, sample in self._each()]

    def _chart(self, name: str, draw: Callable[[str], str], **values: object) -> Chart:
        caption = self.say(f"{name}-caption", values)
        return Chart(draw(caption), caption)

    # Results

    def results(self) -> Section:
        a, b = self._players()
        level = "draws" if self.study.game.spec.zero_sum else "nobody"

        def answer(sample: Sample) -> str:
            values = {"a": a, "b": b, "share": self.words.share(sample.points)}
            won = self.say("results-answer", values)
            drawn = self.say(f"{level}-answer", {"share": self.words.share(sample.draws)})
            return f"{won} {drawn}"

        rows = [self.say("wins-of", {"player": a}), self.say(level),
                self.say("wins-of", {"player": b})]  # fmt: skip
        series = self._series(lambda sample: [sample.ended(points) for points in (1.0, 0.5, 0.0)])
        chart = self._chart("results", lambda alt: charts.points(
            series, rows, self.say("axis-matches"), alt, self._percent))  # fmt: skip
        columns = [self.say("column-set"), *rows, self.say("column-points", {"player": a})]
        table = [
            [name, *(self.share(figure) for figure in one.figures), self.share(sample.points)]
            for name, one, sample in zip(self.names, series, self.study.samples, strict=True)
        ]
        return self._section(
            "results", self._of_each(answer), charts=[chart],
            tables=[ReportTable(self.say("results-table"), columns, table)],
        )  # fmt: skip

    def _players(self) -> tuple[str, str]:
        """Returns the names of both players, marked A and B if they are the same."""
        a, b = self.study.a, self.study.b
        return (f"{a} (A)", f"{b} (B)") if a == b else (a, b)

    # Goals

    def goals(self) -> Section:
        a, b = self._players()
        most = max(max(sample.scored) for sample in self.study.samples)
        numbers = range(min(most, MOST_GOALS) + 1)
        # The last bar includes all greater numbers.
        ticks = [f"≥{n}" if n == MOST_GOALS < most else str(n) for n in numbers]

        def figures(sample: Sample) -> list[Figure]:
            return [sample.with_goals(range(n, most + 1 if n == MOST_GOALS else n + 1))
                    for n in numbers]  # fmt: skip

        series = self._series(figures)
        titles = self.say("axis-goals"), self.say("axis-matches")
        chart = self._chart("goals", lambda alt: charts.bars(
            series, ticks, titles, alt, self._percent))  # fmt: skip
        means = [
            [name, self.mean(sample.goals), self.mean(sample.goals_of(0)),
             self.mean(sample.goals_of(1))]
            for name, sample in self._each()
        ]  # fmt: skip
        spread = [
            [tick, *(self.share(one.figures[at]) for one in series)]
            for at, tick in enumerate(ticks)
        ]
        columns = [self.say("column-set"), self.say("column-goals"),
                   self.say("column-goals-of", {"player": a}),
                   self.say("column-goals-of", {"player": b})]  # fmt: skip
        answers = self._of_each(lambda sample: self.say("goals-answer", {
            "mean": self.words.mean(sample.goals),
            "none": self.words.share(sample.with_goals(range(1))),
        }))  # fmt: skip
        return self._section("goals", answers, charts=[chart], tables=[
            ReportTable(self.say("goals-means"), columns, means),
            ReportTable(self.say("goals-table"), [self.say("axis-goals"), *self.names], spread),
        ])  # fmt: skip

    # Who begins

    def begins(self) -> Section:
        def answer(sample: Sample) -> str:
            first = self.say("begins-answer", {"share": self.words.share(sample.first),
                                               "verdict": self._verdict(sample.first)})  # fmt: skip
            if sample.kicked_off is None:
                return first
            kicks = self.say("kicks-answer", {"share": self.words.share(sample.kicked_off)})
            return f"{first} {kicks}"

        kicks = any(sample.kicked_off is not None for sample in self.study.samples)
        rows = [self.say("begin-first"), *([self.say("begin-kick-off")] if kicks else [])]
        series = self._series(lambda sample: [sample.first, sample.kicked_off][: len(rows)])
        chart = self._chart("begins", lambda alt: charts.points(
            series, rows, self.say("axis-points"), alt, self._percent, 0.5))  # fmt: skip
        table = [
            [name, *(self.share(figure) for figure in one.figures)]
            for name, one in zip(self.names, series, strict=True)
        ]
        columns = [self.say("column-set"), *rows]
        return self._section("begins", self._of_each(answer), charts=[chart],
                             tables=[ReportTable(self.say("begins-table"), columns, table)]
                             )  # fmt: skip

    def _verdict(self, figure: Figure) -> str:
        """Says whether a share of the points differs significantly from one half."""
        if figure.low > 0.5:
            return self.say("verdict-helps")
        return self.say("verdict-harms" if figure.high < 0.5 else "verdict-unknown")

    # Length

    def length(self) -> Section:
        numbers = [
            (name, [float(one.decisions) for one in sample.noted]) for name, sample in self._each()
        ]
        titles = self.say("axis-decisions"), self.say("axis-matches")
        chart = self._chart("length", lambda alt: charts.histogram(
            numbers, titles, alt, self._percent))  # fmt: skip
        table = [
            [name, self.mean(sample.plies), self.mean(sample.decisions),
             *(self.count(figure) for figure in _spread(decisions))]
            for (name, decisions), sample in zip(numbers, self.study.samples, strict=True)
        ]  # fmt: skip
        columns = self._columns("set", "plies", "decisions", "shortest", "median", "longest")
        answers = self._of_each(lambda sample: self.say("length-answer", {
            "plies": self.words.mean(sample.plies),
            "decisions": self.words.mean(sample.decisions)}))  # fmt: skip
        return self._section("length", answers, charts=[chart],
                             tables=[ReportTable(self.say("length-table"), columns, table)]
                             )  # fmt: skip

    # Openings

    def openings(self) -> Section:
        drawn, tables = zip(*(self._openings_of(*one) for one in self._each()), strict=True)
        answers = self._of_each(self._opened)
        return self._section("openings", answers, charts=drawn, tables=tables)

    def _openings_of(self, name: str, sample: Sample) -> tuple[Chart, ReportTable]:
        common = sample.openings[:MOST_OPENINGS]
        series = [Series(name, [opening.points for opening in common])]
        texts = [opening.text for opening in common]
        chart = self._chart("openings", lambda alt: charts.points(
            series, texts, self.say("axis-points"), alt, self._percent, 0.5), set=name)  # fmt: skip
        rows = [
            [opening.text, self.count(opening.times), self.share(opening.often),
             self.share(opening.points)]
            for opening in common
        ]  # fmt: skip
        columns = self._columns("opening", "times", "often", "won")
        return chart, ReportTable(self.say("openings-table", {"set": name}), columns, rows)

    def _opened(self, sample: Sample) -> str:
        if not sample.openings:
            return self.say("openings-none")
        first = sample.openings[0]
        return self.say("openings-answer", {
            "n": len(sample.openings), "opening": first.text,
            "often": self.words.share(first.often), "share": self.words.share(first.points),
        })  # fmt: skip

    # Maps

    def _maps(self, name: str, cells: Callable[[Sample], dict[str, Figure]]) -> Section:
        found = [self._map_of(name, label, one.board, cells(one)) for label, one in self._each()]
        drawn, tables = zip(*found, strict=True)
        answers = self._of_each(lambda sample: self._warmest(name, cells(sample)))
        return self._section(name, answers, charts=drawn, tables=tables)

    def _map_of(
        self, name: str, label: str, played_on: str, cells: dict[str, Figure]
    ) -> tuple[Chart, ReportTable]:
        board = self.study.game.boards[played_on]
        warm = {cell: figure.value for cell, figure in cells.items()}
        chart = self._chart(
            name, lambda alt: charts.heat_map(board, warm, alt), set=label, way=way_of(board)
        )
        rows = [[cell, self.share(figure)] for cell, figure in list(cells.items())[:MOST_CELLS]]
        title = self.say(f"{name}-table", {"set": label})
        return chart, ReportTable(title, self._columns("cell", name), rows)

    def _warmest(self, name: str, cells: dict[str, Figure]) -> str:
        if not cells:
            return self.say(f"{name}-none")
        cell, figure = next(iter(cells.items()))
        return self.say(f"{name}-answer", {"cell": cell, "share": self.words.share(figure)})

    def ball(self) -> Section:
        return self._maps("ball", lambda sample: sample.ball)

    def goals_from(self) -> Section:
        return self._maps("from", lambda sample: sample.goals_from)

    # Rules

    def rules(self) -> Section:
        events = [message for message in self.study.messages if not message.startswith("tally-")]
        tallies = [f"tally-{name}" for name in self.study.game.spec.telling.tallies]
        common = [message for message in events if self._kind(message) not in ALWAYS][:MOST_EVENTS]
        series = self._series(lambda sample: [sample.often(message) for message in common])
        chart = self._chart("rules", lambda alt: charts.points(
            series, common, self.say("axis-often"), alt, self.words.whole))  # fmt: skip
        each = [column for name in self.names for column in self._columns_of(name)]
        tables = [ReportTable(self.say("rules-table"),
                        [self.say("column-event"), self.say("column-kind"), *each,
                         self.say("column-example")],
                        [self._rule(message) for message in events])]  # fmt: skip
        if tallies:
            named = [[self.words.happening(one), *self._often(one)] for one in tallies]
            tables.insert(
                0, ReportTable(self.say("tallies-table"), [self.say("column-tally"), *each], named)
            )
        answers = [self.say("rules-answer", {"n": len(events), "common": ", ".join(common[:3])})]
        return self._section("rules", answers, charts=[chart], tables=tables)

    def _columns_of(self, name: str) -> list[str]:
        several = len(self.names) > 1
        often, share = self.say("column-times-a-match"), self.say("column-matches")
        return [f"{name}: {often}", f"{name}: {share}"] if several else [often, share]

    def _often(self, message: str) -> list[str | TableFigure]:
        return [
            cell
            for sample in self.study.samples
            for cell in (self.mean(sample.often(message)), self.share(sample.matches_with(message)))
        ]

    def _rule(self, message: str) -> list[str | TableFigure]:
        event = self.study.example(message)
        example = self.words.of_game.say(f"event-{message}", event_values(event))
        return [message, event.kind, *self._often(message), example]

    def _kind(self, message: str) -> str:
        return self.study.example(message).kind

    # Comparison of sets of options

    def compared(self) -> Section:
        figures = [row for row in self._figures() if all(row.figures)]
        series = [
            Series(name, [row.figures[at] for row in figures]) for at, name in enumerate(self.names)
        ]
        tell = [self._percent if row.is_share else self.words.whole for row in figures]
        chart = self._chart("compared", lambda alt: charts.panels(
            [row.name for row in figures], series, tell, alt))  # fmt: skip
        tables = [ReportTable(self.say("compared-table"), self._compared_columns(),
                        [self._compared_row(row) for row in figures])]  # fmt: skip
        happened = self._happened()
        if happened:
            tables.append(ReportTable(self.say("compared-events"), self._compared_columns(),
                                [self._compared_row(row) for row in happened]))  # fmt: skip
        return self._section("compared", list(self._differences(figures)), charts=[chart],
                             tables=tables)  # fmt: skip

    def _figures(self) -> Iterator[Compared]:
        samples = self.study.samples
        a, _ = self._players()
        yield Compared(self.say("column-goals"), [one.goals for one in samples])
        level = self.say("draws" if self.study.game.spec.zero_sum else "nobody")
        yield Compared(level, [one.draws for one in samples], True)
        yield Compared(self.say("row-first"), [one.first for one in samples], True)
        yield Compared(self.say("row-kick-off"), [one.kicked_off for one in samples], True)
        points = self.say("column-points", {"player": a})
        yield Compared(points, [one.points for one in samples], True)
        yield Compared(self.say("column-plies"), [one.plies for one in samples])
        yield Compared(self.say("column-decisions"), [one.decisions for one in samples])

    def _happened(self) -> list[Compared]:
        """Lists the events that a set changes significantly, by the size in standard errors."""
        every = [
            Compared(
                self.words.happening(message), [one.often(message) for one in self.study.samples]
            )
            for message in self.study.messages
        ]
        sure = [row for row in every if any(row.is_sure(at) for at in range(1, len(self.names)))]
        return sorted(sure, key=lambda row: -row.surety)[:MOST_DIFFERENCES]

    def _compared_columns(self) -> list[str]:
        first, *others = self.names
        against = [self.say("column-difference", {"set": other}) for other in others]
        return [self.say("column-figure"), first, *_in_turn(others, against)]

    def _compared_row(self, row: Compared) -> list[str | TableFigure]:
        tell = self.share if row.is_share else self.mean
        first, *others = row.figures
        gaps: list[str | TableFigure] = [self._gap(row, at) for at in range(1, len(row.figures))]
        return [row.name, tell(first), *_in_turn([tell(other) for other in others], gaps)]

    def _gap(self, row: Compared, at: int) -> TableFigure:
        gap = row.gap(at)
        low, high = self._signed(row, gap.low), self._signed(row, gap.high)
        return TableFigure(gap.value, self._signed(row, gap.value), f"{low} – {high}")

    def _signed(self, row: Compared, value: float) -> str:
        """Formats a difference with its sign; for shares, in percentage points."""
        text = self.words.number(100 * value, 1) if row.is_share else self.words.number(value)
        return text if text.startswith("−") else f"+{text}"

    def _differences(self, figures: Sequence[Compared]) -> Iterator[str]:
        for at, name in enumerate(self.names[1:], 1):
            sure = [
                self.say("compared-differs", {
                    "what": row.name, "gap": self._gap(row, at).text,
                    "interval": self._gap(row, at).interval})
                for row in figures
                if row.is_sure(at)
            ]  # fmt: skip
            values = {"set": name, "first": self.names[0], "told": "; ".join(sure)}
            yield self.say("compared-answer" if sure else "compared-nothing", values)


class Compared(msgspec.Struct, frozen=True):
    """One figure under every set of options."""

    name: str
    figures: Sequence[Figure | None]
    is_share: bool = False

    def gap(self, at: int) -> Figure:
        first, other = self.figures[0], self.figures[at]
        assert first is not None
        assert other is not None
        return difference(first, other)

    def is_sure(self, at: int) -> bool:
        """Returns whether zero is outside the interval of the difference."""
        return not self.gap(at).low <= 0 <= self.gap(at).high

    @property
    def surety(self) -> float:
        gaps = [self.gap(at) for at in range(1, len(self.figures))]
        return max(abs(gap.value) / gap.error if gap.error else 0.0 for gap in gaps)


def _in_turn(ones: Sequence[T], others: Sequence[T]) -> Iterator[T]:
    for one, other in zip(ones, others, strict=True):
        yield from (one, other)


def _spread(numbers: Sequence[float]) -> tuple[float, float, float]:
    return min(numbers), median(numbers), max(numbers)


def way_of(board: Board) -> str:
    """Returns the direction of the first seat's attack: right, left, up or down."""
    goals = {line.seat: line.points for line in board.lines if line.kind == "goal"}
    own, other = (
        [sum(values) / len(values) for values in zip(*goals[seat], strict=True)] for seat in (0, 1)
    )
    across, along = other[0] - own[0], other[1] - own[1]
    if abs(across) > abs(along):
        return "right" if across > 0 else "left"
    return "down" if along > 0 else "up"
