"""Which tests run together; and after every run, how many clauses of each rule page they show."""

from __future__ import annotations

from collections import Counter

import pytest

import debut
from tests.clause_scan import coverage

# Files of more tests than this go to one worker as a whole: of many small ones each costs its way.
MANY = 24


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file of the browser's stays with one worker, which has its pages and boards already.

    Those files come first, for they take longest, and all together, for they share a browser; then
    files of many tests; and last, one by one, the others, so that all workers end together.
    """
    sizes = Counter(item.path for item in items)

    def rank(item: pytest.Item) -> int:
        return 0 if "e2e" in item.path.parts else 1 if sizes[item.path] > MANY else 2

    items.sort(key=rank)
    for item in items:
        if rank(item) < 2:
            item.add_marker(pytest.mark.xdist_group(str(item.path)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in debut.games():
        terminalreporter.write_line(coverage(name))
