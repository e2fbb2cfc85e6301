#!/usr/bin/env bash
# Builds core for JavaScript into wasm/pkg, the reader of notes into wasm/pkg-goals and, but for --app, the whole practice planner
# into wasm/pkg-planner and changes of series into wasm/pkg-series, which tests alone need so far; each when something that it is
# made of has changed.
source "$(dirname "$0")/lib.sh"

inputs=$(hash_of core/src core/build.rs core/Cargo.toml core/planner/src core/planner/data core/planner/build core/planner/build.rs core/planner/Cargo.toml wasm/src wasm/js wasm/Cargo.toml wasm/js-export/src wasm/js-export/Cargo.toml Cargo.toml Cargo.lock rust-toolchain.toml scripts/wasm.sh)

# build NAME FOLDER WHAT [FEATURES…]: one package.
build() {
  local name=$1 folder=$2 what=$3 log="$stamps/$1.log"
  shift 3
  if [ -f "wasm/$folder/reedling_bg.wasm" ] && is_fresh "$name" "$inputs"; then return; fi
  say "Building $what for the browser"
  has wasm-opt || fail "wasm-opt is missing: run 'just setup'."
  mkdir -p "$stamps"
  # The version check of wasm-pack asks the network, and the generated package needs no licence file of its own.
  wasm-pack --log-level info build wasm --mode no-install --target bundler --profile wasm-release \
    --out-dir "$folder" --out-name reedling -- "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    fail "$what could not be built for the browser."
  }
  # Without its optimiser wasm-pack goes on silently, and the file is a third larger.
  grep -q 'Optimizing wasm binaries' "$log" || fail "wasm-opt did not run; see $log."
  stamp "$name" "$inputs"
}

build wasm pkg core --no-default-features --features rules
build wasm-goals pkg-goals "the reader of notes" --no-default-features --features goals
if [ "${1:-}" = --app ]; then exit; fi
build wasm-planner pkg-planner "the practice planner" --no-default-features --features practice
build wasm-series pkg-series "changes of series" --no-default-features --features series
