#!/usr/bin/env bash
# Builds the executable to ship and packs it with its licence, guides, service file and image recipe into target/package.
source "$(dirname "$0")/lib.sh"

say "Building the executable to ship (profile dist)"
cargo build --profile dist --package reedling --bin reedling
name="reedling-$(target/dist/reedling --version | awk '{print $2}')-$(rustc -vV | sed -n 's/^host: //p')"
folder="target/package/$name"
rm -rf "$folder"
mkdir -p "$folder"
cp target/dist/reedling LICENSE README.md CHANGELOG.md docs/operation.md scripts/packaging/* "$folder/"
tar -czf "$folder.tar.gz" -C target/package "$name"
ls -lh "$folder.tar.gz"
