#!/usr/bin/env bash
# Takes the time of signing in while somebody guesses passwords, and of addresses that are known and unknown, with
# passwords that cost what they do in a school. Prints figures; a quiet machine makes them mean something.
source "$(dirname "$0")/lib.sh"

cluster="$(mktemp -d)/cluster"
chmod 755 "$(dirname "$cluster")"
trap 'scripts/postgres.sh stop "$cluster"; rmdir "$(dirname "$cluster")"' EXIT
trap 'exit 130' INT TERM
REEDLING_TEST_POSTGRES_URL=$(scripts/postgres.sh start "$cluster")
export REEDLING_TEST_POSTGRES_URL
measure() { cargo test --quiet --locked --package reedling-server --test api -- --ignored --nocapture --test-threads 1 "$@"; }

say "Signing in while 500 guesses a second arrive (JOIN-21)"
measure crowds
say "Known and unknown addresses, some ten minutes"
measure known_and_unknown
