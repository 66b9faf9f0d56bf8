# make play   the table in the browser, at http://127.0.0.1:8000/   (a fresh machine is enough)
# make test   everything                          make check  linters and types only
# make bench  speed beside the peers              make golden stored facts and tables, anew
# make pins   requirements.txt, from pyproject.toml
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Workers of the tests: one more than there are cores, for what has a browser or a server also waits.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
# What Python has read once is kept, tests too, which takes each worker half of its start.
unexport PYTHONDONTWRITEBYTECODE

WEB_SOURCES := $(shell find web/src web/build web/public web/index.html web/vite.config.ts -type f)

.PHONY: test check check-web read-tests bench play setup pins rules web types golden clean

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

# The pins hold for every platform and every Python that is supported, with their hashes, and name
# no registry. uv makes them where it is installed, else pip-tools, for this platform and Python alone.
# What is pinned already stays as it is where pyproject.toml allows it: delete the file to renew all.
pins:
	@if command -v uv > /dev/null; then \
		uv pip compile --quiet --universal --no-header --no-emit-index-url --generate-hashes \
			--extra test --output-file requirements.txt pyproject.toml; \
	else \
		$(PYTHON) -m piptools compile --quiet --no-header --no-emit-index-url --no-emit-trusted-host \
			--generate-hashes --strip-extras --extra test --output-file requirements.txt pyproject.toml; \
	fi

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
	$(BIN)/python -m debut.server.typescript web/src/lib/protocol.ts

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.typography

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

# The server's peer, for make bench alone.
benchmarks/boardgameio/node_modules/ready: benchmarks/boardgameio/package-lock.json
	npm --prefix benchmarks/boardgameio ci --no-fund --no-audit --loglevel=error
	@touch $@

bench: rules web benchmarks/boardgameio/node_modules/ready
	$(BIN)/debut bench

# Rules that are not compiled yet are compiled while the server runs.
play: setup web
	$(BIN)/debut serve

golden: rules types
	$(BIN)/python -m tests.golden
	$(BIN)/python -m debut.lab.pages
	$(BIN)/python -m debut.lab.collection
	$(BIN)/python -m debut.lab.solved
	$(BIN)/python -m debut.lab.skill docs/analysis.md
	$(BIN)/python -m debut.server.limits docs/server.md

clean:
	rm -rf $(VENV) web/node_modules web/dist build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
