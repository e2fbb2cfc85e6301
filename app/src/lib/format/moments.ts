import { dayOf, shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";
import { wallClock } from "@/lib/time/zone";

/** "Thu 6 Mar 2025, 16:00" for an instant, in the browser's zone. */
export const momentText = (instant: string): string => `${shortDate(dayOf(instant))}, ${timeText(instant)}`;

const hour = 3_600_000;

/** "within the last hour", else "Thu 6 Mar 2025, about 16:00", for a use that is known to the hour. */
export const lastUseText = (instant: string, now: string): string => {
  const at = Date.parse(instant);
  if (Date.parse(now) - at < hour) return "within the last hour";
  const minutes = Number(wallClock(instant).slice(14));
  const nearest = new Date(at + ((minutes < 30 ? 0 : 60) - minutes) * 60_000).toISOString();
  return `${shortDate(dayOf(nearest))}, about ${timeText(nearest)}`;
};
