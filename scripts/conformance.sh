#!/usr/bin/env bash
# Holds the API document against the running server: schemathesis makes requests from it, as nobody and as each
# role, and looks whether every answer is a documented one. Arguments name who; REEDLING_SKIP_CONFORMANCE=1 leaves it out.
source "$(dirname "$0")/lib.sh"

version=4.32.5
examples=${CONFORMANCE_EXAMPLES:-12}
folder=$PWD/target/conformance
settings=$PWD/openapi/schemathesis.toml
venv=$folder/schemathesis-$version
password='Practice-makes-1t!'
server=

if [ "${REEDLING_SKIP_CONFORMANCE:-}" = 1 ]; then
  say "The document is not held against the server (REEDLING_SKIP_CONFORMANCE is set)"
  exit 0
fi

# schemathesis, in a Python environment of its own.
install() {
  if [ -x "$venv/bin/st" ]; then return; fi
  say "Installing schemathesis $version"
  rm -rf "$venv"
  if ! python3 -m venv "$venv" 2>/dev/null; then
    rm -rf "$venv"
    if can_apt; then apt_install python3 python3-venv; fi
    python3 -m venv "$venv" ||
      fail "this needs Python 3 with its module venv: install them, or set REEDLING_SKIP_CONFORMANCE=1 to leave it out."
  fi
  if ! "$venv/bin/pip" install --quiet --disable-pip-version-check "schemathesis==$version"; then
    rm -rf "$venv"
    fail "schemathesis cannot be installed: look at the network, or set REEDLING_SKIP_CONFORMANCE=1 to leave it out."
  fi
}

stop() {
  if [ -n "$server" ]; then kill "$server" 2>/dev/null && wait "$server" 2>/dev/null || true; fi
  server=
}

# A server of its own on a fresh copy of the demo school, for the account of that name; sets `url`.
start() {
  local tries data=$folder/data-$1 out=$folder/$1.out log=$folder/$1.log
  stop
  rm -rf "$data" && cp -r "$folder/school" "$data"
  # Emptied here: the new server's own redirection may come after the first look, which would find the old address.
  : >"$out"
  REEDLING_DATA_DIR="$data" REEDLING_BIND=127.0.0.1:0 REEDLING_SCHOOL_TIME_ZONE=Europe/Berlin \
    target/debug/reedling serve >"$out" 2>"$log" &
  server=$!
  for tries in $(seq 100); do
    url=$(sed -n 's/^listening on //p' "$out")
    if [ -n "$url" ]; then return; fi
    sleep 0.1
  done
  fail "the server does not start; see $log"
}

# The token of a demo account.
sign_in() {
  node -e '
    const [url, email, password] = process.argv.slice(1);
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify({ email, password }) });
    const { token } = await answer.json();
    if (!token) process.exit(1);
    console.log(token);
  ' --input-type=module "$url" "$1@reedling.test" "$password"
}

# The arguments are schemathesis' own. The seed makes every run the same.
run() {
  (cd "$folder" && nice "$venv/bin/st" --config-file "$settings" run "$url/openapi.json" \
    --seed 1 --no-color --checks all "$@")
}

# Calls that the caller's own session ends by: signing out, ten wrong passwords, ending it in the list of sessions.
ending=(sign_out set_new_password end_session prove_oneself)

# Every call as nobody, or as the demo account of that name: first those that the session outlives, then each of the
# others in a session of its own.
prove() {
  local who=$1 report=$folder/$1.txt operation outlived=()
  start "$who"
  if [ "$who" = nobody ]; then
    run --max-examples "$examples" >"$report" 2>&1 || return 1
    return
  fi
  local token
  token=$(sign_in "$who") || fail "$who@reedling.test cannot sign in."
  for operation in "${ending[@]}"; do outlived+=(--exclude-operation-id "$operation"); done
  run --max-examples "$examples" "${outlived[@]}" --header "Authorization: Bearer $token" >"$report" 2>&1 || return 1
  if ! curl --silent --fail --output /dev/null --header "Authorization: Bearer $token" "$url/api/users/me"; then
    echo "The session of $who ended midway: a call that ends it is not in the list of scripts/conformance.sh" >>"$report"
    return 1
  fi
  for operation in "${ending[@]}"; do
    token=$(sign_in "$who") || fail "$who@reedling.test cannot sign in again."
    run --max-examples 5 --include-operation-id "$operation" --header "Authorization: Bearer $token" >>"$report" 2>&1 || return 1
  done
}

# Proves one after another, and fails if any of them finds a difference.
prove_each() {
  local who broken=0
  trap stop EXIT
  for who in "$@"; do
    if prove "$who"; then
      say "The document against the server, as $who: $(grep -E '^ *[0-9]+ generated' "$folder/$who.txt" || true)"
    else
      cat "$folder/$who.txt" >&2
      broken=1
    fi
  done
  return "$broken"
}

install
cargo build --quiet --package reedling --bin reedling
rm -rf "$folder/school"
REEDLING_DATA_DIR="$folder/school" REEDLING_SCHOOL_TIME_ZONE=Europe/Berlin target/debug/reedling seed-demo >"$folder/seed.log" 2>&1 ||
  fail "the demo school cannot be written; see $folder/seed.log"

if [ $# -gt 0 ]; then
  prove_each "$@" || fail "the server and its document differ."
  exit 0
fi
# Two beside each other: schemathesis makes one request at a time.
say "The document against the server"
(prove_each nobody admin) &
beside=$!
trap 'kill "$beside" 2>/dev/null || true' EXIT
broken=0
(prove_each teacher student parent) || broken=1
wait "$beside" || broken=1
[ "$broken" = 0 ] || fail "the server and its document differ."
