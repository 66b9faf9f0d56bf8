"""Luck and skill of matches that are over: computed once each, at low priority, and stored.

The first request starts an analysis; all requests meanwhile get its progress. No client has to stay
connected: the result is in the database when somebody comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

import msgspec

from debut.kernel.registry import game
from debut.server.addresses import AtOnce
from debut.server.packed import zipped
from debut.server.readers import Readers, kept, reading, whole
from debut.server.store import Store, StoredAnalysis, read_analyses
from debut.server.workers import LAST_NICE, WorkerJob, Workers, report_part
from debut.story.analysed import describe_analysis, edition
from debut.story.analysis import analysis_of, check_can_analyse
from debut.story.position_values import find_values, source_of
from debut.story.skill import Figures, figures_of, levels_measured, skill_of
from debut.table.background import noting
from debut.table.errors import BadMessage, TooMany
from debut.table.limits import LIMITS
from debut.table.logs import SERVER, note
from debut.table.messages import Analysing, MySkill, PlayedAs
from debut.table.stored import StoreBroken

# About what one analysis takes; it only decides which one is done next.
SECONDS = 30.0
# A request waits this long for the result itself before it gets the progress.
REPORT_SECONDS = 0.5
# The part of the work that is solving, if a match is solved first: the rest is looked up.
SOLVING = 0.9

_encode = msgspec.json.Encoder().encode
_figures = msgspec.json.Decoder(Figures).decode


class RunningAnalysis:
    """A match that is being analysed."""

    def __init__(self, job: WorkerJob, found: asyncio.Task[StoredAnalysis]) -> None:
        self.job, self.found = job, found


class Analyses:
    def __init__(self, url: str, store: Store, readers: Readers, waiting: AtOnce) -> None:
        self._url, self._store, self._readers, self._waiting = url, store, readers, waiting
        self._workers = Workers(
            LIMITS.analysis_workers, slow_nice=LAST_NICE, most_seconds=LIMITS.analysis_seconds
        )
        self._works: dict[str, RunningAnalysis] = {}

    async def of(self, address: str, name: str) -> bytes | Analysing:
        """Returns the compressed analysis, or until it is done its progress."""
        known = await self._known(name)
        if known is None:
            # A match that cannot be analysed is refused at once, however many wait.
            game = (await self._readers.check(address, analysable, name)).decode()
            # Meanwhile another request may have started or finished it.
            known = await self._known(name) or self._begin(address, name, game)
        if isinstance(known, StoredAnalysis):
            return known.told
        await asyncio.wait({known.found}, timeout=REPORT_SECONDS)
        if known.found.done():
            return known.found.result().told
        return Analysing(known.job.part, list(self._works).index(name))

    async def _known(self, name: str) -> RunningAnalysis | StoredAnalysis | None:
        """Returns a running or a stored analysis.

        It looks in this order because an analysis is stored before it stops running.
        """
        if name in self._works:
            return self._works[name]
        return (await self._stored([name])).get(name) or self._works.get(name)

    async def skill(self, address: str, name: str, played: Sequence[PlayedAs]) -> bytes:
        """Returns the skill shown by these sides of matches, naming those not analysed yet."""
        asked = [(one.match, one.side) for one in played]
        return await self._readers.computed(address, skill_json, self._url, name, asked)

    async def _stored(self, names: Sequence[str]) -> dict[str, StoredAnalysis]:
        """Returns the stored analyses of the present edition."""
        return current(await self._store.analyses_of(names))

    def _begin(self, address: str, name: str, game: str) -> RunningAnalysis:
        if len(self._works) >= LIMITS.analyses_waiting:
            raise TooMany("analyses-full", most=LIMITS.analyses_waiting)
        self._waiting.enter(address)
        due = SECONDS * self._waiting.of(address)
        job = self._workers.begin(find_out, self._url, name, seconds=due)
        found = asyncio.ensure_future(self._keep(address, name, game, job))
        found.add_done_callback(noting(f"the analysis of {name}"))
        work = self._works[name] = RunningAnalysis(job, found)
        return work

    async def _keep(self, address: str, name: str, game: str, job: WorkerJob) -> StoredAnalysis:
        try:
            page, figures = await job.done
            found = StoredAnalysis(game, edition(game), page, figures)
            try:
                await self._store.add_analysis(name, found)
            except StoreBroken as error:
                # Waiting clients get it all the same; the next request computes it anew.
                why = str(error).splitlines()[0]
                note(logging.WARNING, "analysis of %s not kept: %s", name, why, address=SERVER)
            return found
        finally:
            del self._works[name]
            self._waiting.leave(address)

    @property
    def workers(self) -> Workers:
        return self._workers

    def close(self) -> None:
        self._workers.close()


def current(found: Mapping[str, StoredAnalysis]) -> dict[str, StoredAnalysis]:
    """Returns those that were computed by the present edition of the analysis."""
    return {name: one for name, one in found.items() if one.edition == edition(one.game)}


# In the worker's process


def skill_json(url: str, name: str, played: list[tuple[str, int]]) -> bytes:
    """Returns errors and luck over many matches, as JSON."""
    with reading(url).connect() as connection:
        found = current(read_analyses(connection, [match for match, _ in played]))
    stored = {match: one for match, one in found.items() if one.game == name}
    known = [
        (_figures(stored[match].figures), (side,)) for match, side in played if match in stored
    ]
    missing = tuple(match for match, _ in played if match not in stored)
    own = skill_of(known) if known else None
    return _encode(MySkill(own, missing, levels_measured(name), source_of(game(name).start())))


def find_out(url: str, name: str) -> tuple[bytes, bytes]:
    """Returns the compressed analysis that the page shows, and its figures."""
    loaded = kept(url, name)
    match = whole(loaded)
    seconds = [0.0, *(one.clock for one in loaded.plies)]
    solved = 0.0

    def solving(done: float) -> None:
        nonlocal solved
        solved = SOLVING
        report_part(SOLVING * done)

    values = find_values(match.states, solving)
    analysis = analysis_of(
        match, values, lambda done: report_part(solved + (1 - solved) * done), seconds
    )
    page = describe_analysis(match, values, analysis)
    return zipped(_encode(page)), _encode(figures_of(analysis))


def analysable(url: str, name: str) -> bytes:
    """Returns the game of a match; raises NotOver, NothingToAnalyse or BadMessage if it cannot be
    analysed."""
    match = whole(kept(url, name))
    check_can_analyse(match)
    if match.ply > LIMITS.analysis_plies:
        raise BadMessage("match-too-long", length=match.ply, most=LIMITS.analysis_plies)
    return match.record.game.encode()
