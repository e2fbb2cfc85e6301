#!/usr/bin/env bash
# Runs every test, quickest first, and stops at the first stage that fails.
source "$(dirname "$0")/lib.sh"

stage=setup
cluster=
finish() {
  local status=$?
  if [ -n "$cluster" ]; then scripts/postgres.sh stop "$cluster"; fi
  if [ "$status" != 0 ]; then printf 'error: the tests failed at: %s\n' "$stage" >&2; fi
}
trap finish EXIT
trap 'exit 130' INT TERM

# Names the stage, for its heading and for the line that tells where a run failed.
begin() {
  stage=$1
  say "$stage"
}

# Rust's tests by nextest where it is installed, else by cargo's own runner.
rust_tests() {
  if has cargo-nextest; then cargo nextest run --profile "$([ -n "${CI:-}" ] && echo ci || echo default)" "$@"; else cargo test --quiet --tests "$@"; fi
}

# The same generated cases in every run; scripts/fuzz.sh looks for others.
export PROPTEST_RNG_SEED=${PROPTEST_RNG_SEED:-2026}

scripts/setup.sh --test
begin "Building core and the app"
scripts/wasm.sh
node scripts/wasm-size.mjs --planner
node scripts/wasm-size.mjs --series
scripts/app.sh

begin "Rules in Rust"
# With the requests, which the server alone reads; lint.sh compiles both without them, as the browser has them.
requests="reedling-core/schema,reedling-planner/schema"
rust_tests --package reedling-core --package reedling-planner --package reedling-js-export --features "$requests"
cargo test --quiet --doc --package reedling-core --package reedling-planner --features "$requests"

begin "What core writes for JavaScript comes back"
cargo test --package reedling-wasm --features practice --target wasm32-unknown-unknown

begin "App, with the rules in WebAssembly"
(cd app && vitest run)

if [ "${REEDLING_TEST_SQLITE_ONLY:-}" = 1 ]; then
  begin "Server, on SQLite alone (REEDLING_TEST_SQLITE_ONLY is set)"
else
  begin "Server, on SQLite and PostgreSQL"
  # In memory where the machine has such a folder: each test makes and drops a database of some hundred files.
  memory=
  if [ -w /dev/shm ] && [ "$(df --output=avail -k /dev/shm | tail -1)" -gt 4000000 ]; then memory=/dev/shm; fi
  cluster="$(mktemp -d ${memory:+-p "$memory"})/cluster"
  chmod 755 "$(dirname "$cluster")"
  REEDLING_TEST_POSTGRES_URL=$(scripts/postgres.sh start "$cluster")
  export REEDLING_TEST_POSTGRES_URL
fi
rust_tests "${server_packages[@]}"

begin "Stories in a browser"
cargo build --quiet --package reedling --bin reedling
REEDLING_CHROMIUM=$(scripts/chromium.sh)
export REEDLING_CHROMIUM
(cd app && playwright test)

say "All tests passed"
