#!/usr/bin/env bash
# Writes the API document from the server, and the TypeScript types from the document.
source "$(dirname "$0")/lib.sh"

mkdir -p "$stamps"
cargo run --quiet --package reedling --bin reedling -- openapi >"$stamps/openapi.json"
node openapi/generate.mjs "$stamps/openapi.json"
