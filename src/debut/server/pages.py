"""Makes what people read: texts and rule pages."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from itertools import count
from typing import Any

from litestar import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from markdown_it import MarkdownIt

from debut.kernel.content.rulebook import BOARD, COMMENT, blocks_of, diagram, faces_drawn
from debut.kernel.registry import game
from debut.kernel.text import KERNEL_TEXT
from debut.table.messages import RulePage


@cache
def texts(name: str, lang: str) -> str:
    """Returns the Fluent texts of a game and of the kernel, as the browser reads them."""
    folders = (KERNEL_TEXT, game(name).spec.folder / "text")
    return "\n".join((folder / f"{lang}.ftl").read_text("utf-8") for folder in folders)


PLACE = re.compile(r"<p>@board (\d+)@</p>")
CELL_OF_FACES = re.compile(r"<td>((?:(?!</td>).)*data-die(?:(?!</td>).)*)</td>", re.DOTALL)


@cache
def rule_page(name: str, lang: str) -> RulePage:
    one = game(name)
    page = MarkdownIt("commonmark", {"html": False}).enable("table")
    source = COMMENT.sub("", one.rules(lang))
    blocks = blocks_of(source)
    numbers = count()
    html = page.render(BOARD.sub(lambda _: f"\n@board {next(numbers)}@\n", source))
    letters = one.spec.clauses
    number = rf"(<li>(?:\s*<p>)?\s*)<strong>({letters}-\d+(?:\.\d+)+)</strong>"

    def anchored(found: re.Match[str]) -> str:
        opening = found[1].replace("<li>", f'<li id="{found[2]}">', 1)
        return f'{opening}<a href="#{found[2]}"><strong>{found[2]}</strong></a>'

    def figure(found: re.Match[str]) -> str:
        words = page.renderInline(blocks[int(found[1])].words)
        caption = f"<figcaption>{words}</figcaption>"
        return f'<figure data-diagram="{found[1]}">{caption}</figure>'

    html = PLACE.sub(figure, re.sub(number, anchored, html))
    codes = re.sub("</?code>", "`", html)
    html = re.sub("`([^`]+)`", r"<code>\1</code>", faces_drawn(one, codes, _face))
    html = CELL_OF_FACES.sub(_faces, html)
    return RulePage(name, lang, html, tuple(diagram(one, block) for block in blocks))


def _face(die: str, face: str) -> str:
    return f'<span data-die="{escape(die)}" data-face="{escape(face)}">{escape(face)}</span>'


def _faces(found: re.Match[str]) -> str:
    """Lists the faces of a die, each in an item of its own."""
    sides = "".join(f"<li>{side}</li>" for side in found[1].split(" · "))
    sides = re.sub(r"<li>(\d+ ×) ", r"<li><b>\1</b> ", sides)
    return f'<td><ul class="faces">{sides}</ul></td>'


class ApiPage(OpenAPIRenderPlugin):
    """Shows the API on one plain page; the usual viewers load code from other sites."""

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
