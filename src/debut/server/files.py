"""Serves the files of the browser side, as the build left them."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from debut.kernel.registry import table_games
from debut.server.first import MISSING, OF_A_GAME, OF_A_MATCH, FirstPages, kind_of, language_of
from debut.server.packed import FOREVER, Packed
from debut.server.socket import matches_of

# The compressed forms that the build makes, the smallest first.
PACKED = {"br": ".br", "gzip": ".gz"}
# Media types that Python does not know on every system.
KINDS = {
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".ico": "image/x-icon",
}  # fmt: skip

AnyRequest = Request[Any, Any, Any]


def read_files(web: Path) -> dict[str, Packed]:
    """Reads all files once: no requested name ever reaches the file system."""
    found = {one for one in web.rglob("*") if one.is_file()}
    files = {}
    for one in found - {one for one in found if one.suffix in PACKED.values()}:
        beside = {coding: Path(f"{one}{suffix}") for coding, suffix in PACKED.items()}
        codings = {coding: path.read_bytes() for coding, path in beside.items() if path in found}
        kind = KINDS.get(one.suffix) or guess_type(one.name)[0] or "application/octet-stream"
        name = f"/{one.relative_to(web).as_posix()}"
        files[name] = Packed(one.read_bytes(), kind, codings)
    return files


def browser_files(web: Path) -> list[Any]:
    """Returns the handlers of the built files; any other path gets a page of the application."""
    files = read_files(web)
    index = Packed(files["/index.html"].body, MediaType.HTML)
    parts = files.pop("/first.json", None)
    first = FirstPages(files, parts.body) if parts else None

    async def shown(request: AnyRequest, path: str, state: AppState) -> Response[bytes]:
        kind, about = kind_of(path)
        of_a_match = kind in OF_A_MATCH and about != ""
        if of_a_match:
            about = await matches_of(state).game_of(about) or ""
        game = about if about in table_games() else ""
        # The page itself shows what is missing: it knows more about a match.
        exists = kind != MISSING and (bool(game) or (about == "" and not of_a_match))
        status = 200 if exists else 404
        if first is None:
            return index.answer(request.headers, status=status)
        if game and kind in OF_A_GAME:
            state.compiling.hurry(game)
        else:
            game = ""  # a replay asks for its game itself
        lang = language_of(request.headers, request.cookies)
        page = first.page(kind, game, lang, state.compiling.waiting)
        return page.answer(request.headers, status=status)

    @get("/")
    async def home(request: AnyRequest, state: AppState) -> Response[bytes]:
        return await shown(request, "/", state)

    @get("/{path:path}")
    async def page(path: FromPath[str], request: AnyRequest, state: AppState) -> Response[bytes]:
        if path.startswith("/api/"):
            raise NotFoundException  # a program asks, so it gets no page
        if path in files:
            return files[path].answer(request.headers)
        return await shown(request, path, state)

    @get("/assets/{path:path}", sync_to_thread=False)
    def asset(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """Serves a file whose name changes with its content: a browser may cache it for good."""
        name = f"/assets{path}"
        if name not in files:
            raise NotFoundException
        return files[name].answer(request.headers, FOREVER)

    return [asset, home, page]
