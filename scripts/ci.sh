#!/usr/bin/env bash
# Everything that a change must pass, from nothing on a new machine.
source "$(dirname "$0")/lib.sh"

scripts/setup.sh --rust
cargo metadata --locked --format-version 1 >/dev/null || fail "Cargo.lock does not fit the manifests."
# Beside what waits for the network or keeps one processor busy. A debug build reads the app's files when it runs.
say "Building the server's tests meanwhile"
cargo build --locked --quiet --tests "${server_packages[@]}" &
tests=$!
trap 'kill "$tests" 2>/dev/null || true' EXIT
scripts/setup.sh --test
scripts/wasm.sh
scripts/app.sh
wait "$tests" || fail "the server's tests could not be built."
trap - EXIT
scripts/lint.sh

say "Generated files are as committed"
scripts/openapi.sh
cargo run --quiet --locked --package reedling-planner --example practice_plans >docs/practice-plans.md
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  git diff --exit-code -- openapi || fail "openapi/ differs from what the server says: run 'just openapi' and commit it."
  git diff --exit-code -- docs/practice-plans.md || fail "docs/practice-plans.md differs from what the planner writes: run 'just practice-plans', read it and commit it."
fi

scripts/test.sh
scripts/conformance.sh
