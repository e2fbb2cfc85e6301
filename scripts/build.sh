#!/usr/bin/env bash
# Builds the server with the app inside (release).
source "$(dirname "$0")/lib.sh"

say "Building the server (some minutes the first time)"
cargo build --release --package reedling --bin reedling
