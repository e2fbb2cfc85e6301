#!/usr/bin/env bash
# Prints the goals of the screens that a program can measure, of the app as `just start` serves it. Names choose parts
# (loads interactions pages journeys, and lighthouse, which npx fetches); --runs 1 and --turns 5 are quicker.
source "$(dirname "$0")/lib.sh"

REEDLING_CHROMIUM=$(scripts/chromium.sh)
export REEDLING_CHROMIUM
# Colours and loader times are held by tests that need no browser (goals 4, 5 and 20).
(cd app && vitest run --silent --reporter=dot src/styles/contrast.test.ts)
exec node scripts/figures/run.mjs "$@"
