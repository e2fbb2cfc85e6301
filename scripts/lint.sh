#!/usr/bin/env bash
# Formats, lints, documentation, types, size, and core standing alone in a browser. Needs the app built.
source "$(dirname "$0")/lib.sh"

say "Rust format"
cargo fmt --all --check
cargo fmt --manifest-path bench/load/Cargo.toml --check
cargo fmt --manifest-path wasm/bindgen/Cargo.toml --check
say "TypeScript format and lints"
biome check .
say "TypeScript types"
tsc --noEmit --project app
say "Sizes of the wasm files"
node scripts/wasm-size.mjs
node scripts/wasm-size.mjs --goals
say "Core and the planner alone for WebAssembly"
cargo check --quiet --package reedling-core --package reedling-planner --target wasm32-unknown-unknown
say "Layers"
scripts/layers.sh
say "Ids of statements and rulings"
node scripts/ids.mjs
say "Paths that the documents name"
node scripts/doc-paths.mjs
say "Rust lints"
cargo clippy --quiet --workspace --all-targets -- --deny warnings
say "Rust documentation"
RUSTDOCFLAGS="--deny warnings" cargo doc --quiet --workspace --no-deps --document-private-items
