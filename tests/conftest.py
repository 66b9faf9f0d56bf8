"""Which tests run together; and after every run, how many clauses of each rule page they show."""

from __future__ import annotations

from collections import Counter

import pytest
from xdist.scheduler import LoadScopeScheduling

import debut
from tests.clause_scan import coverage

# Files of more tests than this go to one worker as a whole: of many small ones each costs its way.
MANY = 24


# Files that need the same made-up rules, which are compiled once, or have a server to themselves;
# and those whose tests share what is dear to make.
ALIKE = {
    "tests/games/simulator/test_physics_everywhere.py": "flicks",
    "tests/games/supergoal/test_second.py": "changed positions",
    "tests/kernel/test_secrets.py": "duel",
    "tests/server/test_secrets.py": "duel",
    "tests/kernel/test_gpu.py": "gpu",
    "tests/kernel/test_objects.py": "attic",
    "tests/kernel/test_work.py": "cellar",
    "tests/server/test_readers.py": "readers",
    "tests/lab/test_rays.py": "ray",
}


# What tells how soon a page is there runs beside tests that leave it a core, not beside a browser.
TIMED = "tests/e2e/test_slow_line.py"


def rank(file: str, tests: int) -> float:
    """The order of a file: the longest first, then large files, then small ones test by test."""
    if file == TIMED:
        return 1.5
    if file in SPREAD:
        return -1
    return 0 if "/e2e/" in file else 1 if tests > MANY or file in ALIKE else 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's files first, together, for they share it; so that all workers end together."""
    sizes = Counter(file_of(item.nodeid) for item in items)
    items.sort(key=lambda item: rank(file_of(item.nodeid), sizes[file_of(item.nodeid)]))


def file_of(test: str) -> str:
    return test.partition("::")[0]


# A file whose tests are long and mostly wait: each goes to whoever is free. They start first, so
# that other tests fill the cores beside them to the end.
SPREAD = {"tests/e2e/test_in_motion.py"}


class ByParts(LoadScopeScheduling):
    """A file of the browser's stays with one worker, which has its pages and boards already.

    So do files of many tests, and those that need the same rules.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = file_of(nodeid)
        if not hasattr(self, "sizes"):
            self.sizes = Counter(map(file_of, self.collection or []))
        if file in SPREAD:
            return nodeid
        return ALIKE.get(file, file) if rank(file, self.sizes[file]) < 2 else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByParts:
    return ByParts(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in debut.games():
        terminalreporter.write_line(coverage(name))
