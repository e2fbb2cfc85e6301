"""Holds weekly series against Python's zoneinfo: `check.py VERSION`, VERSION being core's tz database.

Reads a line for each series, "ZONE LOCAL_START EPOCH_SECONDS…", and works each lesson out again with fold=0, which
is RFC 5545's rule: a skipped time takes the offset before the gap, a repeated one is the first. Prints one line,
and fails when a lesson differs; with another tz database than core's it only names the zones that do.
"""

import sys
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import TZPATH, ZoneInfo, ZoneInfoNotFoundError


def version() -> str:
    for folder in TZPATH:
        source = Path(folder) / "tzdata.zi"
        if source.exists():
            return source.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# version ")
    return "unknown"


def main() -> int:
    lessons, unknown, differing, shown = 0, set(), set(), []
    for line in sys.stdin:
        name, start, *seconds = line.split()
        try:
            zone = ZoneInfo(name)
        except (ZoneInfoNotFoundError, ValueError):
            unknown.add(name)
            continue
        first = datetime.fromisoformat(start)
        for week, second in enumerate(seconds):
            local = (first + timedelta(weeks=week)).replace(tzinfo=zone)
            lessons += 1
            if int(local.timestamp()) != int(second):
                differing.add(name)
                shown.append(f"{name} {local.isoformat()}: {int(local.timestamp())}, not {second}")
    used = version()
    print(f"{lessons} lessons, tz database {used} (core's is {sys.argv[1]}), {len(shown)} differ", end="")
    print(f"; zones it does not know: {', '.join(sorted(unknown))}" if unknown else "")
    for text in shown[:20]:
        print(text)
    if differing:
        print("zones that differ:", ", ".join(sorted(differing)))
    return 1 if differing and used == sys.argv[1] else 0


if __name__ == "__main__":
    sys.exit(main())
