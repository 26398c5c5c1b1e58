# Two commands: `make play` (a server on this machine), `make test` (everything that checks the project).
# Stamps lie under .venv and web/node_modules: a second run does only what has changed.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
UV_PIP := $(UV) pip install --quiet --python $(BIN)/python --no-deps --require-hashes
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' \
                 -not -path 'web/tests/*' -not -path 'web/pictures/*' -not -path 'web/shots/*' 2>/dev/null)

export SAM_CLI_TELEMETRY := 0
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup play test bench nightly shots lint icons locks clean build-HttpFunction build-SocketFunction \
        build-ClockFunction build-SweepFunction

help:
	@echo "make play     start a server on this machine (PORT=8000 HOST=127.0.0.1 DEV=1 FREEHOLD_DATA=./.data)"
	@echo "make test     lint, types, every test, the browser included"
	@echo "make bench    speed, sizes and costs as JSON"
	@echo "make nightly  the long random games, and 500 games of bots in every mode"
	@echo "make shots    every screen, size, look and language as pictures in web/shots (ONLY='home lobby')"
	@echo "make lint     format, imports, complexity, types"
	@echo "make setup    only install what a server needs, and .venv/bin/freehold"
	@echo "make deploy   to your AWS account (STACK=freehold PARAMETERS='Domain=... CertificateArn=...')"
	@echo "make locks    resolve every lock file again"
	@echo "make icons    draw the page's icon in the sizes that devices ask for"

# --- Installing ------------------------------------------------------------------------------------------------

setup: .venv/.play

.venv/.tools: tools.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Freehold needs Python 3.11 or newer, this is " \
	    + sys.version.split()[0] + ": say which with PYTHON=python3.x")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r tools.lock
	@touch $@

.venv/.play: .venv/.tools play.lock pyproject.toml
	@echo "Installing what the server needs ..."
	@$(UV_PIP) --compile-bytecode -r play.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.play dev.lock
	@echo "Installing what the tests need ..."
	@$(UV_PIP) -r dev.lock
	@touch $@

.venv-sam/.sam: .venv/.tools sam.lock
	@test -x .venv-sam/bin/python || $(PYTHON) -m venv --without-pip .venv-sam
	@$(UV) pip install --quiet --python .venv-sam/bin/python --no-deps --require-hashes -r sam.lock
	@touch $@

web/node_modules/.ready: web/package-lock.json web/package.json
	@command -v npm > /dev/null || { echo "Freehold needs Node 20.19 or newer, with npm, to build its page."; exit 2; }
	@echo "Installing what the page is built with ..."
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

web/dist/.ready: web/node_modules/.ready $(WEB_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# --- Running ---------------------------------------------------------------------------------------------------

play: setup web/dist/.ready
	@exec $(BIN)/python -m infra.local.serve

bench: setup web/dist/.ready
	@$(BIN)/python -m infra.bench

# --- Checking --------------------------------------------------------------------------------------------------

lint: .venv/.dev
	@$(BIN)/ruff check core functions infra tests
	@$(BIN)/ruff format --check core functions infra tests
	@$(BIN)/mypy

test: .venv/.dev .venv-sam/.sam web/dist/.ready
	@$(BIN)/python -m infra.checks

nightly: .venv/.dev
	@$(BIN)/python -m infra.checks nightly

ONLY ?=
shots: .venv/.dev web/dist/.ready
	@$(BIN)/python -m tests.browser.shots $(ONLY)

# --- The artefact of the functions: `sam build` calls these --------------------------------------------------------

STACK ?= freehold
PARAMETERS ?=
ARCHITECTURE ?= aarch64
RUNTIME_PYTHON ?= 3.13

build-HttpFunction build-SocketFunction build-ClockFunction build-SweepFunction:
	@$(MAKE) artefact ARTIFACTS_DIR="$(ARTIFACTS_DIR)"

.PHONY: artefact
artefact:
	@test -n "$(ARTIFACTS_DIR)" || { echo "ARTIFACTS_DIR is not set"; exit 2; }
	@bash infra/artefact.sh "$(ARTIFACTS_DIR)" "$(ARCHITECTURE)" "$(RUNTIME_PYTHON)"

.PHONY: deploy
deploy: .venv/.play .venv-sam/.sam web/dist/.ready
	@PATH="$(CURDIR)/.venv-sam/bin:$$PATH" sam build --build-in-source
	@PATH="$(CURDIR)/.venv-sam/bin:$$PATH" sam deploy --stack-name "$(STACK)" --resolve-s3 --capabilities CAPABILITY_IAM \
	    --parameter-overrides Architecture=$(ARCHITECTURE:aarch64=arm64) PythonRuntime=python$(RUNTIME_PYTHON) $(PARAMETERS)
	@$(BIN)/python -m infra.publish "$(STACK)"

# --- Upkeep ----------------------------------------------------------------------------------------------------

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
          --no-emit-index-url --no-header --no-annotate

locks: .venv/.tools
	@$(COMPILE) pyproject.toml -o app.lock
	@$(COMPILE) pyproject.toml --extra local -c app.lock -o play.lock
	@$(COMPILE) pyproject.toml --extra local --group dev -c play.lock -o dev.lock
	@$(COMPILE) --group sam -o sam.lock
	@$(COMPILE) --group tools -o tools.lock

icons: .venv/.dev
	@$(BIN)/python -m infra.icons

clean:
	rm -rf .venv .venv-sam web/node_modules web/dist .aws-sam .hypothesis .pytest_cache .ruff_cache
