"""What is read: texts, rule pages, and the browser's own files."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
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
    """The built files; any other path is the browser's own page and gets index.html.

    They are read once, so that no name that is asked for ever reaches the file system.
    """
    files = {
        f"/{one.relative_to(web).as_posix()}": one.read_bytes()
        for one in web.rglob("*")
        if one.is_file()
    }
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

    @get("/assets/{path:path}", sync_to_thread=False)
    def asset(path: FromPath[str]) -> Response[bytes]:
        """Its name changes with what is in it: a browser may keep it."""
        name = f"/assets{path}"
        if name not in files:
            raise NotFoundException
        return Response(
            files[name],
            media_type=guess_type(name)[0] or "application/octet-stream",
            headers={"Cache-Control": "public, max-age=31536000, immutable"},
        )

    return [asset, home, page]


class ApiPage(OpenAPIRenderPlugin):
    """The interface on one plain page; the usual viewers load themselves from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        del request
        rows = [
            f"<tr><td><code>{escape(method.upper())}</code></td><td><code>{escape(path)}</code>"
            f"</td><td>{escape(one.get('description') or one.get('summary') or '')}</td></tr>"
            for path, item in sorted(openapi_schema["paths"].items())
            for method, one in item.items()
            if isinstance(one, dict)
        ]
        return API_PAGE.format(rows="\n".join(rows)).encode()


API_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Début</title></head>
<body>
<h1>Début</h1>
<p>The interface, for programs: <a href="/api/schema/openapi.json">openapi.json</a>.
<span lang="fr">L’interface, pour les programmes.</span></p>
<table>
{rows}
</table>
</body>
</html>
"""
