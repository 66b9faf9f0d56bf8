"""Speed, beside a peer that is measured in the same run on the same machine.

Machines are noisy: ours and the peer take turns, and each figure is the median of its rounds.
"""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from benchmarks import browser, flick_samples, gpu_speed, openspiel_peer, ray_speed, server_load
from benchmarks.effort import FULL, QUICK, SEED, Effort, side_by_side
from benchmarks.flick_rows import agreement_rows, flick_rows, simulator_rows
from benchmarks.game_rows import speed_rows
from benchmarks.rows import Row, show
from debut.bots.perfect import keep
from debut.bots.policy import from_bytes, make_policy
from debut.bots.solve import solve
from debut.kernel.algorithms.network_inputs import has_inputs
from debut.kernel.errors import NoDevice, NoPackage
from debut.kernel.game import Game
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.registry import game as find_game
from debut.kernel.registry import games
from debut.story.analysis import analysis_of
from debut.story.position_values import solve_match

JSON_FILE = "bench.json"
# Bounds in seconds of waiting.
COMPILE_LIMIT, LOAD_LIMIT, COMMAND_LIMIT = 20.0, 1.0, 0.5
COMPILE_LIMITS = {"but": 30.0, "simulator": 45.0}
# Seconds to solve a match of the usual length, once what does it is compiled.
SOLVE_LIMIT = 5.0
# Seconds to tell luck from skill in such a match, once it is solved.
ANALYSIS_LIMIT = 1.0
# Of the server: milliseconds of waiting, and MB.
ANSWER_LIMIT, BUSY_LIMIT, MEMORY_LIMIT = 50.0, 100.0, 300.0
# Times what boardgame.io makes that keeps nothing.
MOVES_RATIO = 0.8
LIVE_MATCHES, OPEN_MATCHES = 200, 1_000
# Times what one process plays.
RAY_RATIO = 1.7
# Of the browser: KB as they travel, and seconds.
BUNDLE_LIMIT, VIEW_LIMIT = 200.0, 1.0


def gpu_rows(effort: Effort) -> list[Row]:
    """Random play on the GPU; where there is none, one line says so."""
    what, unit, seeds = "random play on a GPU", "M decisions/s", count(SEED)
    try:
        device = gpu_speed.device_name()
    except NoDevice as error:
        return [Row(what, unit, None, note=f"skipped: {error}")]

    def row(game: Game) -> Row:
        work = partial(gpu_speed.decided, game, most=effort.gpu_matches)
        (fast,) = side_by_side(effort, lambda: work(next(seeds)))
        least = gpu_speed.promised(game, device)
        return Row(f"{game.id}: {what}", unit, fast, no_less=least, note=device)

    return [row(find_game(name)) for name in games()]


def learning_rows(effort: Effort) -> list[Row]:
    """Of the games that say what a judgement is told; where they cannot learn, one line says so."""
    what, unit = "learning on a GPU", "M decisions/s"

    def row(game: Game, device: str) -> Row:
        (fast,) = side_by_side(effort, gpu_speed.learner(game, SEED))
        least = gpu_speed.promised(game, device, gpu_speed.LEARNING_PROMISED)
        return Row(f"{game.id}: {what}", unit, fast, no_less=least, note=device)

    found = map(find_game, games())
    try:
        device = gpu_speed.device_name()
        return [row(game, device) for game in found if has_inputs(game.spec.package)]
    except NoDevice as error:
        return [Row(what, unit, None, note=f"skipped: {error}")]


class Run(NamedTuple):
    seconds: float
    error: str  # the last line of what went wrong; empty if nothing did


def run(command: Sequence[str], **variables: str) -> Run:
    """The wall time of a process, from its start to its end."""
    environment = {key: value for key, value in os.environ.items() if key != "DEBUT_JIT"}
    start = time.perf_counter()
    done = subprocess.run(
        command, env={**environment, **variables}, capture_output=True, text=True,
        stdin=subprocess.DEVNULL, check=False,
    )  # fmt: skip
    seconds = time.perf_counter() - start
    lines = done.stderr.strip().splitlines() or done.stdout.strip().splitlines()
    failed = (lines or [f"exit code {done.returncode}"])[-1]
    return Run(seconds, failed if done.returncode else "")


def runs(times: int, command: Sequence[str], **variables: str) -> Run:
    """The median of several runs, or the first that failed."""
    seconds = []
    for _ in range(times):
        done = run(command, **variables)
        if done.error:
            return done
        seconds.append(done.seconds)
    return Run(median(seconds), "")


def time_row(what: str, limit: float, done: Run, note: str = "") -> Row:
    seconds = None if done.error else done.seconds
    return Row(what, "s", seconds, at_most=limit, note=done.error or note)


# Each time into a cache of its own, where nothing is compiled yet.
COMPILE = """
import os, tempfile
from debut.kernel.compiler.cache import compile_rules
with tempfile.TemporaryDirectory() as folder:
    os.environ["DEBUT_CACHE"] = folder
    compile_rules({!r})
"""


def compile_rows(game: Game, effort: Effort) -> list[Row]:
    game.machine  # noqa: B018 - what is read from the cache below must be there
    cold = runs(effort.compiles, [sys.executable, "-c", COMPILE.format(game.spec.package)])
    load = f"import debut; debut.game({game.id!r}).machine"
    cached = runs(effort.runs, [sys.executable, "-c", load])
    return [
        time_row(f"{game.id}: rules compiled", COMPILE_LIMITS.get(game.id, COMPILE_LIMIT), cold),
        time_row(f"{game.id}: rules from the cache", LOAD_LIMIT, cached, "with Python's start"),
    ]


def solving_row(effort: Effort) -> Row:
    game = find_game("supergoal")
    solve(game, throws=1)  # compiles it
    seconds = []
    for _ in range(effort.compiles):
        began = time.perf_counter()
        found = solve(game)
        seconds.append(time.perf_counter() - began)
    note = f"{found.cores:,} positions, {found.size / 1e6:.0f} MB"
    return Row("supergoal: solved", "s", median(seconds), at_most=SOLVE_LIMIT, note=note)


def analysis_row(effort: Effort) -> Row:
    """Luck and skill of a match, once it is solved."""
    match = Match.new("supergoal", seed=SEED)
    dice = random.Random(SEED)
    while not match.over:
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(dice.choice(match.state.actions()))
    values = solve_match(match.states, lambda done: None)
    seconds = []
    for _ in range(effort.rounds):
        began = time.perf_counter()
        analysis_of(match, values)
        seconds.append(time.perf_counter() - began)
    what, note = "supergoal: a match analysed", f"{len(match.record.plies)} plies"
    return Row(what, "s", median(seconds), at_most=ANALYSIS_LIMIT, note=note)


def ray_row(effort: Effort) -> Row:
    """Where Ray is not installed, one line says so."""
    what = f"{ray_speed.GAME}: {ray_speed.PLAYER} against itself by {ray_speed.WORKERS} of Ray's"
    try:
        ray, alone, start = ray_speed.rates(effort.ray_matches, SEED)
    except NoPackage as error:
        return Row(what, "matches/s", None, note=f"skipped: {error}")
    matches = f"{effort.ray_matches:,} matches"
    note = f"peer: one process; {matches}, without the {start:.0f} s of Ray's start"
    return Row(what, "matches/s", ray, alone, RAY_RATIO, note=note)


def perfect_rows(effort: Effort) -> list[Row]:
    """Until Perfect can answer: a match that was never worked out, and one that lies on disk."""
    game, first, later = find_game("supergoal"), [], []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(effort.compiles):
            path = Path(folder) / f"{number}.policy"
            began = time.perf_counter()
            keep(path, make_policy(game).to_bytes())
            first.append(time.perf_counter() - began)
            began = time.perf_counter()
            found = from_bytes(game, path.read_bytes())
            later.append(time.perf_counter() - began)
        assert found is not None
        note = f"{path.stat().st_size / 1e6:.1f} MB on disk, {found.size / 1e6:.1f} in memory"
    return [
        Row("supergoal: Perfect at first use", "s", median(first), at_most=SOLVE_LIMIT, note=note),
        Row("supergoal: Perfect from the cache", "s", median(later), at_most=LOAD_LIMIT),
    ]


def commands(names: Sequence[str]) -> list[str]:
    """Every command, with the least work it can be given."""
    helped = ("", "play", "verify", "simulate", "lab", "ladder")
    told = [f"{command} --help".strip() for command in helped]
    return [
        "games", *told,
        *(f"legal {name}" for name in names),
        *(f"perft {name} --depth 1" for name in names),
    ]  # fmt: skip


def program() -> list[str]:
    """The ``debut`` of this environment."""
    script = Path(sys.executable).with_name("debut")
    return [str(script)] if script.exists() else [sys.executable, "-m", "debut.cli"]


def command_row(effort: Effort) -> Row:
    what = "start of the slowest command"
    if find_spec("debut.cli") is None:
        return time_row(what, COMMAND_LIMIT, Run(0.0, "there is no debut.cli"))
    start = program()
    worst, slowest = Run(0.0, ""), ""
    for command in commands(games()):
        done = runs(effort.runs, [*start, *command.split()])
        if done.error:
            return time_row(what, COMMAND_LIMIT, Run(0.0, f"debut {command}: {done.error}"))
        if done.seconds > worst.seconds:
            worst, slowest = done, command
    return time_row(what, COMMAND_LIMIT, worst, f"debut {slowest}")


def server_rows(effort: Effort) -> list[Row]:
    """The server and the people on this one machine, each in a process of their own."""
    paced = server_load.run_load(LIVE_MATCHES, effort.load)
    busy = server_load.busy_load(LIVE_MATCHES, effort.load)
    memory = server_load.memory_of(OPEN_MATCHES)
    live = f"{LIVE_MATCHES} live matches"
    pace = f"{live}, {paced.moves_a_second:,.0f} moves a second, median {paced.p50_ms:.1f} ms"
    beside = (
        f"{server_load.READERS} clients looping on replays, {server_load.DEEP} matches of level"
        f" {server_load.TOP_LEVEL}, median {busy.p50_ms:.1f} ms"
    )
    return [
        Row("answer to a move, 99th percentile", "ms", paced.p99_ms, at_most=ANSWER_LIMIT,
            note=pace),
        Row("answer to a move on a busy server, 99th percentile", "ms", busy.p99_ms,
            at_most=BUSY_LIMIT, note=beside),
        flat_out_row(effort),
        Row(f"server memory, {OPEN_MATCHES:,} open matches", "MB", memory, at_most=MEMORY_LIMIT),
    ]  # fmt: skip


def flat_out_row(effort: Effort) -> Row:
    """Ours and the peer in turns, the same people at both."""
    if not server_load.peer_is_there():
        note = "boardgame.io is not there: make bench sets it up"
        return Row("moves a second", "moves/s", None, None, MOVES_RATIO, note=note)
    ours, theirs = [], []
    for _ in range(effort.runs):
        theirs.append(server_load.peer_flat_out(LIVE_MATCHES, effort.load / 2))
        ours.append(server_load.flat_out(LIVE_MATCHES, effort.load / 2))
    we, they = (median(one.moves_a_second for one in runs) for runs in (ours, theirs))
    cpu, peer_cpu = (median(one.cpu_ms for one in runs) for runs in (ours, theirs))
    note = (
        f"{LIVE_MATCHES} live matches, two sockets each, as fast as they can, every ply stored;"
        f" {cpu:.2f} ms of processor a move; boardgame.io in memory: {peer_cpu:.2f} ms"
    )
    return Row("moves a second", "moves/s", we, they, MOVES_RATIO, note=note)


def browser_rows(effort: Effort) -> list[Row]:
    with server_load.server() as (_, port):
        view = browser.first_view_seconds(f"http://{server_load.HOST}:{port}/", effort.runs)
    size, whole = browser.bundle_kilobytes()
    return [
        Row("browser bundle, gzip", "KB", size, at_most=BUNDLE_LIMIT),
        Row("the same with what only Simulator Soccer loads", "KB", whole),
        Row("its fonts, loaded beside it", "KB", browser.font_kilobytes()),
        Row("first view of the home page", "s", view, at_most=VIEW_LIMIT),
    ]


def measure(effort: Effort) -> list[Row]:
    rows: list[Row] = []
    for name in games():
        game = find_game(name)
        rows += speed_rows(game, effort)
        rows += compile_rows(game, effort)
    rows += [solving_row(effort), *perfect_rows(effort), analysis_row(effort), ray_row(effort)]
    rows += gpu_rows(effort)
    rows += learning_rows(effort)
    with flick_samples.worker() as worker:
        rows += [*simulator_rows(effort), *flick_rows(effort, worker), *agreement_rows(effort)]
    return [*rows, command_row(effort), *server_rows(effort), *browser_rows(effort)]


def report(rows: Sequence[Row]) -> dict[str, object]:
    """What the JSON file holds: the machine, and each row with what follows from it."""
    import llvmlite.binding as llvm

    try:
        peer = version("open_spiel")
    except PackageNotFoundError:
        peer = "?"
    return {
        "debut": version_of_debut(),
        "peer": f"OpenSpiel {peer}, backgammon",
        "python": platform.python_version(),
        "system": platform.platform(),
        "cpu": llvm.get_host_cpu_name(),
        "cores": os.cpu_count(),
        "ok": all(row.ok for row in rows),
        "rows": [{**msgspec.to_builtins(row), "ratio": row.ratio, "ok": row.ok} for row in rows],
    }


def version_of_debut() -> str:
    import debut

    return debut.__version__


def main(json_path: str | None = None, quick: bool = False) -> int:
    """Measures, prints the table, writes the JSON; 1 if a bound is missed."""
    openspiel_peer.openspiel()  # before anything else takes its time
    rows = measure(QUICK if quick else FULL)
    show(rows)
    told = msgspec.json.format(msgspec.json.encode(report(rows)), indent=1)
    Path(json_path or JSON_FILE).write_bytes(told + b"\n")
    return 0 if all(row.ok for row in rows) else 1
