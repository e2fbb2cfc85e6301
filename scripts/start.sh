#!/usr/bin/env bash
# Builds everything, fills a new database with the demo school, and serves it. Settings are Reedling's own REEDLING_*.
source "$(dirname "$0")/lib.sh"

scripts/setup.sh
scripts/wasm.sh
scripts/app.sh
scripts/build.sh

reedling=target/release/reedling
data="${REEDLING_DATA_DIR:-./data}"

# A database that is there already is never touched: not the demo's with what was tried in it, and not a real school's.
demo="$data/.demo-school"
if [ -z "${REEDLING_DATABASE_URL:-}" ] && ! ls "$data"/*.db >/dev/null 2>&1; then
  say "Creating the demo school in $data"
  "$reedling" seed-demo
  touch "$demo"
fi

if [ -f "$demo" ]; then
  cat <<'ACCOUNTS'

  Demo accounts, each with the password  Practice-makes-1t!

    administrator   admin@reedling.test
    teacher         teacher@reedling.test
    student         student@reedling.test
    parent          parent@reedling.test

ACCOUNTS
fi
exec "$reedling" serve
