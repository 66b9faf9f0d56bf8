# make play   the table in the browser, at http://127.0.0.1:8000/   (a fresh machine is enough)
# make test   everything                          make check  linters and types only
# make bench  speed beside the peers              make golden stored facts and tables, anew
# make quick  lint, types, contracts, fast tests: about a minute once everything is set up
# make wheel  what others install, in dist/       make pins   requirements.txt, anew
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Workers of the tests: one more than there are cores, for what has a browser or a server also waits.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
# What Python has read once is kept, tests too, which takes each worker half of its start.
unexport PYTHONDONTWRITEBYTECODE

WEB_SOURCES := $(shell find web/src web/build web/public web/index.html web/vite.config.ts -type f)

.PHONY: test quick check check-web read-tests bench play setup rules web types golden wheel pins clean

setup: $(VENV)/ready

$(VENV)/ready: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@echo "Setting up the Python environment, about a minute ..."
	$(PYTHON) -m venv $(VENV)
	@# Most of what is in the packages is never read: Python translates the rest as it goes. The pins
	@# name all that each one needs: nothing is to be found out.
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --no-deps --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Where that build of PyTorch is not to be had, all but learning is tested, and its tests say so.
$(VENV)/learns: $(VENV)/ready requirements-learn.txt
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --no-deps --require-hashes -r requirements-learn.txt \
		|| echo "There is no such build of PyTorch here: learning is not tested."
	@touch $@

# What the rules are compiled for beside this processor, as --gpu sm_90 --learn: tests look at it.
ALSO ?=

rules: setup
	@$(BIN)/python -m compileall -q src
	@$(BIN)/debut compile $(ALSO)

web/node_modules/ready: web/package.json web/package-lock.json
	@echo "Setting up the browser side ..."
	npm --prefix web ci --no-fund --no-audit --loglevel=error
	@touch $@

web: web/dist/index.html

web/dist/index.html: web/node_modules/ready $(WEB_SOURCES)
	npm --prefix web run --silent build
	@touch $@

# The browser's types of the server's messages.
types: setup
	$(BIN)/python -m tools.typescript web/src/lib/protocol.ts

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.typography
	$(BIN)/python -m tools.words

check-web: web/node_modules/ready
	npm --prefix web run --silent check
	npm --prefix web run --silent test

# What pytest makes of a test file, so that a failure can be told, takes longer than to read it: made
# once for all workers. Nothing is compiled for that.
read-tests: $(VENV)/learns
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest --collect-only -qq -n 0 > $(VENV)/tests.txt || \
		{ cat $(VENV)/tests.txt; exit 1; }

# What needs nothing of each other is made side by side.
test:
	@$(MAKE) --no-print-directory --jobs=2 ALSO="--gpu sm_90 --learn" check rules check-web web read-tests
	$(BIN)/python -m pytest -n $(WORKERS)

# Before a commit: all but the compiled rules, the browser and the server in a process of its own.
quick: check
	$(BIN)/python -m pytest -n $(WORKERS) tests/test_docs.py tests/test_texts.py tests/test_words.py \
		tests/test_rule_pages.py tests/test_typography.py tests/kernel/test_dice.py \
		tests/kernel/test_opening.py tests/kernel/test_positions.py tests/kernel/test_errors.py

# The server's peer, for make bench alone.
benchmarks/boardgameio/node_modules/ready: benchmarks/boardgameio/package-lock.json
	npm --prefix benchmarks/boardgameio ci --no-fund --no-audit --loglevel=error
	@touch $@

# A wheel and an sdist in dist/, with the built table in both.
wheel: setup web
	$(BIN)/python -m build --no-isolation

# requirements.txt anew, from what pyproject.toml asks for: needs `uv`, and changes no version that
# still fits. The file names no index.
pins:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --extra test --output-file requirements.txt pyproject.toml

bench: rules web benchmarks/boardgameio/node_modules/ready
	$(BIN)/python -m benchmarks

# Rules that are not compiled yet are compiled while the server runs.
play: setup web
	$(BIN)/debut serve

golden: rules types
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tools.game_tables
	$(BIN)/python -m tools.sticker_page
	$(BIN)/python -m tools.solved_page
	$(BIN)/python -m tools.skill_page
	$(BIN)/python -m tools.settings_page

clean:
	rm -rf $(VENV) web/node_modules web/dist build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
