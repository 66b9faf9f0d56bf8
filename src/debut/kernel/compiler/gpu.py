"""Runs the rules on a GPU of NVIDIA's: kernels from the cache, made by another process when they
are not there (``gpu_kernels.py``), and the driver, by its own package (extra ``debut[gpu]``)."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from debut.kernel.compiler.cache import Code, compiled_code
from debut.kernel.compiler.machine import TALLIES
from debut.kernel.compiler.targets import architecture_of
from debut.kernel.errors import NoDevice

# Of one block.
THREADS = 128
# Of one lane, at the most: with more, fewer lanes run at once than it takes to hide their waiting.
REGISTERS = 64

Whole = ctypes.c_int64
Address = ctypes.c_uint64

# How drivers say it.
_NO_GPU = {"CUDA_ERROR_NO_DEVICE"}
_NO_ROOM = {"CUDA_ERROR_OUT_OF_MEMORY", "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"}
_TOO_OLD = {
    "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
    "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
    "CUDA_ERROR_NO_BINARY_FOR_GPU",
    "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
    "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
}


def refusal(name: str, error: str) -> NoDevice:
    """What the driver said to a call, in words that help."""
    why = f"{name}: {error}"
    if error in _NO_GPU:
        return NoDevice("gpu-none", why=why)
    if error in _NO_ROOM:
        return NoDevice("gpu-no-room", why=why)
    if error in _TOO_OLD:
        return NoDevice("gpu-old-driver", why=why)
    return NoDevice("gpu-failed", why=why)


class Memory:
    """Room on the GPU, given back with this object; ``rows`` are copied there and back."""

    def __init__(self, gpu: Gpu, size: int) -> None:
        self._gpu = gpu
        self.size = size
        self.address = int(gpu.ask("cuMemAlloc", size))

    def write(self, rows: Any) -> None:
        self._gpu.ask("cuMemcpyHtoD", self.address, ctypes.addressof(rows), self.size)

    def read(self, rows: NDArray[Any]) -> None:
        self._gpu.ask("cuMemcpyDtoH", rows.ctypes.data, self.address, self.size)

    def __del__(self) -> None:
        # The driver may have gone first, when the process ends.
        if hasattr(self, "address"):
            self._gpu.driver.cuMemFree(self.address)


class Gpu:
    """The first GPU of this machine."""

    def __init__(self) -> None:
        try:
            from cuda.bindings import driver
        except ImportError as error:
            raise NoDevice("gpu-no-package", why=str(error)) from error
        self.driver = driver
        try:
            driver.cuInit(0)
        except RuntimeError as error:  # the package, and no driver that it could load
            raise NoDevice("gpu-no-driver", why=str(error)) from error
        self.ask("cuInit", 0)
        self._device = self.ask("cuDeviceGet", 0)
        # The one that other libraries use: what they have there can be handed over.
        self._context = self.ask("cuDevicePrimaryCtxRetain", self._device)

    def ask(self, name: str, *values: Any) -> Any:
        """Calls the driver; whatever it refuses is an error."""
        try:
            error, *found = getattr(self.driver, name)(*values)
        except RuntimeError as missing:  # a driver without this function
            raise NoDevice("gpu-old-driver", why=str(missing)) from missing
        if error.name != "CUDA_SUCCESS":
            raise refusal(name, error.name)
        return found[0] if found else None

    def enter(self) -> None:
        """Every thread that calls the driver says first which GPU it means."""
        self.ask("cuCtxSetCurrent", self._context)

    def _number(self, name: str) -> int:
        attribute = self.driver.CUdevice_attribute
        wanted = getattr(attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(self.ask("cuDeviceGetAttribute", wanted, self._device))

    @property
    def name(self) -> str:
        told: bytes = self.ask("cuDeviceGetName", 256, self._device)
        return told.split(b"\0")[0].decode()

    @property
    def architecture(self) -> str:
        major, minor = (self._number(f"COMPUTE_CAPABILITY_{part}") for part in ("MAJOR", "MINOR"))
        return architecture_of(10 * major + minor)

    @property
    def processors(self) -> int:
        return self._number("MULTIPROCESSOR_COUNT")


@cache
def _first() -> Gpu:
    return Gpu()


def gpu() -> Gpu:
    """For this thread."""
    found = _first()
    found.enter()
    return found


def _passed(value: Any) -> Whole | Address:
    """Room there, an address that another library has of some, or a number."""
    if isinstance(value, Address):
        return value
    return Address(value.address) if isinstance(value, Memory) else Whole(value)


class Kernels:
    """One game's rules on the GPU."""

    def __init__(self, code: Code) -> None:
        self.gpu = gpu()
        registers = self.gpu.driver.CUjit_option.CU_JIT_MAX_REGISTERS
        self._module = self.gpu.ask(
            "cuModuleLoadDataEx", code.binary + b"\0", 1, [registers], [REGISTERS]
        )

    def launch(self, name: str, rows: int, *values: Any) -> None:
        """Starts a kernel for so many rows; as many lanes as run at once share them."""
        kernel = self.gpu.ask("cuModuleGetFunction", self._module, name.encode())
        at_once = self.gpu.ask("cuOccupancyMaxActiveBlocksPerMultiprocessor", kernel, THREADS, 0)
        blocks = min(at_once * self.gpu.processors, -(-rows // THREADS))
        passed = [_passed(value) for value in values]
        plain = tuple(value.value for value in passed)
        kinds = tuple(map(type, passed))
        self.gpu.ask("cuLaunchKernel", kernel, blocks, 1, 1, THREADS, 1, 1, 0, 0, (plain, kinds), 0)

    def playouts(self, rec: Any, first: int, n: int, seed: int) -> NDArray[np.int32]:
        """As the processor plays them, to the last number."""
        found = np.empty((n, TALLIES), np.int32)
        if not n:
            return found
        source = Memory(self.gpu, ctypes.sizeof(rec))
        source.write(rec)
        tallies = Memory(self.gpu, found.nbytes)
        self.launch("playouts", n, source, first, n, seed, tallies)
        tallies.read(found)
        return found


@cache
def _kernels(package: str) -> Kernels:
    return Kernels(compiled_code(package, gpu().architecture))


def kernels(package: str) -> Kernels:
    """For this thread."""
    gpu()
    return _kernels(package)
