#!/usr/bin/env bash
# Builds what a function is: core, functions and what app.lock pins, compiled. Called by `make artefact`, so by `sam build`.
# Usage: artefact.sh FOLDER ARCHITECTURE PYTHON      (aarch64 or x86_64; 3.11 to 3.13)
set -euo pipefail
target=$1 architecture=$2 python=$3

.venv/bin/uv pip install --quiet --target "$target" --no-deps --require-hashes --only-binary :all: \
    --python-platform "${architecture}-manylinux2014" --python-version "$python" -r app.lock
cp -r core functions "$target/"
find "$target" -name __pycache__ -prune -exec rm -rf {} +
# botocore describes 400 services in 40 MB; these are the ones that are called.
find "$target/botocore/data" -mindepth 1 -maxdepth 1 -type d \
    ! -name dynamodb ! -name apigatewaymanagementapi ! -name stepfunctions ! -name kms -exec rm -rf {} +
# The statements and tables beside the rules are for people.
find "$target/core" -name '*.md' -delete

# Without compiled files a cold start takes twice as long; they count only if the runtime's own Python made them.
for candidate in "python$python" python3; do
    if command -v "$candidate" > /dev/null && "$candidate" -c "import sys; sys.exit('%d.%d' % sys.version_info[:2] != '$python')" 2> /dev/null; then
        "$candidate" -m compileall -q --invalidation-mode unchecked-hash "$target" || true
        exit 0
    fi
done
echo "no Python $python here: the artefact goes without compiled files and starts slower" >&2
