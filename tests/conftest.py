"""After every run: how many clauses of each rule page the tests show."""

from __future__ import annotations

import pytest

import debut
from tests.clause_scan import coverage


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in debut.games():
        terminalreporter.write_line(coverage(name))
