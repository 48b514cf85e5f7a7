# Everything that is done with this repository. Needs Python 3.11 or later; a C compiler makes the
# rules about thirty times faster. `make` alone lists the targets.

# The Python that the environment is made with; another one, named here, makes it anew.
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(shell for p in python3.11 python3 python3.14 python3.13 python3.12 python; do \
    $$p $(NEW_ENOUGH) 2>/dev/null && { echo $$p; break; }; done)
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PY := $(BIN)/python -P
PIP := $(PY) -m pip --disable-pip-version-check --no-input --quiet
TELL := $(PY) tools/tell.py
PLAIN := PYTHONPATH=src GALAPAGOS_EXPECT=interpreted
FIND_SOURCES := find src web -name '.*' -prune -o -name node_modules -prune \
    -o -type f ! -name '*.pyc' -print
COMPILED := $(PY) -c 'import sys, galapagos.build_info as b; sys.exit(not b.is_compiled())'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup native play test test-all test-native test-server test-kept test-games test-rest test-web \
    test-plain test-again build-told test-mutations check check-web fix browser bench bench-server \
    bench-page train gallery screens sdist spiel wheels lock docs clean FORCE
# Without bytecode every process compiles all it imports anew: of pytest alone 2.5 s, not 1.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: setup ## open the table in the browser; in the terminal: galapagos play
	@$(PY) -m galapagos serve --open

setup: $(VENV)/.wheel ## make the environment and the compiled rules, run nothing

# What is proven where: docs/testing.md. Everything runs once, on the installed package. What the
# compiler could have changed runs again on plain Python, straight from src: the rules of both games,
# search, and what counts on them. The long proofs run with ALL=1, for every target.
ALL ?=
export GALAPAGOS_ALL := $(ALL)
PYTEST := $(PY) -m pytest $(if $(filter 1,$(JOBS)),,-n $(JOBS) --dist worksteal) $(if $(ALL),,-m 'not slow')
BUILD := $$($(COMPILED) && echo compiled || echo interpreted)
PLAIN_TESTS := $(addprefix tests/,kernel search perft properties lab \
    records/test_golden.py records/test_scenarios.py tensors/test_batch.py test_build.py) \
    $(wildcard tests/games/*/rules tests/games/*/sense tests/games/*/lab/test_games.py) \
    $(addprefix --ignore=tests/lab/test_,arena.py arena_store.py bench.py calibration.py cluster.py interrupted.py \
      puzzles.py ratings.py seam.py search_speed.py tallies.py third_game.py tournament.py) \
    --ignore=tests/properties/test_sharpness.py
BESIDE := $(MAKE) --no-print-directory
TOGETHER := $(PY) tools/together.py

# Everything but the page goes in shares, each in one process: several for the same tests would each have to
# collect them all, which only the long proofs pay for. Those of the architecture read sources only: make
# check has them.
SHARE = $(1) $(BESIDE) test-$(1) $(if $(ALL),,JOBS=1)

# Side by side, the longest first: whoever waits for a browser, a server or a disk leaves a core to the
# others, and whoever has ended makes room for the next. The server's tests wait most of all.
test: browser build-told ## checks and all tests: about six minutes on two cores
	@$(TOGETHER) $$(($(JOBS) * 2)) browser $(BESIDE) test-web NEED_BROWSER= \
	  -- $(call SHARE,rest) -- $(call SHARE,server) -- $(call SHARE,kept) \
	  -- page $(BESIDE) check-web -- $(call SHARE,games) \
	  -- plain $(BESIDE) test-again $(if $(ALL),,JOBS=1) -- check $(BESIDE) check

test-all: spiel ## and the long proofs: more than an hour
	@echo 'Everything, with the long proofs: more than an hour on two cores, most of it in the browser.'
	@$(BESIDE) test ALL=1

test-native: build-told ## all tests but those in a browser, on the installed package with the compiled rules
	@$(TOGETHER) $(JOBS) $(call SHARE,rest) -- $(call SHARE,server) -- $(call SHARE,kept) -- $(call SHARE,games)

KEPT := $(wildcard $(patsubst %,tests/server/test_%.py,*kill *store* lines moving socket_worlds standby workers))
test-server: build-told ## of these a share: tests/server without test-kept
	GALAPAGOS_EXPECT=$(BUILD) $(PYTEST) tests/server $(KEPT:%=--ignore=%)

test-kept: build-told ## of these a share: databases, and servers that are killed
	GALAPAGOS_EXPECT=$(BUILD) $(PYTEST) $(KEPT)

test-games: build-told ## of these a share: tests/games
	GALAPAGOS_EXPECT=$(BUILD) $(PYTEST) tests/games

test-rest: build-told ## of these a share: all others
	GALAPAGOS_EXPECT=$(BUILD) $(PYTEST) tests $(addprefix --ignore=tests/,web server games test_architecture.py)

# They run by themselves: an open browser keeps an event loop in its thread, which other tests need.
# Who asks for them alone wants a browser; `make test` says loudly if there is none, and tests the rest.
NEED_BROWSER ?= 1
test-web: build-told browser ## the page in a real browser, on the installed package
	$(if $(NEED_BROWSER),GALAPAGOS_REQUIRE_BROWSER=1) GALAPAGOS_EXPECT=$(BUILD) $(PYTEST) tests/web

test-plain: $(VENV)/.deps ## what compiling could change, on plain Python, straight from src
	@echo '$(PLAIN) $(PYTEST) …'
	@$(PLAIN) $(PYTEST) $(PLAIN_TESTS)

# Where the rules are not compiled everything has run on plain Python already.
test-again:
	@! $(COMPILED) || $(BESIDE) test-plain

build-told: $(VENV)/.wheel
	@if $(COMPILED); then :; elif $(PY) hatch_build.py >/dev/null 2>&1; then \
	  echo '*** There is a C compiler, but the installed rules are not compiled: run make native' >&2; \
	  exit 1; \
	else \
	  echo '*** No working C compiler: ALL TESTS RUN ON PLAIN PYTHON, THE COMPILED RULES ARE NOT TESTED.' >&2; \
	fi

# Options: make test-mutations MUTATIONS='--minutes 5 --seed 2'; see docs/mutations.md
test-mutations: $(VENV)/.deps ## write small faults into the rules, see which the tests miss (30 minutes)
	@PYTHONPATH=src:. GALAPAGOS_EXPECT=interpreted nice $(VENV)/bin/python -m tests.mutations $(MUTATIONS)

check: $(VENV)/.deps ## lint, formatting, types, import arrows
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PLAIN) $(PY) -m pytest -q tests/test_architecture.py

check-web: $(VENV)/.deps ## types, lint, formatting and tests of the page
	$(PY) hatch_build.py npm run check
	$(PY) hatch_build.py npm test

# Tests of the page want a Chromium; the one without windows is the quickest. On Debian it is installed
# for whoever may do so.
browser: ## find a Chromium for the tests of the page, or install Debian's
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
	  command -v $$name >/dev/null && exit; done; test -n "$$GALAPAGOS_CHROMIUM" \
	|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	  && echo 'Installing chromium for the tests of the page …' \
	  && { apt-get -qq update; for name in chromium-headless-shell chromium; do \
	    apt-get -qq install --yes --no-install-recommends $$name && break; done; } >/dev/null; } \
	|| echo '*** No Chromium: THE PAGE WILL NOT BE TESTED IN A BROWSER. Install one, or name it in' \
	  'GALAPAGOS_CHROMIUM.' >&2

bench: setup ## measure the speed of the rules
	@$(PY) -m galapagos bench origin --players 4 --seconds 5

# Options: make bench-server LOAD='--find'; WORKERS=1,2 compares workers on PostgreSQL
bench-server: setup ## measure the table server: 250 tables, 1,000 sockets, a minute
	@PYTHONPATH=. $(VENV)/bin/python tests/server/load.py $(LOAD) $(WORKERS:%=--workers %)

bench-page: $(VENV)/.wheel browser ## measure the page: first load, a table, the echo of a tap, a scene
	@PYTHONPATH=. $(VENV)/bin/python tests/web/page_speed.py

# Options: make train GAME=darwin WALLACE='--games 400'; see docs/wallace.md
GAME ?= origin
WALLACE ?= --games 400 --on
train: $(VENV)/.wheel ## train Wallace: games against itself, nets fitted to them, the weights that are shipped
	@OMP_NUM_THREADS=1 nice -n 19 $(PY) -m galapagos train $(GAME) --keep build/train \
	  --out src/galapagos/games/$(GAME)/wallace.weights $(WALLACE)

gallery: $(VENV)/.deps ## write an HTML page with every picture to build/gallery
	@$(PLAIN) $(PY) -m galapagos draw --gallery --out build/gallery

screens: $(VENV)/.wheel browser ## take the README's pictures of the page, into docs/screens
	@PYTHONPATH=. $(VENV)/bin/python tests/web/readme_screens.py

native: $(VENV)/.deps ## rebuild the compiled rules; fails where they cannot be compiled
	@rm -f $(VENV)/.wheel
	@GALAPAGOS_NATIVE=require $(MAKE) --no-print-directory $(VENV)/.wheel

fix: $(VENV)/.deps ## put right what ruff and prettier can: formatting, order of imports, plain mistakes
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	$(PY) hatch_build.py npm run --silent format -- --log-level=warn

sdist: $(VENV)/.deps ## make the source archive that is released, in dist
	@$(PY) -m hatchling build --target sdist --directory dist

wheels: ## make the wheels that are released for this system, one a Python, in dist (needs pipx)
	pipx run 'cibuildwheel>=4,<5' --output-dir dist

COMPILE := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --upgrade --quiet
lock: ## choose the newest versions pyproject.toml allows (needs uv)
	$(COMPILE) pyproject.toml --extra all --group dev --output-file requirements.lock
	$(COMPILE) --group docs --output-file requirements-docs.lock
	$(COMPILE) pyproject.toml --extra spiel --extra parquet --constraint requirements.lock --output-file requirements-spiel.lock

# OpenSpiel brings scipy, and pyarrow is large too: 220 MB that only their own tests need, so make test-all
# installs them, not make test.
spiel: $(VENV)/.spiel ## install OpenSpiel and pyarrow, to test or use what needs them

$(VENV)/.spiel: requirements-spiel.lock $(VENV)/.deps
	@$(TELL) 'Installing what requirements-spiel.lock pins' 15 \
	  $(PIP) install --no-compile --no-deps --require-hashes --requirement requirements-spiel.lock
	@touch $@

# What it needs has an environment of its own, so that nobody else waits for it.
DOCS_ENV := build/docs-env
docs: $(DOCS_ENV)/.deps ## build the documentation site in build/site: guides, pictures, reference, search
	@rm -rf build/site
	@NO_MKDOCS_2_WARNING=1 $(DOCS_ENV)/bin/python -m mkdocs build --strict --quiet
	@echo 'The documentation is in build/site; to read and search it: $(PYTHON) -m http.server --directory build/site'

$(DOCS_ENV)/.deps: requirements-docs.lock | $(VENV)/pyvenv.cfg
	@$(TELL) 'Installing what requirements-docs.lock pins' 30 $(BIN)/python -m venv --clear $(DOCS_ENV)
	@$(DOCS_ENV)/bin/python -m pip --disable-pip-version-check --no-input --quiet install --no-compile \
	  --no-deps --require-hashes --requirement requirements-docs.lock
	@touch $@

clean: ## remove everything that make made
	rm -rf $(VENV) build dist web/node_modules web/.svelte-check .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# The environment, in three steps. Each leaves a stamp, so that only what changed is done again.
# The wheel's stamp bears the time its build began: what is edited meanwhile is built next time.

WHICH := -c 'import sys; print(sys.version, sys.base_prefix)'
NAMED := $(filter command environment,$(firstword $(origin PYTHON)))
OTHER_PYTHON := $(shell { test -e $(BIN)/python $(if $(NAMED), \
    && test "$$("$(PYTHON)" $(WHICH))" = "$$($(BIN)/python $(WHICH))"); } 2>/dev/null || echo FORCE)

$(VENV)/pyvenv.cfg: $(OTHER_PYTHON)
	@test -n "$(PYTHON)" || { echo '*** No Python 3.11 or later found. Set PYTHON=… to use one that is' \
	  'not on the PATH.' >&2; exit 1; }
	@"$(PYTHON)" $(NEW_ENOUGH) || { \
	  echo "*** $(PYTHON) is $$("$(PYTHON)" -V 2>&1): Galapagos needs Python 3.11 or later." \
	  'Set PYTHON=… to use another.' >&2; exit 1; }
	@"$(PYTHON)" tools/tell.py "Making a virtual environment in $(VENV) with $$("$(PYTHON)" -V)" 5 \
	  "$(PYTHON)" -m venv --clear $(VENV)

# Only what is imported is turned into bytecode, when it is: for all of it pip takes half a minute.
$(VENV)/.deps: $(VENV)/pyvenv.cfg requirements.lock
	@$(TELL) 'Installing what requirements.lock pins' 30 $(PY) tools/install.py requirements.lock
	@node=$$($(PY) hatch_build.py node) && if test -n "$$node"; then \
	  $(TELL) "No Node.js here: installing $$node" 10 $(PIP) install "$$node"; fi
	@touch $@

$(VENV)/.wheel: $(VENV)/.deps $(VENV)/.sources pyproject.toml hatch_build.py tools/native_docs.py $(shell $(FIND_SOURCES))
	@touch $@.begun
	@rm -rf build/wheel
	@$(TELL) 'Building galapagos' '10 to 110' $(PY) -m hatchling build --target wheel --directory build/wheel
	@$(TELL) 'Installing galapagos' 5 $(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@$(PY) -m pip --disable-pip-version-check check >/dev/null || { \
	  echo '*** requirements.lock does not fit pyproject.toml: run make lock' >&2; exit 1; }
	@$(PY) -m galapagos --version
	@mv $@.begun $@

# The names of the sources: a deleted file is a change too.
$(VENV)/.sources: FORCE | $(VENV)/.deps
	@new=$@.$$$$; $(FIND_SOURCES) | LC_ALL=C sort >$$new; \
	if cmp -s $$new $@; then rm $$new; else mv $$new $@; fi
