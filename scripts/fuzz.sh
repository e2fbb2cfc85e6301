#!/usr/bin/env bash
# Tries the rules with random input for so many seconds, 60 unless given: half of them natively (note reading and plans,
# series, calendars, every check), half through both wasm packages. What fails is printed with what brings it back.
source "$(dirname "$0")/lib.sh"

seconds=${1:-60}
[[ $seconds =~ ^[1-9][0-9]*$ ]] || fail "The time is a number of seconds, not '$seconds'."
half=$(((seconds + 1) / 2))

scripts/wasm.sh
rules=(cargo test --quiet --locked --package reedling-core --test properties)
planner=(cargo test --quiet --locked --package reedling-planner --test practice)
goals=(cargo test --quiet --locked --package reedling-planner --test plans)
"${rules[@]}" --no-run
"${planner[@]}" --no-run
"${goals[@]}" --no-run

# round: new random cases of every property, or what failed.
round() {
  "${rules[@]}" && "${planner[@]}" any_notes -- --skip plan_17 && "${goals[@]}" properties
}

say "Rules in Rust, for $half s"
export PROPTEST_CASES=250
log=$(mktemp)
trap 'rm -f "$log"' EXIT
begun=$SECONDS
rounds=0
while ((SECONDS - begun < half)); do
  round >"$log" 2>&1 || {
    cat "$log" >&2
    fail "a rule fails; see 'minimal failing input' above."
  }
  rounds=$((rounds + 1))
  printf 'rules: %d cases of each property, %d of %d s\n' $((rounds * PROPTEST_CASES)) $((SECONDS - begun)) "$half"
done

say "The boundary, for $half s"
(cd app && REEDLING_FUZZ_SECONDS=$half vitest run src/testing/core-fuzz.test.ts) ||
  fail "the boundary fails; with REEDLING_FUZZ_SEED from above, vitest run src/testing/core-fuzz.test.ts begins with that call."
