#!/usr/bin/env bash
# Finds or installs wasm-bindgen's command line and wasm-pack at exactly the versions that the build needs; with --test also
# what runs tests in WebAssembly.
source "$(dirname "$0")/lib.sh"

# The command line must be of the crate's very version.
bindgen_version=$(sed -n 's/^wasm-bindgen = "=\(.*\)"$/\1/p' Cargo.toml)
pack_version=0.15.1

# Whether a tool on the PATH answers with that version.
is_version() { [ "$("$1" --version 2>/dev/null | awk '{print $2}')" = "$2" ]; }

# Unpacks a release archive into the tool cache; fails soon where its host cannot be reached.
download() {
  local url=$1 folder status=0
  has curl || return 1
  folder=$(mktemp -d)
  curl -fsSL --connect-timeout 5 --max-time 120 "$url" 2>/dev/null | tar -xz -C "$folder" --strip-components 1 2>/dev/null || status=1
  if [ "$status" = 0 ]; then
    mkdir -p "$tool_cache/bin"
    find "$folder" -type f -perm -u+x -exec mv {} "$tool_cache/bin/" \;
  fi
  rm -rf "$folder"
  return "$status"
}

# Builds a tool from its crate. Its lock file is left out, as an old one can name versions that were withdrawn; our own program's
# is kept. Both share what they are made of, and run for a second or two per build: a short build of the tool itself matters more
# than its speed.
compile() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=false CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --quiet --root "$tool_cache" --target-dir target/tools --force "$@"
}

# install NAME VERSION ARCHIVE HOW…: a tool from its release, else compiled from what cargo is told.
install() {
  local name=$1 version=$2 archive=$3
  shift 3
  is_version "$name" "$version" && return
  say "Installing $name $version"
  if download "$archive" && is_version "$name" "$version"; then return; fi
  say "Building $name $version (a few minutes, once per machine)"
  compile "$@"
  is_version "$name" "$version" || fail "$name $version could not be installed."
}

case "$(uname -sm)" in
  "Linux x86_64") platform=x86_64-unknown-linux-musl ;;
  "Linux aarch64") platform=aarch64-unknown-linux-musl ;;
  "Darwin arm64") platform=aarch64-apple-darwin ;;
  *) platform=x86_64-apple-darwin ;;
esac
releases=https://github.com
bindgen_archive="$releases/wasm-bindgen/wasm-bindgen/releases/download/$bindgen_version/wasm-bindgen-$bindgen_version-$platform.tar.gz"
if [ "${1:-}" = --test ]; then
  install wasm-bindgen-test-runner "$bindgen_version" "$bindgen_archive" --no-default-features "wasm-bindgen-cli@$bindgen_version"
else
  install wasm-bindgen "$bindgen_version" "$bindgen_archive" --locked --path wasm/bindgen
fi
install wasm-pack "$pack_version" \
  "$releases/drager/wasm-pack/releases/download/v$pack_version/wasm-pack-v$pack_version-$platform.tar.gz" "wasm-pack@$pack_version"
rm -rf target/tools
