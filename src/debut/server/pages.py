"""What is read: texts, rule pages, and the browser's own files."""

from __future__ import annotations

import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from markdown_it import MarkdownIt

from debut.kernel.registry import game
from debut.kernel.text import KERNEL_TEXT
from debut.server.protocol import RulePage


@cache
def texts(name: str, lang: str) -> str:
    """The Fluent texts of a game and the kernel's, as the browser reads them."""
    folders = (KERNEL_TEXT, game(name).spec.folder / "text")
    return "\n".join((folder / f"{lang}.ftl").read_text("utf-8") for folder in folders)


@cache
def rule_page(name: str, lang: str) -> RulePage:
    page = MarkdownIt("commonmark", {"html": False}).enable("table")
    source = re.sub(r"<!--.*?-->\n?", "", game(name).rules(lang))
    html = page.render(source)
    letters = game(name).spec.clauses
    number = rf"(<li>(?:\s*<p>)?\s*)<strong>({letters}-\d+\.\d+)</strong>"

    def anchored(found: re.Match[str]) -> str:
        opening = found[1].replace("<li>", f'<li id="{found[2]}">', 1)
        return f'{opening}<a href="#{found[2]}"><strong>{found[2]}</strong></a>'

    return RulePage(name, lang, re.sub(number, anchored, html))


def browser_files(web: Path) -> list[Any]:
    """The built files; any other path is the browser's own page and gets index.html."""
    files = {f"/{one.name}": one.read_bytes() for one in web.iterdir() if one.is_file()}
    index = files["/index.html"]

    def answer(path: str) -> Response[bytes]:
        kind = guess_type(path)[0] if path in files else None
        return Response(
            files.get(path, index),
            media_type=kind or MediaType.HTML,
            headers={"Cache-Control": "no-cache"},
        )

    @get("/", sync_to_thread=False)
    def home() -> Response[bytes]:
        return answer("/")

    @get("/{path:path}", sync_to_thread=False)
    def page(path: FromPath[str]) -> Response[bytes]:
        return answer(path)

    assets = create_static_files_router("/assets", [web / "assets"])
    return [assets, home, page]
