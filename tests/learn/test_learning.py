"""A judgement that learns: from what, how it is kept, and that something comes of it.

PyTorch is read only by the tests that need it: every worker reads this file.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import debut
from debut import CHANCE, BadOption, NoDevice, State
from debut.cli.app import TEXT, main
from debut.kernel.algorithms.network_inputs import has_inputs, inputs_of
from debut.kernel.text import LANGS, catalog
from tests.helpers import GAMES, reads_well

if TYPE_CHECKING:
    from debut.learn.course import Progress, TrainingCourse

GAME = "streetsoccer"
LEARNS = [name for name in GAMES if has_inputs(debut.game(name).spec.package)]

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")


@pytest.fixture(autouse=True)
def _one_core() -> None:
    """Its threads would wait for each other, with other tests beside them."""
    if find_spec("torch") is not None:
        import torch

        torch.set_num_threads(1)


def tiny(file: Path, windows: int = 0, deeper: int = 0) -> TrainingCourse:
    """A small course that has learned from so many windows."""
    from debut.learn.course import TrainingCourse
    from debut.learn.train import Recipe

    recipe = Recipe(matches=8 if deeper else 64, window=12, batch=512, apart=60, deeper=deeper)
    course = TrainingCourse(debut.game(GAME), "cpu", file, 1, bool(deeper), recipe)
    for _ in range(windows):
        course.learner.window(recipe.fast)
    return course


# What is learned


def numbers(*values: float) -> Any:
    import torch

    return torch.tensor(values)


def step(side: int, value: float, over: float | None = None, explored: bool = False) -> Any:
    """One decision in one match; what is told of it is its worth times 10, and 100 after it."""
    from debut.learn.matches import Described
    from debut.learn.train import TrainingDecision

    sign = numbers(1.0)
    now = Described(numbers([value * 10]), sign, numbers(0.0))
    after = Described(numbers([value * 100]), numbers(-1.0) if over is None else 0 * sign, sign)
    return TrainingDecision(
        numbers(1.0 - 2 * side), numbers(value), numbers(explored), now, after,
        numbers(over is not None), numbers(over or 0.0),
    )  # fmt: skip


def learned(steps: list[Any], ahead: float, trust: float) -> list[tuple[float, float]]:
    from debut.learn.train import learned_from

    told, targets = learned_from(steps, numbers(ahead), trust)
    return [
        (round(float(a), 6), round(float(b), 6)) for a, b in zip(told[:, 0], targets, strict=True)
    ]


@needs_torch
def test_a_position_is_worth_what_came_of_it() -> None:
    """A decides, then B: each position is learned to who judges it, the last one first."""
    steps = [step(0, 0.2), step(1, 0.4)]
    # B's: after it 0.6 for A; before it half way from 0.4. It judged for who acts next, so A.
    # A's: after it that 0.5, before it half way from 0.2.
    assert learned(steps, ahead=0.6, trust=0.5) == [
        (40.0, 0.6),
        (4.0, -0.5),
        (20.0, -0.5),
        (2.0, 0.35),
    ]


@needs_torch
def test_what_a_match_ended_with_is_the_truth() -> None:
    """The position after the last action needs no judgement; what comes later is another match."""
    assert learned([step(0, 0.2, over=1.0)], ahead=-0.9, trust=0.5) == [(2.0, 0.6)]


@needs_torch
def test_nothing_is_learned_from_a_mistake_on_purpose() -> None:
    found = learned([step(0, 0.2), step(0, 0.8, explored=True)], ahead=-1.0, trust=1.0)
    # What it led to is learned of the position that it led to, and of none before.
    assert found == [(80.0, 1.0), (8.0, 0.8), (20.0, -0.8), (2.0, 0.8)]


@needs_torch
def test_what_was_looked_at_deeper_is_learned_too() -> None:
    """To who decided, here B; what was played, and where that led, come before it."""
    from debut.learn.matches import Described
    from debut.learn.train import Looked

    looked = Looked(
        Described(numbers([7.0], [8.0], [9.0]), numbers(1.0, -1.0, 0.0), numbers(0.0, 0.0, 1.0)),
        numbers(0.3, 0.4, 1.0),
    )
    found = learned([step(1, 0.4)._replace(looked=looked)], ahead=0.6, trust=0.5)
    # The match is over after the third: nothing is to be judged there.
    assert found == [(40.0, 0.6), (4.0, -0.5), (7.0, 0.3), (8.0, -0.4)]


@needs_torch
@pytest.mark.parametrize("name", LEARNS)
def test_what_is_foreseen_is_the_best_reply_to_every_throw(name: str) -> None:
    """Against the rules one by one, in Python."""
    import torch

    from debut.learn.devices import device
    from debut.learn.matches import MatchBatch
    from debut.learn.net import Net

    game = debut.game(name)
    inputs = inputs_of(game.spec.package)
    torch.manual_seed(1)
    net = Net(inputs.number, inputs.most)
    matches = MatchBatch(game, device("cpu", game.spec.package), 2, 7)
    generator, seen = torch.Generator().manual_seed(3), set()
    for ply in range(30):
        rows = matches.choices.any(generator)
        with torch.no_grad():
            found = matches.foreseen(rows, net)
        for match in range(matches.n) if ply % 6 == 0 else ():
            record = bytes(matches._states[match].tolist())
            state = State(game, game.spec.size.record.from_buffer_copy(record))
            action = int(matches.choices.actions[rows[match]])
            expected = plainly_foreseen(state, action, net)
            assert float(found[match]) == pytest.approx(expected, abs=1e-5)
            seen.add(state)
        matches.play(matches.choices.actions[rows])
    assert len(seen) == 10


def plainly_foreseen(state: State, action: int, net: Any) -> float:
    """What comes of an action, to who decides: after each throw, the best that can be done."""
    import torch

    inputs, size = inputs_of(state.game.spec.package), state.game.spec.size

    def judged(position: State, side: int) -> float:
        if position.result is not None:
            ours, theirs = position.result.returns
            return (ours - theirs) / 2 * (1 if side == 0 else -1)
        out = size.row()
        on = out[: inputs.active_inputs(position.record, out, size.scratch())]
        with torch.no_grad():
            value = float(net(torch.tensor([on + [inputs.number] * (inputs.most - len(on))])))
        return value if inputs.seen_by(position.record) == side else -value

    def best(position: State) -> float:
        if position.turn < 0:
            return judged(position, state.turn)
        replies = position.game.machine.suggest(position.record)
        value = max(judged(position.play(reply), position.turn) for reply in replies)
        return value if position.turn == state.turn else -value

    after = state.play(action)
    if after.turn != CHANCE:
        return best(after)
    return sum(odds * best(after.play(one)) for one, odds in after.odds())


@needs_torch
@pytest.mark.parametrize("name", LEARNS)
def test_a_net_s_first_layer_as_a_rule_is_the_same(name: str) -> None:
    import torch

    from debut.kernel.algorithms.value_network import FIRST
    from debut.learn.devices import device
    from debut.learn.matches import MatchBatch
    from debut.learn.net import Net, first_layer

    game = debut.game(name)
    inputs, here = inputs_of(game.spec.package), device("cpu", game.spec.package)
    net = Net(inputs.number, inputs.most)
    active = MatchBatch(game, here, 3, 7).ahead().active
    units = torch.full((len(active), FIRST), torch.nan)
    here.launch("first_layer", len(active), active, net.inputs, net.first_bias, units)
    expected = first_layer(active, net.inputs, net.first_bias)
    assert 0 < float(expected.detach().mean()) < 1
    assert torch.allclose(units, expected, atol=1e-6)


@needs_torch
def test_of_the_best_actions_a_few_are_found() -> None:
    import torch

    from debut.learn.devices import device
    from debut.learn.matches import ActionRows

    def whole(*values: int) -> Any:
        return torch.tensor(values, dtype=torch.int32)

    here = device("cpu", debut.game(GAME).spec.package)
    owners, starts, counts = whole(0, 0, 0, 1, 3, 3), whole(0, 3, 4, 4), whole(3, 1, 0, 2)
    choices = ActionRows(here, torch.arange(6), owners, starts, counts)
    values = numbers(0.1, 0.9, 0.5, -1.0, 0.2, 0.2)
    # The third position has none: the row is where they would be.
    assert choices.best(values).tolist() == [1, 3, 4, 4]
    # The second has only one, so it comes twice.
    few = choices.best_few(values, 2)
    assert few[:, :2].tolist() == [[1, 3], [2, 3]]
    assert few[:, 3].tolist() == [4, 5]


@needs_torch
def test_a_tiny_net_beats_random_play(tmp_path: Path) -> None:
    from debut.learn.contest import at_random, by_network, contest
    from debut.learn.quantise import weights_of

    course = tiny(tmp_path / "tiny.course", windows=12)
    judge = by_network(weights_of(course.net), course.device)
    random = at_random(1, course.device)
    points = contest(course.game, course.device, judge, random, 100, seed=3)
    assert points.matches == 100
    assert points.share > 0.9
    against_itself = contest(
        course.game, course.device, random, at_random(2, course.device), 200, 4
    )
    assert 0.35 < against_itself.share < 0.65


@needs_torch
def test_whole_numbers_judge_as_the_net_does(tmp_path: Path) -> None:
    import torch

    from debut.learn.quantise import packed, weights_of

    course = tiny(tmp_path / "tiny.course", windows=4)
    matches = course.learner.matches
    ahead = matches.ahead()
    whole = matches.evaluate_quantised(ahead.active, packed(weights_of(course.net), "cpu"))
    with torch.no_grad():
        exact = course.net(ahead.active)
    assert len(whole) > 1_000
    assert exact.std() > 0.01
    assert (whole - exact).abs().max() < 0.02


# A course


@needs_torch
def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    import torch

    from debut.kernel.algorithms.value_network import read_network

    file = tmp_path / "one.course"
    course = tiny(file)

    def stop(progress: Progress) -> None:
        raise KeyboardInterrupt(progress)

    with pytest.raises(KeyboardInterrupt):
        course.run(1, stop)
    assert course.seconds > 0
    kept = (tmp_path / "one.bin").read_bytes()
    again = tiny(file)
    assert (again.seconds, again.decisions) == (course.seconds, 64 * 12)
    for name, weights in course.net.state_dict().items():
        assert torch.equal(weights, again.net.state_dict()[name])
    assert again.rate(1) < again.recipe.fast
    # As long as it was to be: nothing is left to do, nothing is lost, and it can be installed.
    package = debut.game(GAME).spec.package
    stopped = read_network(tmp_path / "one.bin", inputs_of(package))
    assert (tmp_path / "one.bin").read_bytes() == kept
    assert not stopped.finished
    again.run(course.seconds / 60, stop)
    finished = read_network(tmp_path / "one.bin", inputs_of(package))
    assert finished == stopped._replace(finished=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.bin", "one.course"]


@needs_torch
def test_a_course_that_looks_deeper_begins_with_the_present_judgement(tmp_path: Path) -> None:
    from debut.kernel.algorithms.value_network import network_file, read_network

    package = debut.game(GAME).spec.package
    present = read_network(network_file(package), inputs_of(package)).weights
    course = tiny(tmp_path / "deep.course", deeper=3)
    assert course.weights() == present
    course.learner.window(1e-3)
    course.save()
    learned = course.weights().pack()
    assert learned != present.pack()
    # It goes on from its own file, and no other kind of course does.
    assert tiny(tmp_path / "deep.course", deeper=3).weights().pack() == learned
    tiny(tmp_path / "ahead.course").save()
    for file, deeper in (("deep.course", 0), ("ahead.course", 3)):
        with pytest.raises(BadOption) as caught:
            tiny(tmp_path / file, deeper=deeper)
        reads_well(caught.value)
        assert caught.value.message == "learn-other-depth"


@needs_torch
def test_a_full_disk_costs_nothing_that_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = tiny(tmp_path / "one.course")
    course.save()
    kept = (tmp_path / "one.course").read_bytes()
    course.seconds = 5.0

    def full(path: Path, content: bytes) -> int:
        path.open("wb").write(content[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        course.save()
    assert (tmp_path / "one.course").read_bytes() == kept
    assert len(list(tmp_path.iterdir())) == 2


@needs_torch
@pytest.mark.parametrize("lang", LANGS)
def test_the_command_learns_and_says_so(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("debut.learn.course.CONTEST", {"cpu": 4})
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["learn", GAME, "--minutes", "0.001", "--lang", lang])
    assert left.value.code == 0
    files = {"file": f"{GAME}.course", "network": f"{GAME}.bin"}
    told = capsys.readouterr()
    assert catalog(lang, TEXT).say("learn-done", files) == told.out.strip()
    assert {"en": " %", "fr": "\u202f%"}[lang] in told.err
    assert (tmp_path / f"{GAME}.bin").stat().st_size < 1_000_000


@needs_torch
def test_files_of_another_kind_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.course"
    file.write_text("my notes")
    with pytest.raises(BadOption) as caught:
        tiny(file)
    reads_well(caught.value)
    assert str(file) in str(caught.value)
    assert file.read_text() == "my notes"


@needs_torch
def test_a_course_of_other_inputs_is_told_apart(tmp_path: Path) -> None:
    import torch

    file = tmp_path / "old.course"
    torch.save({"game": GAME, "steady": {"module.inputs": torch.zeros(8, 128)}}, file)
    with pytest.raises(BadOption) as caught:
        tiny(file)
    reads_well(caught.value)
    assert f"{GAME}, 7" in str(caught.value)
    # Of as many inputs, which meant something else.
    tiny(file.with_name("new.course")).save()
    kept = torch.load(file.with_name("new.course"), weights_only=True)
    torch.save({**kept, "inputs": b"others"}, file)
    with pytest.raises(BadOption) as caught:
        tiny(file)
    assert caught.value.message == "learn-other-course"


WRONG = [
    ({"name": "supergoal"}, "learn-no-inputs"),
    ({"minutes": 0.0}, "option-bad-value"),
    ({"minutes": float("nan")}, "option-bad-value"),
    ({"device": "abacus"}, "option-bad-value"),
]


@pytest.mark.parametrize(("wrong", "message"), WRONG)
def test_what_cannot_be_learned_is_said_before_any_work(
    wrong: dict[str, Any], message: str, tmp_path: Path
) -> None:
    from debut.cli.learning import check_learning

    asked = {"name": GAME, "minutes": 1.0, "device": "cpu", "file": tmp_path / "a.course"} | wrong
    with pytest.raises(BadOption) as caught:
        check_learning(**asked)
    reads_well(caught.value)
    assert caught.value.message == message


def test_without_pytorch_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from debut.cli.learning import check_learning

    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(NoDevice) as caught:
        check_learning(GAME, 1.0, "cpu", tmp_path / "a.course")
    reads_well(caught.value)
    assert "debut[learn]" in str(caught.value)


# With a GPU


@pytest.fixture
def gpu() -> None:
    from debut.kernel.compiler import gpu as cuda

    try:
        cuda.gpu()
    except NoDevice as error:
        pytest.skip(str(error))


@needs_torch
@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("name", LEARNS)
def test_a_gpu_tells_and_judges_as_the_processor_does(name: str) -> None:
    """The same matches on both, each played by what the one on the processor judges best."""
    import torch

    from debut.kernel.algorithms.value_network import FIRST
    from debut.learn.devices import device
    from debut.learn.matches import MatchBatch
    from debut.learn.net import Net
    from debut.learn.quantise import packed, weights_of

    game = debut.game(name)
    inputs = inputs_of(game.spec.package)
    torch.manual_seed(1)
    net = Net(inputs.number, inputs.most)
    weights = weights_of(net)
    both = [
        (MatchBatch(game, where, 500, 7), where, packed(weights, where.name))
        for where in (device(name, game.spec.package) for name in ("cpu", "cuda"))
    ]
    for decision in range(150):
        found = []
        for matches, where, kept in both:
            ahead = matches.ahead()
            judged = matches.evaluate_quantised(ahead.active, kept)
            choices = matches.choices
            best = choices.best(ahead.to_decider(judged))
            told = [choices.actions, *ahead, judged, matches.evaluate_as_now(), matches.over]
            if decision % 10 == 0:
                shares, turns, replies, after = matches.thrown(best[:50])
                told += [shares, turns, replies.actions, replies.owners, *after]
                rows, bias = (part.detach().to(where.name) for part in (net.inputs, net.first_bias))
                units = torch.empty((len(ahead.active), FIRST), device=where.name)
                where.launch("first_layer", len(units), ahead.active, rows, bias, units)
                told.append(units)
            found.append(told)
            matches.play(choices.actions[best])
        for one, other in zip(*found, strict=True):
            assert torch.equal(one, other.cpu())
