"""What the browser loads stays small: on a slow line every kilobyte is waited for."""

from __future__ import annotations

import re

from benchmarks.bench import BUNDLE_LIMIT
from benchmarks.browser import DIST, bundle_kilobytes


def test_the_bundle_is_within_its_limit():
    assert (DIST / "index.html").exists(), "the browser side is not built: make web"
    size, whole = bundle_kilobytes()
    assert size <= BUNDLE_LIMIT
    assert whole > size, "what only Simulator Soccer loads lies apart"


def test_nothing_of_hydration_is_in_it():
    """The first view is replaced, not hydrated: web/build/runtime.ts leaves that code out."""
    code = "".join(one.read_text() for one in DIST.rglob("*.js"))
    assert "svelte.dev/e/" in code
    assert "hydration_mismatch" not in code


def test_no_file_only_names_another():
    """web/build/facades.ts leaves out files that only re-export: each is one more request."""
    names = [one.name for one in DIST.rglob("*.js")]
    assert any(name.startswith("after-") for name in names)
    code = {one.name: one.read_text() for one in DIST.rglob("*.js")}
    assert not [
        name for name, text in code.items() if text.startswith("export{") and "from" in text
    ]
    # Every file that code imports is there.
    imported = {
        found
        for text in code.values()
        for found in re.findall(r"import\([`\"'][^`\"']*?([^/`\"']+\.js)", text)
    }
    assert imported and imported <= set(names)
