#!/usr/bin/env bash
# Serves the API by cargo and the app by Vite, which reloads what changes; Ctrl-C ends both.
source "$(dirname "$0")/lib.sh"

[ -f app/dist/index.html ] || scripts/app.sh
cargo build --package reedling --bin reedling
target/debug/reedling serve &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null' EXIT
trap 'exit 130' INT TERM
cd app && vite
