"""nginx and Caddy in front of a server, as ``docs/server.md`` has them: its very blocks are run.

Only what belongs to a machine is put in: ports, certificates, and where the server is.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "server.md"
NAME = "table.example.org"
KINDS = ("nginx", "caddy")
PATIENCE = 30.0


def block(language: str) -> str:
    """The one code block of the page in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    return str(found)


def put_in(text: str, old: str, new: str) -> str:
    """Exactly what stands there: a block that has changed is noticed."""
    assert old in text, f"{old} is no longer in {PAGE.name}"
    return text.replace(old, new)


def free_ports(number: int) -> list[int]:
    taken = [socket.socket() for _ in range(number)]
    for one in taken:
        one.bind(("127.0.0.1", 0))
    ports = [int(one.getsockname()[1]) for one in taken]
    for one in taken:
        one.close()
    return ports


@contextmanager
def proxy(kind: str, folder: Path, server: int, drop: str = "") -> Iterator[tuple[int, int]]:
    """Its ports for https and http, in front of the server at that port.

    ``drop``: a line of the block that somebody has forgotten.
    """
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not installed here")
    text = block(kind)
    if drop:
        text = put_in(text, drop, "")
    text = put_in(text, "127.0.0.1:8000", f"127.0.0.1:{server}")
    https, http = free_ports(2)
    made = nginx if kind == "nginx" else caddy
    with (folder / "proxy.log").open("ab") as log:
        process = subprocess.Popen(
            made(folder, text, https, http), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder),
                 "XDG_CONFIG_HOME": str(folder)},
        )  # fmt: skip
        try:
            wait_for(https, process, folder / "proxy.log")
            yield https, http
        finally:
            process.terminate()
            process.wait(PATIENCE)


def nginx(folder: Path, text: str, https: int, http: int) -> list[str]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1",
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
         "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True, timeout=PATIENCE,
    )  # fmt: skip
    kept = f"/etc/letsencrypt/live/{NAME}"
    text = put_in(text, f"{kept}/fullchain.pem", str(certificate))
    text = put_in(text, f"{kept}/privkey.pem", str(key))
    text = put_in(text, "listen 443 ", f"listen 127.0.0.1:{https} ")
    text = put_in(text, "listen 80;", f"listen 127.0.0.1:{http};")
    (folder / "debut.conf").write_text(text)
    places = "".join(
        f"    {name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}pid {folder}/nginx.pid;\nerror_log stderr;\ndaemon off;\n"
        f"events {{}}\nhttp {{\n    access_log off;\n{places}    include {folder}/debut.conf;\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, text: str, https: int, http: int) -> list[str]:
    """A certificate of its own making instead of one from the network."""
    options = f"https_port {https}\n\thttp_port {http}\n\tlocal_certs\n\tskip_install_trust"
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\t{options}\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until it speaks TLS: a certificate is made while nobody is answered yet."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with (
                socket.create_connection(("127.0.0.1", port), 1) as line,
                anyone().wrap_socket(line, server_hostname=NAME),
            ):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the proxy did not start:\n{log.read_text('utf-8', 'replace')}")


def anyone() -> ssl.SSLContext:
    """TLS that takes any certificate: these are not signed by anybody."""
    made = ssl.create_default_context()
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    return made
