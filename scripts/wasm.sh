#!/usr/bin/env bash
# Builds core for JavaScript into wasm/pkg when something it is made of has changed.
source "$(dirname "$0")/lib.sh"

inputs=$(hash_of core/src core/Cargo.toml wasm/src wasm/js wasm/Cargo.toml Cargo.toml Cargo.lock rust-toolchain.toml scripts/wasm.sh)
if [ -f wasm/pkg/reedling_bg.wasm ] && is_fresh wasm "$inputs"; then exit 0; fi

say "Building core for the browser"
has wasm-opt || fail "wasm-opt is missing: run 'just setup'."
mkdir -p "$stamps"
log="$stamps/wasm.log"
# The version check of wasm-pack asks the network, and the generated package needs no licence file of its own.
wasm-pack --log-level info build wasm --mode no-install --target bundler --profile wasm-release \
  --out-dir pkg --out-name reedling >"$log" 2>&1 || {
  cat "$log" >&2
  fail "core could not be built for the browser."
}
# Without its optimiser wasm-pack goes on silently, and the file is a third larger.
grep -q 'Optimizing wasm binaries' "$log" || fail "wasm-opt did not run; see $log."
stamp wasm "$inputs"
