"""Puts the built web table into the package when a wheel is made; all else is in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.errors import FileError

WEB = Path("web", "dist")


class BuildWithWeb(build_py):
    """Copies ``web/dist`` into the package; an editable install reads it where it is."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not (WEB / "index.html").is_file():
            raise FileError(f"{WEB} has no index.html: run `make web` first")
        shutil.rmtree(self.web_folder, ignore_errors=True)  # of an earlier build
        shutil.copytree(WEB, self.web_folder)

    @property
    def web_folder(self) -> Path:
        return Path(self.build_lib, "debut", "web")

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        outputs: list[str] = super().get_outputs(include_bytecode)
        if not self.editable_mode:
            outputs += [str(self.web_folder / file.relative_to(WEB)) for file in web_files()]
        return outputs


def web_files() -> list[Path]:
    return sorted(file for file in WEB.rglob("*") if file.is_file())


setup(cmdclass={"build_py": BuildWithWeb})
