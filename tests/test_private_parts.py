"""What we patch or subclass in other packages is as it was when the patch was written.

A package may change these parts in any release, without a word in its notes. Where a test here
fails, read what the part is now and whether our file still does right with it, mend that, and only
then write the new digest here. Until then ``DEBUT_PLAIN_NUMBA=1`` compiles without the patches.
"""

from __future__ import annotations

import hashlib
import inspect
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from debut.kernel.compiler import numba_support

# Our file that relies on parts, the modules they are in, and a digest of the source of each.
RELIED_ON = {
    "kernel/compiler/numba_patches.py": {
        "numba.core.codegen": {
            "JITCodeLibrary.finalize": "f3e2d8e4c3d8cbf6",
            "JITCodeLibrary._optimize_functions": "ca7ac205f58da4ef",
            "JITCodeLibrary.add_linking_library": "e7d3454894f1e666",
            "JITCPUCodegen.set_env": "a1d1e2987a80c492",
        },
        "numba.core.types.functions": {
            "BaseFunction.get_call_type": "0fadc5ac86cec706",
        },
        "numba.core.types.npytypes": {
            "Record.__init__": "ea2bc9ef8c8f2b34",
            "Record.__repr__": "53ab63b2cb89861c",
        },
        "llvmlite.binding.ffi": {
            "_LLVMLock": "1c9d3066871b346e",
        },
    },
    "kernel/compiler/build.py": {
        "numba.core.codegen": {
            "JITCodeLibrary._optimize_final_module": "41d8a17ad88e62e4",
        },
        "numba.core.ccallback": {
            "CFunc": "7e6d563aa7e2ed60",
        },
    },
    "kernel/compiler/threads.py": {
        "numba.core.callconv": {
            "CPUCallConv": "c16341aab1fccdd3",
        },
        "numba.core.datamodel.models": {
            "ArrayModel": "31fd6a7060be7072",
        },
        "numba.core.dispatcher": {
            "Dispatcher.compile": "324d22f4b7b90414",
        },
    },
    "kernel/rule.py": {
        "numba.core.compiler": {
            "Compiler.define_pipelines": "139beb3a981fadc4",
            "DefaultPassBuilder": "3a325e766aaecab5",
        },
        "numba.core.compiler_machinery": {
            "PassManager": "331c5bebf2b26f3d",
        },
        "numba.core.dispatcher": {
            "Dispatcher.get_call_template": "7ce357eb7b6006b0",
        },
        "numba.core.registry": {
            "CPUDispatcher": "2136b2c31695836c",
        },
    },
    "server/connections.py": {
        "uvicorn.protocols.http.h11_impl": {
            "H11Protocol": "984468e17a50cb8a",
            "RequestResponseCycle": "a4d2936302f6795c",
        },
        "uvicorn.protocols.websockets.websockets_sansio_impl": {
            "WebSocketsSansIOProtocol": "77906c6861c3c080",
        },
        "websockets.protocol": {
            "Protocol.data_to_send": "8547f9bb2b7c0744",
            "Protocol.send_close": "cb81bf9e9714034a",
        },
        "websockets.server": {
            "ServerProtocol.parse": "64f4e1345ffa70bc",
        },
        "websockets.streams": {
            "StreamReader": "e4dc3a9e3984a1ab",
        },
        "h11._connection": {
            "Connection.their_state": "7a2f4a4c475fb691",
            "Connection.trailing_data": "70ea3c969efb64b9",
        },
    },
}
PARTS = [
    (ours, f"{module}:{name}", digest)
    for ours, modules in RELIED_ON.items()
    for module, parts in modules.items()
    for name, digest in parts.items()
]


def source_of(part: str) -> str:
    module, _, path = part.partition(":")
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    lines = inspect.getsource(getattr(found, "fget", None) or found).splitlines()
    return "\n".join(line.strip() for line in lines if line.strip())


@pytest.mark.parametrize(("ours", "part", "digest"), PARTS, ids=[part for _, part, _ in PARTS])
def test_a_private_part_is_as_it_was(ours: str, part: str, digest: str) -> None:
    package = part.partition(".")[0]
    who = f"{package} {version(package)}"
    try:
        source = source_of(part)
    except (ImportError, AttributeError) as error:
        pytest.fail(f"{who} has no {part} any more, which src/debut/{ours} relies on: {error}")
    found = hashlib.sha256(source.encode()).hexdigest()[:16]
    if found != digest:
        pytest.fail(f"{who} has changed {part}, which src/debut/{ours} relies on (now {found})")


def test_a_part_that_is_gone_or_different_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.core.codegen import JITCPUCodegen

    ours, part, digest = next(one for one in PARTS if one[1].endswith("set_env"))
    monkeypatch.setattr(JITCPUCodegen, "set_env", lambda self, name, env: None)
    with pytest.raises(
        pytest.fail.Exception, match=r"numba 0.* has changed .*JITCPUCodegen.set_env"
    ):
        test_a_private_part_is_as_it_was(ours, part, digest)
    monkeypatch.delattr(JITCPUCodegen, "set_env")
    with pytest.raises(pytest.fail.Exception, match=r"has no .*set_env any more.*numba_patches.py"):
        test_a_private_part_is_as_it_was(ours, part, digest)


# Numba of other versions is not patched


@pytest.mark.parametrize(
    ("numba", "llvmlite", "patched"),
    [
        ("0.68.1", "0.50.0", True),
        ("0.68.9", "0.50.3", True),
        ("0.69.0", "0.50.0", False),
        ("0.68.1", "0.51.0rc1", False),
        ("0.680.1", "0.50.0", False),
    ],
)
def test_only_versions_that_were_tried_are_patched(
    numba: str, llvmlite: str, patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {"numba": numba, "llvmlite": llvmlite}
    monkeypatch.setattr(numba_support, "version", found.__getitem__)
    monkeypatch.delenv("DEBUT_PLAIN_NUMBA", raising=False)
    assert numba_support.is_patched() == patched


def test_no_other_versions_are_installed_by_default() -> None:
    text = (Path(__file__).parent.parent / "pyproject.toml").read_text()
    declared = tomllib.loads(text)["project"]["dependencies"]
    for name, release in numba_support.TRIED.items():
        major, minor = map(int, release.strip(".").split("."))
        assert f"{name}>={major}.{minor},<{major}.{minor + 1}" in declared


def test_the_patches_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEBUT_PLAIN_NUMBA", raising=False)
    assert numba_support.is_patched(), "the versions installed here were tried"
    monkeypatch.setenv("DEBUT_PLAIN_NUMBA", "1")
    assert not numba_support.is_patched()
