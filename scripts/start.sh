#!/usr/bin/env bash
# Builds everything, fills a new database with the demo school, and serves it. Settings are Reedling's own REEDLING_*.
source "$(dirname "$0")/lib.sh"

scripts/setup.sh
scripts/wasm.sh
scripts/app.sh
# Unoptimised, as the tests have it: done in half the time, and quick enough for a demo.
say "Building the server (some minutes the first time)"
cargo build --locked --package reedling --bin reedling

exec scripts/demo.sh target/debug/reedling
