# Shared by the scripts beside it: source it first. Leaves the shell in the project's root, with the tools on the PATH.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Where the wasm tools are kept for every clone on this machine.
tool_cache="${XDG_CACHE_HOME:-$HOME/.cache}/reedling/tools"
# The packages of the server, for cargo.
server_packages=(--package reedling --package reedling-assets --package reedling-backup --package reedling-db --package reedling-seed --package reedling-server)
# What was built from which inputs.
stamps="target/stamps"
export PATH="$PWD/.tools/bin:$tool_cache/bin:$PWD/node_modules/.bin:$PATH"

# Announces a step on standard error, with the seconds since the first script began.
SCRIPTS_BEGAN=${SCRIPTS_BEGAN:-$(date +%s)}
export SCRIPTS_BEGAN
say() { printf '\033[1m==> [%s s] %s\033[0m\n' "$(($(date +%s) - SCRIPTS_BEGAN))" "$*" >&2; }

# Ends the script with one sentence.
fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Whether a command exists.
has() { command -v "$1" >/dev/null 2>&1; }

# SHA-256 of files, or of standard input.
sha256() { if has sha256sum; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# One hash for the contents and names of all files under the given paths; a path that is not there counts as empty.
hash_of() {
  local path files=()
  for path in "$@"; do
    if [ -e "$path" ]; then files+=("$path"); fi
  done
  if [ "${#files[@]}" = 0 ]; then return; fi
  export -f sha256 has
  find "${files[@]}" -type f -print0 | LC_ALL=C sort -z | xargs -0 bash -c 'sha256 "$@"' _ | sha256 | cut -d ' ' -f 1
}

# Whether the stamp of that name holds that hash.
is_fresh() { [ "$(cat "$stamps/$1" 2>/dev/null)" = "$2" ]; }

# Remembers a hash under a name.
stamp() {
  mkdir -p "$stamps"
  printf '%s\n' "$2" >"$stamps/$1"
}

# Runs a command as root when that is possible without a question.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Whether Debian packages can be installed here.
can_apt() { has apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; }

# Installs Debian packages without questions.
apt_install() {
  as_root apt-get update -qq >/dev/null
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
