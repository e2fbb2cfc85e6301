#!/usr/bin/env bash
# Fails when a layer names one that it must not know (docs/architecture.md has the table).
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

keep core/src '\b(Utc|Local)::now\b|SystemTime|Instant::now|std::env' "core takes the time as an argument and reads no environment"
keep core/src '\b(poem|sea_orm|tokio|rand|chrono_tz)::' "core is pure: no server, database, runtime, chance or zone tables"
keep core/planner/src '\b(Utc|Local)::now\b|SystemTime|Instant::now|std::env' "the planner takes the time as an argument and reads no environment"
keep core/planner/src '\b(poem|sea_orm|tokio|rand|chrono_tz)::' "the planner is pure: no server, database, runtime, chance or zone tables"
keep core/src '\breedling_planner\b' "core knows nothing of the planner, which is built on it"
keep wasm/src '\bchrono::(Days|Months|TimeDelta|Duration|Datelike)\b' "wasm translates; date arithmetic belongs to core"
keep server/src/http '\bsea_orm\b|\b(entities|store)::' "http reaches data through services"
keep server/src/api '\bsea_orm\b|\b(entities|store|services)::' "api is what calls share; it knows no use case"
keep server/src/services '\bpoem(_openapi)?::|\bhttp::' "services speak of use cases, not of HTTP"
keep server/src/services '\bbegin_(write|immediate)\b|\bActivityKind::|\bactivities::record\b' "a use case has its transaction by AppState::write and its line in the trail by an event of audit"
keep server/src/audit '\bpoem(_openapi)?::|crate::(services|http)\b' "audit knows records and the store"
keep server/src/store '\bpoem(_openapi)?::|crate::(services|http)\b' "store knows entities and core types"
keep server/src/entities 'crate::(services|http|store)\b' "entities know nothing above them"
[ "$broken" = 0 ] || fail "a layer reaches where it must not."
