#!/usr/bin/env bash
# Builds the server with the app inside (release).
source "$(dirname "$0")/lib.sh"

[ -x target/release/reedling ] || say "Building the server (some minutes the first time)"
cargo build --quiet --release --package reedling-server --bin reedling
