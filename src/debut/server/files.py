"""The browser's own files, as the build left them."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from debut.server.packed import FOREVER, Packed

# As the build packs them, the smallest first.
PACKED = {"br": ".br", "gzip": ".gz"}
# Python does not know these everywhere.
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

AnyRequest = Request[Any, Any, Any]


def read_files(web: Path) -> dict[str, Packed]:
    """All of them, once: no name that is asked for ever reaches the file system."""
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
    """The built files; any other path is the browser's own page and gets index.html."""
    files = read_files(web)
    index = Packed(files["/index.html"].body, MediaType.HTML)

    @get("/", sync_to_thread=False)
    def home(request: AnyRequest) -> Response[bytes]:
        return index.answer(request.headers)

    @get("/{path:path}", sync_to_thread=False)
    def page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        return files.get(path, index).answer(request.headers)

    @get("/assets/{path:path}", sync_to_thread=False)
    def asset(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """Its name changes with what is in it: a browser may keep it."""
        name = f"/assets{path}"
        if name not in files:
            raise NotFoundException
        return files[name].answer(request.headers, FOREVER)

    return [asset, home, page]
