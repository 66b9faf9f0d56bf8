"""Pages that can be seen as they arrive: their look, their first words and their data inside.

The build leaves the parts (``first.json``); here they are put together once for each kind of page,
game and language. What a page needs next is named in it, so that a browser asks for all at once.
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
# The pages of a game, which bring its board and its texts along.
OF_A_GAME = ("new", "rules", "learn", "teams", "match")
PLAIN = ("replay", "settings", "skill")
OF_A_MATCH = ("match", "replay", "analysis")
MISSING = "missing"

Files = Mapping[str, Packed]
NOBODY_WAITS: frozenset[str] = frozenset()


class Parts(msgspec.Struct):
    """What the build leaves for these pages."""

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
        """``game``: the one that the page is about, if it is known; ``waiting``: to be compiled."""
        parts = self._parts
        view = parts.views[lang][kind]
        html = self._files["/index.html"].body.decode()
        html = html.replace('<html lang="en">', f'<html lang="{lang}">', 1)
        if view["title"]:
            html = re.sub(r"<title>.*?</title>", lambda _: view["title"], html, count=1)
        own = parts.files.get(kind, {"js": [], "css": []})
        look = self._sheets(parts.files["entry"]["css"])
        rest = self._sheets(own["css"])
        # What is drawn already needs its look at once; else it may come while the code does.
        if kind == "home":
            look, rest = look + rest, ""
        html = re.sub(r'\s*<link rel="(stylesheet|modulepreload)"[^>]*>', "", html)
        # The longest first: it fills the line while the connections for the others are made.
        code = sorted([*parts.files["entry"]["js"], *own["js"]], key=self._size, reverse=True)
        # At a match the page itself asks for the others, once it has opened its socket.
        at_once = code[:1] if kind == "match" else code
        behind = code[len(at_once) :]
        # Before anything else: a face that is not there for the first view is not used for it. At a
        # match nothing is as urgent as the match.
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
            # What is inside: boot.ts says so to whoever would load it again.
            named("sheets", own["css"]),
            # The faces are known before boot.ts looks at them.
            f"<style>{look}</style>",
            f"<script>{parts.boot}</script>",
            *(f'<link rel="modulepreload" crossorigin href="/{name}">' for name in at_once),
        ]
        html = html.replace("<title>", "\n    ".join([*head, "<title>"]), 1)
        first = f'<div id="first">{view["body"]}</div>'
        html = html.replace('<div id="app"></div>', f'<div id="app">{first}</div>', 1)
        told = self._data(kind, game, lang, waiting)
        data = f'<script type="application/json" id="first-data">{told}</script>'
        # The line is idle until the code comes: all that may travel meanwhile does.
        html = html.replace("</body>", f"<style>{rest}</style>{data}\n  </body>", 1)
        policy = POLICY.format(scripts=allowed(parts.boot), styles=allowed(look) + allowed(rest))
        headers = {"Content-Security-Policy": policy, "Vary": "Accept-Language, Cookie"}
        return Packed(html.encode(), MediaType.HTML, headers=headers)

    def _sheets(self, names: list[str]) -> str:
        return "".join(self._files[f"/{name}"].body.decode() for name in names)

    def _size(self, name: str) -> int:
        return len(self._files[f"/{name}"].body)

    def _data(self, kind: str, game: str, lang: str, waiting: frozenset[str]) -> str:
        def told_of(name: str) -> Any:
            return msgspec.to_builtins(info(name, 0.0 if name in waiting else 1.0))

        # At a match its own board alone is waited for: the others are a fifth of the page.
        alone = game if kind == "match" else ""
        heads = {key: text for key, text in self._parts.heads.items() if key.endswith(f"/{lang}")}
        told: dict[str, Any] = {
            "version": version(),
            "games": None if alone else [told_of(name) for name in table_games()],
            "game": told_of(alone) if alone else None,
            "heads": heads,
            "texts": {f"{game}/{lang}": texts(game, lang)} if game else {},
            "web": {lang: self._parts.web[lang]} if self._parts.web else {},
        }
        # It must not end the element that it is in.
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def kind_of(path: str) -> tuple[str, str]:
    """The page of an address, and what it is about: a game, a match or nothing."""
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
    """Files for boot.ts to link to."""
    return f'<meta name="{name}" content="{" ".join(f"/{one}" for one in files)}">'


def allowed(inside: str) -> str:
    """How a policy names code that is in the page itself."""
    digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
    return f" 'sha256-{digest}'"


def language_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The one that was chosen here, else the first that the browser asks for and we have."""
    chosen = cookies.get(COOKIE)
    if chosen in LANGS:
        return chosen
    asked = headers.get("accept-language", "").lower().split(",")
    known = (one.strip()[:2] for one in asked)
    return next((one for one in known if one in LANGS), LANGS[0])
