#!/usr/bin/env bash
# Builds everything, fills a new database with the demo school, and serves it. Settings are Reedling's own REEDLING_*.
source "$(dirname "$0")/lib.sh"

scripts/setup.sh --rust
# Beside the tools and the app: a debug build reads the app's files when it runs. Unoptimised, as the tests have it: done in half
# the time, and quick enough for a demo.
say "Building the server meanwhile (some minutes the first time)"
cargo build --locked --quiet --package reedling --bin reedling &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
scripts/setup.sh
scripts/wasm.sh --app
scripts/app.sh
wait "$server" || fail "the server could not be built."
trap - EXIT

exec scripts/demo.sh target/debug/reedling
