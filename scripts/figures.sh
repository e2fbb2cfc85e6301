#!/usr/bin/env bash
# Prints the goals of the screens that a program can measure, of the optimised server (`just build`). Names choose parts
# (loads interactions pages journeys jobs completions fonts, and lighthouse, which npx fetches); --runs 1 and --turns 5 are
# quicker.
source "$(dirname "$0")/lib.sh"

REEDLING_CHROMIUM=$(scripts/chromium.sh)
export REEDLING_CHROMIUM
# Colours, the timing of loaders and the specified texts are held by tests that need no browser (goals 4, 5, 20 and 26).
(cd app && vitest run --silent --reporter=dot \
  src/styles/contrast.test.ts src/components/ui/skeleton.test.tsx src/testing/specified-texts.test.ts)
exec node scripts/figures/run.mjs --held 4,5,20,26 "$@"
