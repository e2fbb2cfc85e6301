#!/usr/bin/env bash
# Builds the app into app/dist when something it is made of has changed.
source "$(dirname "$0")/lib.sh"

inputs=$(
  {
    find app -mindepth 1 -maxdepth 1 ! -name dist ! -name node_modules ! -name e2e ! -name test-results -print0 |
      LC_ALL=C sort -z | while IFS= read -r -d '' path; do hash_of "$path"; done
    hash_of wasm/pkg wasm/pkg-goals openapi/schema.ts package-lock.json scripts/app.sh
  } | sha256
)
if [ -f app/dist/index.html ] && is_fresh app "$inputs"; then exit 0; fi

say "Building the app"
(cd app && vite build --logLevel warn && node scripts/prerender.mjs && node scripts/compress.mjs)
stamp app "$inputs"
