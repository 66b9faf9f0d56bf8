"""Matches played by a real Ray of two processes on this machine: the same ones, whatever dies."""

from __future__ import annotations

import os
import signal
import socket
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks import ray_speed
from debut import NoCluster, UnknownGame
from debut.lab import rays
from debut.lab.simulate import simulate
from debut.lab.spread import SpreadWork, spread
from debut.lab.study import study
from tests.helpers import command_at_work, reads_well
from tests.lab.test_lab import same

# To import it here would be before it is told to keep to this machine.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="debut[ray] is not installed")

SHORT = {"throws": 4}
WORKERS = 2


@pytest.fixture(scope="module")
def ray():
    with rays.cluster(rays.OWN, WORKERS) as joined:
        yield joined


@pytest.mark.usefixtures("ray")
def test_ray_plays_the_same_matches_in_the_same_order():
    words = "supergoal", "greedy", "level1", 40, 5, SHORT
    told = []
    matches = simulate(*words, workers=WORKERS, events=True, done=told.append, ray=rays.OWN)
    alone = simulate(*words, workers=1, events=True)
    assert same(matches) == same(alone)
    assert [played.told for played in matches] == [played.told for played in alone]
    assert sorted(told, key=lambda played: played.seed) == matches


@pytest.mark.usefixtures("ray")
def test_a_report_by_ray_has_the_same_matches():
    words = "streetsoccer", ("random", "level1"), 6, 2, [{"minutes": 3}, {"minutes": 4}]
    by_ray, alone = study(*words, ray=rays.OWN), study(*words, workers=1)
    for one, other in zip(by_ray.samples, alone.samples, strict=True):
        assert [noted.ball for noted in one.noted] == [noted.ball for noted in other.noted]
        assert [noted.examples for noted in one.noted] == [noted.examples for noted in other.noted]
        assert one.goals == other.goals


def test_a_cluster_of_ones_own_keeps_to_this_machine(ray):
    (node,) = ray.nodes()
    assert node["NodeManagerAddress"] == "127.0.0.1"
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


@pytest.mark.usefixtures("ray")
def test_both_are_measured_by_the_same_matches():
    ray, alone, _ = ray_speed.rates(4, 1)
    assert min(ray, alone) > 0


class Fatal:
    """Kills the process that does the fatal job, the first time; tells which ones did any."""

    def __init__(self, folder: Path, job: int) -> None:
        self.folder, self.job = folder, job

    def __call__(self, job: int) -> int:
        mark = self.folder / str(os.getpid())
        if job == self.job and not list(self.folder.glob("*.killed")):
            mark.with_suffix(".killed").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        mark.touch()
        return job * job


@pytest.mark.usefixtures("ray")
def test_a_process_that_dies_loses_nothing_but_time(tmp_path):
    told: list[int] = []
    found = spread(SpreadWork(Fatal(tmp_path, 30), range(64), told.append), WORKERS, rays.OWN)
    assert found == [job * job for job in range(64)]
    assert sorted(told) == found, "nothing is told twice"
    (killed,) = tmp_path.glob("*.killed")
    others = {file.name for file in tmp_path.iterdir() if not file.suffix}
    assert others - {killed.stem}
    assert str(os.getpid()) not in others


def fail(job: int) -> int:
    raise UnknownGame("unknown-game", game=str(job), known="")


@pytest.mark.usefixtures("ray")
def test_what_is_wrong_with_a_job_is_told_as_it_is_without_ray():
    with pytest.raises(UnknownGame) as caught:
        spread(SpreadWork(fail, range(4), lambda done: None), WORKERS, rays.OWN)
    reads_well(caught.value)


# Ctrl-C


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="asks Linux for its processes")
def test_ctrl_c_ends_everything_without_a_word(tmp_path):
    words = "simulate", "supergoal", "--games", "1000000", "--ray", "local", "--csv", "all.csv"
    with command_at_work(
        tmp_path, words, lambda told: any(one.startswith("ray::_done") for one in told)
    ) as running:
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=60)
        assert (running.returncode, "Traceback" in errors) == (130, False), errors
        assert not list(tmp_path.iterdir())


# Addresses


def closed_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port: int = server.getsockname()[1]
    return port


@pytest.mark.parametrize(
    "address", ["", "nowhere", "nowhere:", ":6379", "a:b", "127.0.0.1:99999", "127.0.0.1:{}"]
)
def test_a_wrong_address_is_told_at_once(address):
    before = time.monotonic()
    with pytest.raises(NoCluster) as caught:
        rays.check_ray(address.format(closed_port()))
    reads_well(caught.value)
    assert time.monotonic() - before < rays.REACHED + 2


def test_somebody_else_at_the_address_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(rays, "ANSWERED", 3.0)
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        with pytest.raises(NoCluster):
            rays.check_ray(f"127.0.0.1:{server.getsockname()[1]}")
