"""Puts the network of a finished course where its game looks for it. Needs no PyTorch."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from debut.kernel.algorithms.network_inputs import inputs_of
from debut.kernel.algorithms.value_network import network_file, read_network
from debut.kernel.errors import BadOption


class Installed(NamedTuple):
    """``before``: a copy of the network that was there, if there was one."""

    file: Path
    before: Path | None


def network_beside(course: Path) -> Path:
    """Where a course keeps its network."""
    return course.with_suffix(".bin")


def install(package: str, course: Path) -> Installed:
    """BadNetwork or BadOption, and the network that is there stays, unless this one can be used by
    the game and has learned as long as it was to."""
    made = network_beside(course)
    network = read_network(made, inputs_of(package))
    if not network.finished:
        raise BadOption("learn-unfinished", file=made)
    file = network_file(package)
    content = made.read_bytes()
    before = None
    try:
        if file.exists() and file.read_bytes() != content:
            before = course.with_suffix(".before.bin")
            replace_file(before, file.read_bytes())
        replace_file(file, content)
    except OSError as error:
        raise BadOption("learn-cannot-install", folder=file.parent, why=str(error)) from error
    return Installed(file, before)


def replace_file(file: Path, content: bytes) -> None:
    """What was there before stays whole until this is."""
    written = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        written.write_bytes(content)
        written.replace(file)
    finally:
        written.unlink(missing_ok=True)
