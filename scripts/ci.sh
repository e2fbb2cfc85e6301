#!/usr/bin/env bash
# Everything that a change must pass, from nothing on a new machine.
source "$(dirname "$0")/lib.sh"

scripts/setup.sh --test
cargo metadata --locked --format-version 1 >/dev/null || fail "Cargo.lock does not fit the manifests."
scripts/wasm.sh
scripts/app.sh
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
