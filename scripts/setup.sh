#!/usr/bin/env bash
# Installs what building needs and is not there yet; with --rust the compiler alone, with --test also what the tests need.
source "$(dirname "$0")/lib.sh"

check_prerequisites() {
  has cargo || fail "Rust is missing: install it with rustup from https://rustup.rs, then run this again."
  has cc || has clang || fail "a C compiler is missing (package build-essential, or Xcode's command line tools)."
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "Node $(node --version) is too old: Reedling needs 20.19 or newer."
}

# The toolchain of rust-toolchain.toml, with the target that the browser's half is built for.
install_rust() {
  local version
  version=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
  if ! rustc --version >/dev/null 2>&1; then
    say "Installing Rust $version"
    rustup toolchain install "$version" --profile minimal --component rustfmt --component clippy
  fi
  if [ ! -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ]; then
    say "Installing the WebAssembly target of Rust"
    rustup target add wasm32-unknown-unknown
  fi
}

install_node_modules() {
  local lock
  lock=$(hash_of package-lock.json)
  if [ "$(cat node_modules/.reedling-lock 2>/dev/null)" = "$lock" ]; then return; fi
  say "Installing JavaScript packages"
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error
  printf '%s\n' "$lock" >node_modules/.reedling-lock
}

check_prerequisites
install_rust
if [ "${1:-}" = --rust ]; then exit; fi
install_node_modules
scripts/wasm-tools.sh "$@"
if [ "${1:-}" = --test ]; then
  scripts/chromium.sh >/dev/null
  scripts/postgres.sh install
fi
