"""Answers that are the same for everyone: made and compressed once, and cached by browsers."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from types import MappingProxyType

from litestar import Response

# A shorter body is not compressed: it fits into one packet as it is.
LEAST = 1_000
# The URL names the very content: another content would have another URL.
FOREVER = "public, max-age=31536000, immutable"
# The browser caches the answer and asks each time whether it has changed.
ASK_AGAIN = "no-cache"
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


def accepts(headers: Mapping[str, str], coding: str) -> bool:
    """Whether a browser accepts a coding; ``gzip;q=0`` refuses it."""
    for one in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def zipped(body: bytes, level: int = 9) -> bytes:
    return gzip.compress(body, level, mtime=0)


class Packed:
    """A body in each useful coding."""

    def __init__(
        self, body: bytes, kind: str, codings: Mapping[str, bytes] | None = None,
        headers: Mapping[str, str] = NO_HEADERS,
    ) -> None:  # fmt: skip
        """``codings`` are those made elsewhere; without them the body is compressed here."""
        self.body = body
        self.kind = kind
        if codings is None:
            codings = {"gzip": zipped(body)} if len(body) >= LEAST else {}
        self.codings = codings
        digest = hashlib.sha256(body).hexdigest()[:24]
        self.tag = f'W/"{digest}"'
        self.headers = {"ETag": self.tag, **headers}
        if codings:
            self.headers["Vary"] = ", ".join(filter(None, ("Accept-Encoding", headers.get("Vary"))))

    def answer(
        self, headers: Mapping[str, str], caching: str = ASK_AGAIN, status: int = 200
    ) -> Response[bytes]:
        """Answers with the body in an accepted coding, or with 304 if the browser has it."""
        sent = {**self.headers, "Cache-Control": caching}
        if status == 200 and self.tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=sent)
        for coding, body in self.codings.items():
            if accepts(headers, coding):
                sent["Content-Encoding"] = coding
                return Response(body, media_type=self.kind, headers=sent, status_code=status)
        return Response(self.body, media_type=self.kind, headers=sent, status_code=status)
