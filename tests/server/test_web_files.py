"""Where the server finds the browser's files, and what it says where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from debut.cli import main
from debut.server import serve
from debut.server.serve import NoWebFiles, web_folder
from tests.helpers import reads_well
from tests.server.conftest import Server


def built(folder: Path) -> Path:
    folder.mkdir()
    (folder / "index.html").write_text("<p>the page</p>")
    return folder


def test_they_are_named_or_in_the_package_or_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PACKAGED", tmp_path / "packaged")
    monkeypatch.setattr(serve, "BUILT", tmp_path / "built")
    checkout = built(tmp_path / "built")
    assert web_folder({}) == web_folder({"DEBUT_WEB": ""}) == checkout
    packaged = built(tmp_path / "packaged")
    assert web_folder({}) == packaged
    named = built(tmp_path / "named")
    assert web_folder({"DEBUT_WEB": str(named)}) == named


def test_a_named_folder_without_a_page_is_not_replaced_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "BUILT", built(tmp_path / "built"))
    with pytest.raises(NoWebFiles) as caught:
        web_folder({"DEBUT_WEB": str(tmp_path)})
    reads_well(caught.value)


@pytest.mark.parametrize(("lang", "says"), [("en", "missing"), ("fr", "manquent")])
def test_a_server_without_them_says_so_in_a_line_and_ends(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    says: str,
) -> None:
    monkeypatch.setenv("DEBUT_WEB", str(tmp_path / "web"))
    database = tmp_path / "data" / "m.sqlite"
    with pytest.raises(SystemExit) as ended:
        main(["--lang", lang, "serve", "--database", str(database)])
    out, told = capsys.readouterr()
    assert ended.value.code == 2
    assert out == ""
    assert len(told.strip().splitlines()) == 1, told
    for part in (says, str(tmp_path / "web"), "make web", "--api-only"):
        assert part in told
    assert not database.parent.exists()


def test_the_api_alone_needs_none(server: Server) -> None:
    assert server.web is None
    assert server.http.get("/api/version").status_code == 200
    assert server.http.get("/").status_code == 404
    assert "/api/schema" in server.log
    assert server.http.get("/api/schema").status_code == 200
