"""Prerendered pages, visible as soon as they arrive: styles, first words and data are inside.

The build makes the parts (``first.json``); here they are joined once for each kind of page, game
and language. A page names the files it needs next, so that a browser requests them all at once.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType

from debut.kernel.registry import table_games
from debut.kernel.text import LANGS
from debut.server.guard import POLICY
from debut.server.lasting import info, version
from debut.server.packed import Packed
from debut.server.pages import texts

COOKIE = "debut-language"
# The pages of a game, which contain its board and its texts.
OF_A_GAME = ("new", "rules", "learn", "teams", "match")
PLAIN = ("replay", "settings", "skill")
OF_A_MATCH = ("match", "replay", "analysis")
MISSING = "missing"

Files = Mapping[str, Packed]
NOBODY_WAITS: frozenset[str] = frozenset()


class Parts(msgspec.Struct):
    """The parts of these pages that the build makes."""

    boot: str
    views: dict[str, dict[str, dict[str, str]]]
    files: dict[str, dict[str, list[str]]]
    heads: dict[str, str]
    fonts: list[str] = []
    web: dict[str, str] = {}


class FirstPages:
    def __init__(self, files: Files, parts: bytes) -> None:
        self._files = files
        self._parts = msgspec.json.decode(parts, type=Parts)
        self.page = cache(self._page)

    def _page(
        self, kind: str, game: str, lang: str, waiting: frozenset[str] = NOBODY_WAITS
    ) -> Packed:
        """Makes a page about ``game``, if it is known; ``waiting``: games still to be compiled."""
        parts = self._parts
        view = parts.views[lang][kind]
        html = self._files["/index.html"].body.decode()
        html = html.replace('<html lang="en">', f'<html lang="{lang}">', 1)
        if view["title"]:
            html = re.sub(r"<title>.*?</title>", lambda _: view["title"], html, count=1)
        own = parts.files.get(kind, {"js": [], "css": []})
        look = self._sheets(parts.files["entry"]["css"])
        rest = self._sheets(own["css"])
        # A page that is drawn already needs its styles at once; others may load them with the code.
        if kind == "home":
            look, rest = look + rest, ""
        html = re.sub(r'\s*<link rel="(stylesheet|modulepreload)"[^>]*>', "", html)
        # The longest first: it uses the connection while those for the others are made.
        code = sorted([*parts.files["entry"]["js"], *own["js"]], key=self._size, reverse=True)
        # The page of a match requests the others itself, once it has opened its socket.
        at_once = code[:1] if kind == "match" else code
        behind = code[len(at_once) :]
        # Fonts come first: a font that is late for the first view is not used for it. At a match
        # nothing is as urgent as the match.
        faces = [name for name in parts.fonts if not name.endswith(".css")]
        if kind == "match":
            fonts = [named("fonts", faces)]
        else:
            sheets = [name for name in parts.fonts if name.endswith(".css")]
            look = self._sheets(sheets) + look
            own = {**own, "css": [*own["css"], *sheets]}
            fonts = [
                f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{name}">'
                for name in faces
            ]
        head = [
            *fonts,
            *([named("code", behind)] if behind else []),
            # The inlined sheets: boot.ts keeps them from being loaded again.
            named("sheets", own["css"]),
            # The fonts are declared before boot.ts looks at them.
            f"<style>{look}</style>",
            f"<script>{parts.boot}</script>",
            *(f'<link rel="modulepreload" crossorigin href="/{name}">' for name in at_once),
        ]
        html = html.replace("<title>", "\n    ".join([*head, "<title>"]), 1)
        first = f'<div id="first">{view["body"]}</div>'
        html = html.replace('<div id="app"></div>', f'<div id="app">{first}</div>', 1)
        content = self._data(kind, game, lang, waiting)
        data = f'<script type="application/json" id="first-data">{content}</script>'
        # The connection is idle until the code comes: the rest of the styles is sent meanwhile.
        html = html.replace("</body>", f"<style>{rest}</style>{data}\n  </body>", 1)
        policy = POLICY.format(scripts=allowed(parts.boot), styles=allowed(look) + allowed(rest))
        headers = {"Content-Security-Policy": policy, "Vary": "Accept-Language, Cookie"}
        return Packed(html.encode(), MediaType.HTML, headers=headers)

    def _sheets(self, names: list[str]) -> str:
        return "".join(self._files[f"/{name}"].body.decode() for name in names)

    def _size(self, name: str) -> int:
        return len(self._files[f"/{name}"].body)

    def _data(self, kind: str, game: str, lang: str, waiting: frozenset[str]) -> str:
        def info_of(name: str) -> Any:
            return msgspec.to_builtins(info(name, 0.0 if name in waiting else 1.0))

        # The page of a match needs only its own board: the others are a fifth of the page.
        alone = game if kind == "match" else ""
        heads = {key: text for key, text in self._parts.heads.items() if key.endswith(f"/{lang}")}
        content: dict[str, Any] = {
            "version": version(),
            "games": None if alone else [info_of(name) for name in table_games()],
            "game": info_of(alone) if alone else None,
            "heads": heads,
            "texts": {f"{game}/{lang}": texts(game, lang)} if game else {},
            "web": {lang: self._parts.web[lang]} if self._parts.web else {},
        }
        # The text must not end the element that it is in.
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        return text.replace("<", "\\u003c")


def kind_of(path: str) -> tuple[str, str]:
    """Returns the kind of page at a path, and what it is about: a game, a match or nothing."""
    names = [part for part in path.split("/") if part]
    if not names:
        return "home", ""
    if len(names) == 1 and names[0] in PLAIN:
        return names[0], ""
    if len(names) == 2 and names[0] in (*OF_A_GAME, "replay"):
        return names[0], names[1]
    if len(names) == 3 and names[0] == "replay" and names[2] == "analysis":
        return "analysis", names[1]
    return MISSING, ""


def named(name: str, files: list[str]) -> str:
    """Names files for boot.ts to link to."""
    return f'<meta name="{name}" content="{" ".join(f"/{one}" for one in files)}">'


def allowed(inside: str) -> str:
    """Returns the hash by which a content security policy allows inline code."""
    digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
    return f" 'sha256-{digest}'"


def language_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """Returns the language chosen here, otherwise the first known one that the browser accepts."""
    chosen = cookies.get(COOKIE)
    if chosen in LANGS:
        return chosen
    asked = headers.get("accept-language", "").lower().split(",")
    known = (one.strip()[:2] for one in asked)
    return next((one for one in known if one in LANGS), LANGS[0])
