#!/usr/bin/env bash
# Prints figures beside their goals; with names (core sizes process http) only those parts.
# `bench.sh steady [--seconds 600] [--search 15] [--sign-ins 60]` shows how the server bears load instead, on both databases:
# no error, slowest hundredth, middle and memory of ten minutes at 80 % of the largest rate, some 25 minutes in all.
source "$(dirname "$0")/lib.sh"

if [ "${1:-}" = steady ]; then
  cargo build --quiet --release --manifest-path bench/load/Cargo.toml --target-dir target/bench
  cluster="$(mktemp -d)/cluster"
  chmod 755 "$(dirname "$cluster")"
  trap 'scripts/postgres.sh stop "$cluster"; rmdir "$(dirname "$cluster")"' EXIT
  trap 'exit 130' INT TERM
  # With what a real server does to be safe against a power cut, unlike the tests.
  postgres=$(REEDLING_POSTGRES_DURABLE=1 scripts/postgres.sh start "$cluster")
  node bench/steady.mjs --postgres "$postgres" "${@:2}"
  exit
fi

lock=$(hash_of bench/package-lock.json)
if [ "$(cat bench/node_modules/.reedling-lock 2>/dev/null)" != "$lock" ]; then
  say "Installing the libraries to compare with"
  npm ci --prefix bench --no-audit --no-fund --loglevel=error
  printf '%s\n' "$lock" >bench/node_modules/.reedling-lock
fi
# Whether a part is wanted: named, or none is.
parts=" $* "
wants() { [ "$parts" = "  " ] || [[ "$parts" = *" $1 "* ]]; }

if wants core || wants sizes; then scripts/wasm.sh; fi
if wants core; then
  say "Holding the planner to its millisecond"
  cargo test --quiet --release --locked --package reedling-planner --test practice plan_17
fi
if wants http; then
  say "Building the load generator and the bare handler"
  cargo build --quiet --release --manifest-path bench/load/Cargo.toml --target-dir target/bench
  cargo build --quiet --release --package reedling-server --example bare_handler
fi
REEDLING_CHROMIUM=$(scripts/chromium.sh)
export REEDLING_CHROMIUM
# One zone for everybody, as rrule.js answers rightly only in UTC.
TZ=UTC node --experimental-wasm-modules --disable-warning=ExperimentalWarning bench/run.mjs "$@"
