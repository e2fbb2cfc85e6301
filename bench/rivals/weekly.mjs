// A weekly series in a zone, as an application would write it with each library.

import { TZDate } from "@date-fns/tz";
import { addWeeks } from "date-fns";
import rrulePackage from "rrule";

const { RRule } = rrulePackage;

/** By rrule.js with a zone. Its dates are right only where the process's own zone is UTC, so the bench sets that. */
export function rruleWeekly({ date, time, count }, zone) {
  const dtstart = new Date(`${date}T${time}:00Z`);
  const rule = new RRule({ freq: RRule.WEEKLY, count, dtstart, tzid: zone });
  return rule.all().map((start) => start.toISOString());
}

/** By date-fns with its zoned date. */
export function dateFnsWeekly({ date, time, count }, zone) {
  const [year, month, day] = date.split("-").map(Number);
  const [hour, minute] = time.split(":").map(Number);
  const first = new TZDate(year, month - 1, day, hour, minute, zone);
  return Array.from({ length: count }, (_, week) => new Date(addWeeks(first, week).getTime()).toISOString());
}
