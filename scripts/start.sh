#!/usr/bin/env bash
# Builds everything, fills a new database with the demo school, and serves it. Settings are Reedling's own REEDLING_*.
source "$(dirname "$0")/lib.sh"

scripts/setup.sh
scripts/wasm.sh
scripts/app.sh
scripts/build.sh

exec scripts/demo.sh target/release/reedling
