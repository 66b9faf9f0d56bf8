"""The rules for a GPU: they compile anywhere, and where there is one they play the same matches."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import debut
from debut import BadOption, NoDevice
from debut.cli.app import TEXT, main
from debut.kernel.algorithms.network_inputs import has_inputs
from debut.kernel.algorithms.solution import has_packing
from debut.kernel.compiler import gpu as cuda
from debut.kernel.compiler.cache import compiled_code
from debut.kernel.compiler.targets import ARCHITECTURES, HERE, LEARNING, SOLVING, architecture_of
from debut.kernel.game import Playouts
from debut.kernel.text import LANGS, catalog
from tests.helpers import GAMES, reads_well

ARCHITECTURE = "sm_90"
MATCHES = {"simulator": 10_000}
MOST_MATCHES = 100_000


@pytest.fixture(scope="module", params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# Without a GPU


LEARNS = [name for name in GAMES if has_inputs(debut.game(name).spec.package)]
LEARNED_WITH = (
    "start", "advance", "choices", "choose", "foresee", "describe", "first_layer", "appraise",
    "judge",
)  # fmt: skip
KERNELS = [(name, ARCHITECTURE, ("playouts",)) for name in GAMES]
KERNELS += [(name, LEARNING + ARCHITECTURE, LEARNED_WITH) for name in LEARNS]


@pytest.fixture(scope="module", params=KERNELS, ids=lambda kernel: f"{kernel[0]}-{kernel[1]}")
def kernels(request: pytest.FixtureRequest) -> tuple[str, str, tuple[str, ...]]:
    name, target, entries = request.param
    return name, compiled_code(debut.game(name).spec.package, target).binary.decode(), entries


@pytest.fixture(scope="module")
def ptx(kernels: tuple[str, str, tuple[str, ...]]) -> str:
    return kernels[1]


def test_every_game_has_kernels_for_the_architecture(
    kernels: tuple[str, str, tuple[str, ...]],
) -> None:
    _, ptx, entries = kernels
    assert re.findall(r"^\.target (\S+)", ptx, re.MULTILINE) == [ARCHITECTURE]
    assert re.findall(r"^\.visible \.entry (\w+)", ptx, re.MULTILINE) == list(entries)
    assert ptx.count(".visible") == len(entries)


def test_kernels_call_nothing_that_is_not_in_them(ptx: str) -> None:
    assert ".extern" not in ptx
    assert ".weak" not in ptx
    made = r"^\.func\s+(?:\([^)]*\)\s*)?([\w$]+)\([^)]*\)[^;]*?^\{"
    defined = set(re.findall(made, ptx, re.MULTILINE))
    called = re.findall(r"\bcall(?:\.uni)?\s+(?:\([^)]*\),\s*)?([^,;\s]+)", ptx)
    assert len(called) == len(re.findall(r"\bcall\b", ptx)) > 0
    assert set(called) <= defined


def test_kernels_round_as_the_processor_does(
    kernels: tuple[str, str, tuple[str, ...]],
) -> None:
    """No product and sum in one, which the processor rounds between; nothing that is only near."""
    name, ptx, entries = kernels
    inexact = r"\b((?:add|sub|mul|mad|fma|div|rcp|sqrt|rsqrt|ex2|lg2|sin|cos|tanh)\.\S*f\d\d\S*)"
    used = set(re.findall(inexact, ptx))
    exact = {f"{made}.rn.f64" for made in ("add", "sub", "mul", "div", "sqrt")}
    assert used <= exact | ({"add.rn.f32"} if "first_layer" in entries else set())
    assert bool(used) == (name == "simulator" or "judge" in entries), "a physics, or judgements"


LATER = [(90, "sm_90"), (91, "sm_90"), (70, "sm_70"), (999, "sm_121")]


@pytest.mark.parametrize(("capability", "architecture"), LATER)
def test_a_later_gpu_is_given_what_the_one_before_it_takes(
    capability: int, architecture: str
) -> None:
    assert architecture_of(capability) == architecture
    assert architecture in ARCHITECTURES


def test_there_are_no_other_devices() -> None:
    with pytest.raises(BadOption) as caught:
        debut.game("supergoal").playouts(1, 1, device="abacus")
    reads_well(caught.value)
    assert "cpu | cuda" in str(caught.value)


@pytest.mark.parametrize("lang", LANGS)
def test_kernels_are_compiled_ahead_for_a_gpu_that_is_not_here(
    lang: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    targets = [HERE, ARCHITECTURE]
    if name in LEARNS:
        targets += [LEARNING + HERE, LEARNING + ARCHITECTURE]
    if has_packing(debut.game(name).spec.package):
        targets.append(SOLVING)
    for target in targets:
        compiled_code(debut.game(name).spec.package, target)
    with pytest.raises(SystemExit) as left:
        main(["compile", name, "--gpu", ARCHITECTURE, "--learn", "--lang", lang])
    assert left.value.code == 0
    ready = catalog(lang, TEXT).say("compile-ready", {"game": name})
    assert capsys.readouterr().out.strip() == ready


# What may be wrong with one


class Driver(ModuleType):
    """NVIDIA's driver as far as it gets here: ``answers`` tells what it says to some calls."""

    def __init__(self, **answers: str) -> None:
        super().__init__("cuda.bindings.driver")
        self.answers = answers
        self.held: set[int] = set()
        attributes = (
            "MULTIPROCESSOR_COUNT",
            "COMPUTE_CAPABILITY_MAJOR",
            "COMPUTE_CAPABILITY_MINOR",
        )
        names = {f"CU_DEVICE_ATTRIBUTE_{word}": word for word in attributes}
        self.CUdevice_attribute = SimpleNamespace(**names)
        self.CUjit_option = SimpleNamespace(CU_JIT_MAX_REGISTERS="registers")

    def __getattr__(self, call: str) -> Callable[..., tuple[Any, ...]]:
        if not call.startswith("cu"):
            raise AttributeError(call)
        return lambda *values: self.answer(call, values)

    def answer(self, call: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
        told = self.answers.get(call, "CUDA_SUCCESS")
        if not told.startswith("CUDA_"):
            raise RuntimeError(told)
        if told != "CUDA_SUCCESS":
            return (SimpleNamespace(name=told), None)
        if call == "cuMemAlloc":
            self.held.add(len(self.held) + 1)
            return (SimpleNamespace(name=told), len(self.held))
        if call == "cuMemFree":
            self.held.remove(values[0])
        number = {"COMPUTE_CAPABILITY_MAJOR": 9, "COMPUTE_CAPABILITY_MINOR": 0}.get(
            str(values[0]), 1
        )
        return (SimpleNamespace(name=told), number)


@pytest.fixture
def drive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    def install(**answers: str) -> Driver:
        driver = Driver(**answers)
        bindings = ModuleType("cuda.bindings")
        bindings.driver = driver  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "cuda", ModuleType("cuda"))
        monkeypatch.setitem(sys.modules, "cuda.bindings", bindings)
        monkeypatch.setitem(sys.modules, "cuda.bindings.driver", driver)
        return driver

    known = cuda._first, cuda._kernels
    for found in known:
        found.cache_clear()
    yield install
    for found in known:
        found.cache_clear()


def refused() -> NoDevice:
    with pytest.raises(NoDevice) as caught:
        debut.game("supergoal").playouts(5, seed=1, device="cuda")
    reads_well(caught.value)
    return caught.value


def test_without_the_package_it_is_named(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    drive()
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    error = refused()
    assert error.message == "gpu-no-package"
    assert "debut[gpu]" in str(error)


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ({"cuInit": "libcuda.so is not there"}, "gpu-no-driver"),
        ({"cuInit": "CUDA_ERROR_NO_DEVICE"}, "gpu-none"),
        ({"cuInit": "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"}, "gpu-old-driver"),
        ({"cuDevicePrimaryCtxRetain": "CUDA_ERROR_OUT_OF_MEMORY"}, "gpu-no-room"),
        ({"cuModuleLoadDataEx": "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"}, "gpu-old-driver"),
        ({"cuLaunchKernel": "not in this library"}, "gpu-old-driver"),
        ({"cuMemAlloc": "CUDA_ERROR_OUT_OF_MEMORY"}, "gpu-no-room"),
        ({"cuLaunchKernel": "CUDA_ERROR_OUT_OF_MEMORY"}, "gpu-no-room"),
        ({"cuLaunchKernel": "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"}, "gpu-no-room"),
        ({"cuMemcpyDtoH": "CUDA_ERROR_LAUNCH_FAILED"}, "gpu-failed"),
    ],
)
def test_whatever_the_driver_refuses_is_told_and_nothing_is_kept(
    drive: Callable[..., Driver], answers: dict[str, str], message: str
) -> None:
    driver = drive(**answers)
    error = refused()
    assert error.message == message
    assert next(iter(answers.values())) in str(error)
    del error
    gc.collect()
    assert driver.held == set()


def test_what_failed_once_may_succeed_later(drive: Callable[..., Driver]) -> None:
    driver = drive(cuLaunchKernel="CUDA_ERROR_OUT_OF_MEMORY")
    refused()
    driver.answers.clear()
    assert len(debut.game("supergoal").playouts(5, seed=1, device="cuda").plies) == 5


def test_no_matches_need_no_launch(drive: Callable[..., Driver]) -> None:
    drive(cuLaunchKernel="CUDA_ERROR_INVALID_VALUE", cuMemAlloc="CUDA_ERROR_INVALID_VALUE")
    assert len(debut.game("supergoal").playouts(0, seed=1, device="cuda").plies) == 0


# With a GPU


@pytest.fixture(scope="module")
def gpu() -> None:
    try:
        cuda.gpu()
    except NoDevice as error:
        pytest.skip(str(error))


def same(one: Playouts, other: Playouts) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


@pytest.mark.usefixtures("gpu")
def test_the_gpu_plays_the_same_matches(name: str) -> None:
    game, count = debut.game(name), MATCHES.get(name, MOST_MATCHES)
    there = game.playouts(count, seed=5, device="cuda")
    assert same(there, game.playouts(count, seed=5, threads=os.cpu_count() or 1))
    some = [
        game.playouts(count // 4, 5, device="cuda", first=part * (count // 4)) for part in range(4)
    ]
    assert same(there, Playouts(*map(np.concatenate, zip(*some, strict=True))))
