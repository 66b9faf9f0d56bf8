# make test   everything, from a fresh machine    make play   a match in the terminal
# make check  linters and types only              make bench  speed beside the peers
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Workers of the tests: as many as there are cores.
WORKERS ?= auto

.PHONY: test check bench play setup rules golden clean

setup: $(VENV)/ready

$(VENV)/ready: requirements.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

rules: setup
	$(BIN)/python -m compileall -q src
	$(BIN)/debut compile

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check rules
	$(BIN)/python -m pytest -n $(WORKERS)

bench: rules
	$(BIN)/debut bench

play: rules
	$(BIN)/debut play supergoal

# Stored facts of the tests and tables of the pages, anew from the code.
golden: rules
	$(BIN)/python -m tests.golden
	$(BIN)/python -m debut.lab.pages

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
