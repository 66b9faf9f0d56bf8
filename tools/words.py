"""Refuses words that this project has retired: ``python -m tools.words``, in ``make check``.

Old code still has many of them. Each word has a bound for the whole tree, the number that is left:
it may only go down. Whoever lowers a count lowers its bound (``--write``); whoever raises one
reads here what to write instead.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
BOUNDS = Path(__file__).with_name("words.json")
ENDINGS = {".py", ".ts", ".svelte", ".md", ".ftl"}
# What is generated, and the list itself.
EXEMPT = {"tools/words.py"}

# Each with what to write instead.
RETIRED = {
    "told": (r"\btold\b", "sent, shown, known, active inputs: say which"),
    "worth": (r"\bworths?\b", "value"),
    "judgement": (r"\bjudgements?\b", "value network, evaluation"),
    "lot": (r"\bthe lots? falls?\b|\blots fall\b", "draw, coin toss"),
    "lane": (r"\blanes?\b", "thread, worker"),
    "abreast": (r"\babreast\b", "in parallel"),
    "deed": (r"\bdeeds?\b", "action"),
    "labour": (r"\blabour\b", "work, worker_main"),
    "undisturbed": (r"\bundisturbed\b", "shield"),
    "lasting": (r"\blasting\b", "static"),
    "unless told": (r"\bunless told\b", "default"),
    "the house": (r"\bthe house\b", "the project"),
    "he, his, him": (r"\b[Hh](?:e|is|im)\b", "they, their, the player"),
    "whoever": (r"\b[Ww]hoever\b", "name the subject: the player who, the client that"),
    "dear": (r"\bdear\b", "expensive"),
}


def files() -> list[Path]:
    """Tracked files and new ones, as a commit would take them."""
    command = ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")
    wanted = (name for name in listed if Path(name).suffix in ENDINGS and name not in EXEMPT)
    return [ROOT / name for name in wanted if (ROOT / name).is_file()]


def count(texts: list[str]) -> Counter[str]:
    """How often each retired word stands in these texts."""
    found: Counter[str] = Counter()
    for text in texts:
        for word, (pattern, _) in RETIRED.items():
            found[word] += len(re.findall(pattern, text))
    return found


def main(arguments: list[str]) -> int:
    found = count([path.read_text("utf-8") for path in files() if path.stem != "fr"])
    if "--write" in arguments:
        BOUNDS.write_text(json.dumps({word: found[word] for word in RETIRED}, indent=1) + "\n")
    bounds: dict[str, int] = json.loads(BOUNDS.read_text())
    wrong = 0
    for word, (_, instead) in RETIRED.items():
        if "--write" in arguments or "--show" in arguments:
            print(f"{word:<14}{found[word]:>6}")
        if found[word] > bounds[word]:
            wrong = 1
            print(f"“{word}” stands {found[word]} times, at most {bounds[word]}: write {instead}.")
        elif found[word] < bounds[word]:
            print(f"“{word}”: {bounds[word]} → {found[word]}; --write keeps it.")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
