#!/usr/bin/env bash
# Finds or installs wasm-bindgen's command line and wasm-pack at exactly the versions that the build needs.
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

# Builds a tool from its crate. Its lock file is left out: an old one can name versions that were withdrawn.
# It runs for a second or two per build, so a short build of the tool itself matters more than its speed.
compile() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=false CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --quiet --root "$tool_cache" --force "$1@$2"
}

# install NAME CRATE VERSION ARCHIVE
install() {
  is_version "$1" "$3" && return
  say "Installing $1 $3"
  if download "$4" && is_version "$1" "$3"; then return; fi
  say "Building $1 $3 (a few minutes, once per machine)"
  compile "$2" "$3"
  is_version "$1" "$3" || fail "$1 $3 could not be installed."
}

case "$(uname -sm)" in
  "Linux x86_64") platform=x86_64-unknown-linux-musl ;;
  "Linux aarch64") platform=aarch64-unknown-linux-musl ;;
  "Darwin arm64") platform=aarch64-apple-darwin ;;
  *) platform=x86_64-apple-darwin ;;
esac
releases=https://github.com
install wasm-bindgen wasm-bindgen-cli "$bindgen_version" \
  "$releases/wasm-bindgen/wasm-bindgen/releases/download/$bindgen_version/wasm-bindgen-$bindgen_version-$platform.tar.gz"
install wasm-pack wasm-pack "$pack_version" \
  "$releases/drager/wasm-pack/releases/download/v$pack_version/wasm-pack-v$pack_version-$platform.tar.gz"
