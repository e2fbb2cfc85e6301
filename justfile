# Reedling's recipes. `npx --yes rust-just NAME` runs one with nothing but Node and rustup installed.

set shell := ["bash", "-euo", "pipefail", "-c"]

# List the recipes
_default:
    @just --list --unsorted --justfile '{{ justfile() }}'

# Build everything and serve the demo school at http://127.0.0.1:8080
start:
    @scripts/start.sh

# Run every test: core, server on both databases, app, browser
test:
    @scripts/test.sh

# Run the server's tests with NAME in their path, on SQLite and PostgreSQL
test-server *NAME: setup
    @scripts/test-server.sh {{ NAME }}

# Run browser tests alone: files of app/e2e, or options of Playwright such as -g "title"
[positional-arguments]
test-browser *ARGS: app
    @cargo build --quiet --locked --package reedling --bin reedling
    @export REEDLING_CHROMIUM="$(scripts/chromium.sh)" && cd app && npx --no-install playwright test "$@"

# Hold weekly series against the rrule crate and Python, in every time zone at each clock change until 2040
sweep:
    cargo test --quiet --locked --package reedling-core --test sweep -- --ignored --nocapture

# Try the rules and their boundary with random input for so many seconds
fuzz SECONDS="60": setup
    @scripts/fuzz.sh {{ SECONDS }}

# Take the time of signing in while somebody guesses passwords, on a quiet machine
crowds:
    @scripts/crowds.sh

# Serve with reload: the API by cargo, the app by Vite
dev: setup wasm
    @scripts/dev.sh

# Install what is missing; quick when nothing is
setup:
    @scripts/setup.sh

# Build core as a WebAssembly package into wasm/pkg
wasm: setup
    @scripts/wasm.sh

# Build the app into app/dist
app: wasm
    @scripts/app.sh

# Write openapi/openapi.json from the server and openapi/schema.ts from that
openapi: app
    @scripts/openapi.sh

# Write docs/practice-plans.md: ten plans of the built-in planner, to read
practice-plans:
    cargo run --quiet --locked --package reedling-planner --example practice_plans > docs/practice-plans.md

# Print how well the reader of notes reads files of rows as core/planner/tests/notes/fresh-*.json are
read-score +FILES:
    @REEDLING_READ_SCORE="$(realpath {{ FILES }})" cargo test --quiet --locked --package reedling-planner --features schema --test read score_of_files -- --ignored --nocapture

# Build the server with the app inside (release)
build: app
    @scripts/build.sh

# Build the executable to ship (profile dist) into target/package
package: app
    @scripts/package.sh

# Hold the API document against the running server, with schemathesis
conformance: app
    @scripts/conformance.sh

# Format Rust and TypeScript
fmt: setup
    cargo fmt --all
    cargo fmt --manifest-path bench/load/Cargo.toml
    cargo fmt --manifest-path wasm/bindgen/Cargo.toml
    npx --no-install biome check --write .

# Check formats, lints, documentation, types and layers
lint: app
    @scripts/lint.sh

# Print the server's lines by folder, and how many a call has
house:
    @node scripts/house.mjs

# Check licences, sources and known weaknesses of the Rust dependencies; needs the network and cargo-deny
deny:
    cargo deny --all-features check

# Everything a change must pass: lint, generated files unchanged, all tests, the document against the server
ci:
    @scripts/ci.sh

# Bring the database to the newest schema
migrate: build
    target/release/reedling migrate

# Fill the database with demo data, for instance --students 500 --lessons 100000
seed *ARGS: build
    target/release/reedling seed-demo {{ ARGS }}

# Print figures: speed of core, sizes, request rates, memory
bench *ARGS: build
    @scripts/bench.sh {{ ARGS }}

# Print the goals of the screens that a program can measure: loading, interactions, accessibility
figures *ARGS: build
    @scripts/figures.sh {{ ARGS }}

# Take pictures of a running demo server into a folder
screenshots FOLDER *ROUTES: setup
    @REEDLING_CHROMIUM="$(scripts/chromium.sh)" node scripts/screenshots.mjs {{ FOLDER }} {{ ROUTES }}

# Take the pictures of docs/screens from a demo school of their own; names take some of them only
screens *NAMES: app
    @scripts/screens.sh {{ NAMES }}
