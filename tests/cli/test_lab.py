"""``debut lab``: a folder with a report, and one line for whatever is wrong."""

from __future__ import annotations

import csv
import signal
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from debut.kernel.text import LANGS
from debut.lab.report import NEEDED
from tests.helpers import command_at_work

pytestmark = pytest.mark.skipif(
    any(find_spec(package) is None for package in NEEDED), reason="debut[lab] is not installed"
)

RANDOM = "--a", "random", "--b", "random"


def test_the_command_makes_a_report_that_says_how_it_was_made(command, tmp_path):
    words = (*RANDOM, "--games", "6", "--seed", "4", "--option", "throws=4")
    done = command(
        "lab", "supergoal", *words, "--against", "var=yes", "--against", "throws=6 var=yes",
        "--lang", "fr",
    )  # fmt: skip
    assert done.code == 0, done.err
    assert "supergoal-lab/report.html" in done.out
    page = (tmp_path / "supergoal-lab" / "report.html").read_text("utf-8")
    told = (
        "debut lab supergoal --a random --b random --games 6 --seed 4 --option throws=4"
        " --against var=yes --against &#39;throws=6 var=yes&#39;"
    )
    assert told in page
    for name in ("throws=4, var=no", "throws=4, var=yes", "throws=6, var=yes"):
        assert f'<th scope="col">{name}</th>' in page
    with (tmp_path / "supergoal-lab" / "matches.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["set"], row["seed"]) for row in rows] == [
        (str(number), str(seed)) for number in range(3) for seed in range(4, 10)
    ]
    again = command("lab", "supergoal", *words)
    assert again.code == 2
    assert "--out" in again.err


WRONG = {
    "no such game": (["chess"], "chess"),
    "no such player": (["supergoal", "--a", "nobody"], "nobody"),
    "no such option": (["supergoal", "--option", "rain=yes"], "rain"),
    "no such option to compare": (["supergoal", "--against", "rain=yes"], "rain"),
    "no such value": (["supergoal", "--against", "throws=0"], "throws"),
    "no value": (["supergoal", "--against", "var"], "var"),
    "one match": (["supergoal", "--games", "1"], "games"),
    "too many sets": (["supergoal", *["--against", "var=yes"] * 6], "against"),
    "no such place": (["supergoal", "--out", "nowhere/lab"], "nowhere"),
    "no such cluster": (["supergoal", "--ray", "nowhere"], "nowhere"),
}


@pytest.mark.parametrize(("words", "named"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_one_line_before_any_work(command, tmp_path, words, named):
    if "--ray" in words and find_spec("ray") is None:
        named = "debut[ray]"
    done = command("lab", *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert named in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="asks Linux for its processes")
def test_ctrl_c_leaves_nothing_behind(tmp_path):
    words = "lab", "supergoal", "--games", "100000"
    with command_at_work(
        tmp_path, words, lambda told: sum("spawn_main" in one for one in told) >= 2
    ) as running:
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=60)
        assert (running.returncode, "Traceback" in errors) == (130, False), errors
        assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["simulate", "lab"])
def test_without_ray_it_says_what_to_install(command, monkeypatch, name, lang):
    monkeypatch.setitem(sys.modules, "ray", None)
    done = command(name, "supergoal", "--ray", "local", "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert "debut[ray]" in done.err


def test_a_gpu_and_ray_do_not_go_together(command):
    words = "simulate", "supergoal", *RANDOM, "--device", "cpu", "--ray", "local"
    assert "--device" in command(*words).err
