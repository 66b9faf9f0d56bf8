"""Where the rules of many matches run: on a GPU, or on all cores of this processor."""

from __future__ import annotations

import ctypes
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import torch
from torch import Tensor

from debut.kernel.algorithms.self_play import ABREAST
from debut.kernel.compiler.cache import compiled_code, link
from debut.kernel.compiler.machine import Int
from debut.kernel.compiler.targets import HERE, LEARNING
from debut.learn.net import first_layer


class Device(Protocol):
    name: str

    def launch(self, rule: str, n: int, *values: int | Tensor) -> None:
        """Runs a rule of ``self_play.py`` over n rows; its arrays are tensors on this device."""

    def first_layer(self, active: Tensor, inputs: Tensor, bias: Tensor) -> Tensor:
        """As ``net.py`` has it, of positions that are judged and not learned from."""


class ProcessorDevice:
    """Each core is a lane."""

    name = HERE

    def __init__(self, package: str) -> None:
        code = compiled_code(package, LEARNING + HERE)
        self._addresses, self._memory = link(package, code)
        self._threads = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def launch(self, rule: str, n: int, *values: int | Tensor) -> None:
        passed = [Int(n), *map(_passed, values)]
        kinds = [type(value) for value in passed]
        function = ctypes.CFUNCTYPE(None, Int, Int, *kinds)(self._addresses[rule])
        threads = min(self._threads, n)
        work = [self._pool.submit(function, thread, threads, *passed) for thread in range(threads)]
        for part in work:
            part.result()

    def first_layer(self, active: Tensor, inputs: Tensor, bias: Tensor) -> Tensor:
        return first_layer(active, inputs, bias)


def _passed(value: int | Tensor) -> Any:
    return Int(value) if isinstance(value, int) else ctypes.c_void_p(value.data_ptr())


class GpuDevice:
    """As many lanes as it runs at once."""

    name = "cuda"

    def __init__(self, package: str) -> None:
        from debut.kernel.compiler.gpu import Kernels, gpu

        self._kernels = Kernels(compiled_code(package, LEARNING + gpu().architecture))

    def launch(self, rule: str, n: int, *values: int | Tensor) -> None:
        self._start(rule, n, n, *values)

    def first_layer(self, active: Tensor, inputs: Tensor, bias: Tensor) -> Tensor:
        """PyTorch's own, made for rows far longer than these, takes most of the time there is."""
        units = torch.empty((len(active), inputs.shape[1]), device=self.name)
        self._start("first_layer", ABREAST * len(active), len(active), active, inputs, bias, units)
        return units

    def _start(self, rule: str, threads: int, *values: int | Tensor) -> None:
        from debut.kernel.compiler.gpu import Address

        passed = (one if isinstance(one, int) else Address(one.data_ptr()) for one in values)
        self._kernels.launch(rule, threads, *passed)


def device(name: str, package: str) -> Device:
    return ProcessorDevice(package) if name == HERE else GpuDevice(package)
