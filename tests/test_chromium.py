"""The browser of the tests."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from benchmarks import browser


def test_several_who_unpack_it_at_once_all_get_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "UNPACKED", tmp_path / "chromium")
    monkeypatch.setattr(browser.shutil, "which", lambda name: None)

    def version(_: int) -> str:
        asked = [browser.chromium_path(), "--version"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout

    with ThreadPoolExecutor(2) as people:
        assert all(told.startswith("Chromium ") for told in people.map(version, range(2)))
    assert [left.name for left in tmp_path.iterdir()] == ["chromium"]
