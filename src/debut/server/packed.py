"""Answers that are the same for everyone: made and packed once, and kept by whoever reads them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from types import MappingProxyType

from litestar import Response

# Less than this is not worth packing: it fits into one packet as it is.
LEAST = 1_000
# The address names the very content: another one would have another address.
FOREVER = "public, max-age=31536000, immutable"
# Kept, and asked about each time: unless it has changed, the answer is only that.
ASK_AGAIN = "no-cache"
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


def accepts(headers: Mapping[str, str], coding: str) -> bool:
    """Whether a browser can unpack it; ``gzip;q=0`` says that it will not."""
    for one in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def zipped(body: bytes, level: int = 9) -> bytes:
    return gzip.compress(body, level, mtime=0)


class Packed:
    """A body in each coding that it is worth sending in."""

    def __init__(
        self, body: bytes, kind: str, codings: Mapping[str, bytes] | None = None,
        headers: Mapping[str, str] = NO_HEADERS,
    ) -> None:  # fmt: skip
        """``codings``: those made elsewhere; else it is zipped here."""
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
        """The body in a coding that the browser accepts, or 304 if the browser has it."""
        sent = {**self.headers, "Cache-Control": caching}
        if status == 200 and self.tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=sent)
        for coding, body in self.codings.items():
            if accepts(headers, coding):
                sent["Content-Encoding"] = coding
                return Response(body, media_type=self.kind, headers=sent, status_code=status)
        return Response(self.body, media_type=self.kind, headers=sent, status_code=status)
