"""``debut learn``: a value network learns by self-play, with its progress, and is installed."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from debut.cli.app import texts
from debut.cli.mass import architecture
from debut.cli.measure import check_place
from debut.cli.show import prepare
from debut.kernel.algorithms.network_inputs import has_inputs
from debut.kernel.compiler.targets import DEVICES, HERE, LEARNING, check_one_of
from debut.kernel.errors import BadOption, NoDevice
from debut.kernel.registry import game, games
from debut.lab.simulate import interval_of

MOST_MINUTES = 100_000


def check_learning(name: str, minutes: float, device: str, file: Path) -> None:
    """Refuses wrong arguments before any work."""
    if not 0 < minutes <= MOST_MINUTES:
        takes = f"0 < … ≤ {MOST_MINUTES}"
        raise BadOption("option-bad-value", option="minutes", value=minutes, takes=takes)
    check_one_of("device", device, DEVICES)
    check_inputs(name)
    check_place(file)
    # Without this its waiting threads keep a core busy while those of the rules work.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    try:
        import torch
    except ImportError as error:
        raise NoDevice("learn-no-package", why=str(error)) from error
    if device != HERE and not torch.cuda.is_available():
        architecture(device)  # may raise an error that says better what is wrong
        raise NoDevice("learn-torch-without-gpu")


def show_installed(lang: str, name: str, file: Path | None) -> None:
    """Puts the network of a course that is finished into the game's folder."""
    from debut.learn.install import install

    check_inputs(name)
    done = install(game(name).spec.package, file or Path(f"{name}.course"))
    say, told = texts(lang).say, {"game": name, "file": str(done.file)}
    print(say("learn-installed", told))
    if done.before is not None:
        print(say("learn-before", {"file": str(done.before)}))


def check_inputs(name: str) -> None:
    if not has_inputs(game(name).spec.package):
        known = [one for one in games() if has_inputs(game(one).spec.package)]
        raise BadOption("learn-no-inputs", game=name, known=", ".join(known))


def show_learning(
    lang: str,
    name: str,
    minutes: float,
    deeper: bool,
    device: str,
    file: Path | None,
    seed: int,
) -> None:
    file = file or Path(f"{name}.course")
    check_learning(name, minutes, device, file)
    prepare(name, lang, LEARNING + architecture(device))
    from debut.learn.course import Progress, TrainingCourse

    say, console = texts(lang).say, Console(stderr=True)
    course = TrainingCourse(game(name), device, file, seed, deeper)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Bar(*columns, console=console) as bar:
        task = bar.add_task(f"{name}, {device}", total=60 * minutes, completed=int(course.seconds))

        def report(progress: Progress) -> None:
            bar.update(task, completed=progress.seconds)
            if progress.points is not None:
                share, low, high = interval_of(*progress.points)
                figures = {
                    "minutes": f"{progress.seconds / 60:.1f}",
                    "decisions": f"{progress.decisions / 1e6:.2f}",
                    "share": f"{100 * share:.1f}",
                    "low": f"{100 * low:.1f}",
                    "high": f"{100 * high:.1f}",
                }
                bar.console.print(say("learn-progress", figures), highlight=False)

        try:
            course.run(minutes, report)
            ended = "learn-done"
        except KeyboardInterrupt:
            ended = "learn-stopped"
    told = {"file": str(file), "network": str(course.network_file)}
    Console().print(say(ended, told), highlight=False, soft_wrap=True)
