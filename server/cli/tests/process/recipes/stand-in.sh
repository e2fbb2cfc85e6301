#!/usr/bin/env bash
# Stands in for the tools that download and compile, under each of their names: writes down how it was called and leaves
# behind what the real one would, as far as the recipes look at it. FAIL is the call that goes wrong.
call="$(basename "$0") $*"
printf '%s\n' "$call" >>"$RECORD"
state=$(dirname "$RECORD")/state
mkdir -p "$state"
if [ "${FAIL:-}" = "$call" ]; then exit 1; fi

version_of() { [ -e "$state/$1" ] && printf '%s %s\n' "$1" "$(cat "$state/$1")"; }

case "$call" in
  "rustc --version") [ -e "$state/toolchain" ] ;;
  "rustup toolchain install "*) touch "$state/toolchain" ;;
  "rustc --print target-libdir "*) echo "$state/target" ;;
  "rustup target add "*) mkdir "$state/target" ;;
  "npm ci "*) mkdir -p node_modules ;;
  # The hosts of ready-made tools cannot be reached.
  "curl "*) exit 1 ;;
  "cargo install "*"--path wasm/bindgen") sed -n 's/^wasm-bindgen = "=\(.*\)"$/\1/p' Cargo.toml >"$state/wasm-bindgen" ;;
  "cargo install "*wasm-bindgen-cli@*) echo "${call##*@}" | tee "$state/wasm-bindgen-test-runner" >"$state/wasm-bindgen" ;;
  "cargo install "*wasm-pack@*) echo "${call##*@}" >"$state/wasm-pack" ;;
  "wasm-bindgen --version") version_of wasm-bindgen ;;
  "wasm-bindgen-test-runner --version") version_of wasm-bindgen-test-runner ;;
  "wasm-pack --version") version_of wasm-pack ;;
  "wasm-pack "*" build "*)
    folder=$(sed 's/.*--out-dir \([^ ]*\).*/\1/' <<<"$call")
    mkdir -p "wasm/$folder" && touch "wasm/$folder/reedling_bg.wasm"
    echo "Optimizing wasm binaries"
    ;;
  "vite build "*) mkdir -p dist && touch dist/index.html ;;
  "cargo build --locked "*) mkdir -p target/debug && cp "$REEDLING" target/debug/reedling ;;
  "postgres.sh start "*) echo "postgres://of-the-tests" ;;
esac
