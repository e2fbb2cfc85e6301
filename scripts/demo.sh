#!/usr/bin/env bash
# Fills a new database with the demo school, tells its accounts, and serves it: demo.sh REEDLING, the executable.
source "$(dirname "$0")/lib.sh"

reedling=$1
data="${REEDLING_DATA_DIR:-./data}"
demo="$data/.demo-school"

# Only a database that this makes itself is filled: what was tried in the demo stays, and a real school's is not touched.
if [ -n "${REEDLING_DATABASE_URL:-}" ]; then
  say "Serving the database of REEDLING_DATABASE_URL as it is ('just seed' fills it with the demo school)"
elif [ ! -e "$data/reedling.db" ]; then
  say "Creating the demo school in $data"
  # Beside its place: one that was broken off is never served.
  unfinished="$data/.demo-unfinished"
  rm -rf "$unfinished"
  (umask 077 && mkdir -p "$unfinished")
  if [ -e "$data/secret.key" ]; then cp -p "$data/secret.key" "$unfinished/"; fi
  REEDLING_DATA_DIR="$unfinished" "$reedling" seed-demo || fail "the demo school could not be made."
  touch "$demo"
  find "$unfinished" -mindepth 1 -maxdepth 1 ! -name reedling.db -exec mv {} "$data/" \;
  # Last: what is served is there whole.
  mv "$unfinished/reedling.db" "$data/"
  rm -r "$unfinished"
fi

if [ -e "$demo" ]; then
  cat <<'ACCOUNTS'

  Demo accounts, each with the password  Practice-makes-1t!

    administrator   admin@reedling.test
    teacher         teacher@reedling.test
    student         student@reedling.test
    parent          parent@reedling.test
    a teacher who waits for the administrator's approval: waiting@reedling.test

  The address follows when the server is ready. Ctrl-C ends it; the data stays in the folder.

ACCOUNTS
fi
exec "$reedling" serve
