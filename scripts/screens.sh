#!/usr/bin/env bash
# Takes the pictures of docs/screens from a demo school of its own; names take some of them only.
source "$(dirname "$0")/lib.sh"

cargo build --quiet --locked --package reedling --bin reedling
REEDLING_CHROMIUM=$(scripts/chromium.sh)
export REEDLING_CHROMIUM
exec node scripts/screens/take.mjs docs/screens "$@"
