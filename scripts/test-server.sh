#!/usr/bin/env bash
# Runs the server's tests whose path contains a text, all without one: on SQLite, and on a PostgreSQL of its own.
source "$(dirname "$0")/lib.sh"

folder=$(mktemp -d)
trap 'scripts/postgres.sh stop "$folder/cluster"; rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM
# PostgreSQL refuses to run as root, so somebody else has to reach the folder.
chmod 755 "$folder"
REEDLING_TEST_POSTGRES_URL=$(scripts/postgres.sh start "$folder/cluster")
export REEDLING_TEST_POSTGRES_URL
cargo test --quiet --locked --package reedling-server --lib --test api -- "$@"
