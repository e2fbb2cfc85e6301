"""Writes ../tables/zones.json: weekly series in many zones, as Python's zoneinfo computes them.

Python resolves a local time by the same rule as RFC 5545 when `fold` is 0: a skipped time takes the offset
before the gap, a repeated one is the first. Run it from anywhere: python3 core/tests/oracle/zones.py
"""

import json
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

WEEKS = 4
TIMES = ["00:00", "00:30", "01:30", "02:00", "02:30", "03:00", "09:00", "23:30"]

# Zone, day of the change, what happens on it.
CHANGES = [
    ("Europe/Berlin", "2026-03-29", "an hour is skipped"),
    ("Europe/Berlin", "2026-10-25", "an hour is repeated"),
    ("America/New_York", "2026-03-08", "an hour is skipped"),
    ("America/New_York", "2026-11-01", "an hour is repeated"),
    ("Australia/Lord_Howe", "2025-10-05", "half an hour is skipped"),
    ("Australia/Lord_Howe", "2025-04-06", "half an hour is repeated"),
    ("America/Sao_Paulo", "2018-11-04", "midnight is skipped"),
    ("America/Sao_Paulo", "2018-02-17", "the hour before midnight is repeated"),
    ("Africa/Casablanca", "2024-03-10", "an hour is repeated for Ramadan"),
    ("Africa/Casablanca", "2024-04-14", "an hour is skipped after Ramadan"),
    ("Pacific/Apia", "2011-12-30", "the whole day is skipped"),
    ("Pacific/Apia", "2012-04-01", "an hour is repeated"),
    ("Asia/Kolkata", "2026-03-29", "nothing happens"),
    ("America/St_Johns", "2011-03-13", "an hour is skipped at a minute past midnight"),
    ("America/St_Johns", "2010-11-07", "an hour is repeated at a minute past midnight"),
    ("Asia/Pyongyang", "2018-05-05", "the last half hour of the day before is skipped"),
    ("America/Caracas", "2016-05-01", "half an hour is skipped"),
    ("Europe/Moscow", "2014-10-26", "winter time comes to stay"),
    ("Asia/Gaza", "2015-03-28", "an hour is skipped at midnight"),
    ("America/Asuncion", "2023-03-26", "the hour before midnight is repeated"),
    # Names of old, still understood (D12).
    ("US/Pacific", "2026-03-08", "an hour is skipped"),
    ("Asia/Calcutta", "2026-03-08", "nothing happens"),
]


def instants(zone: str, day: str, time: str) -> list[str]:
    first = datetime.fromisoformat(f"{day}T{time}")
    found = []
    for week in range(WEEKS):
        local = (first + timedelta(weeks=week)).replace(tzinfo=ZoneInfo(zone))
        found.append(local.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"))
    return found


def rows() -> list[dict]:
    found = []
    for zone, change, what in CHANGES:
        for time in TIMES:
            # The change falls on the first, the third and the day before the second lesson.
            for days_before in (0, 14, 6):
                day = (datetime.fromisoformat(change) - timedelta(days=days_before)).date().isoformat()
                title = f"CORE-56 CORE-57 {zone} {change}, {what}: {time} from {day}"
                returns = instants(zone, day, time)
                found.append({"title": title, "args": [day, time, WEEKS, zone], "returns": returns})
    return found


if __name__ == "__main__":
    lines = ",\n".join("    " + json.dumps(row) for row in rows())
    target = Path(__file__).parent.parent / "tables" / "zones.json"
    target.write_text('{\n  "weeklyStarts": [\n' + lines + "\n  ]\n}\n")
