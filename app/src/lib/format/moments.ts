import { shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

/** "Thu 6 Mar 2025, 16:00" for an instant, in the browser's zone. */
export const momentText = (instant: string): string => `${shortDate(new Date(instant))}, ${timeText(instant)}`;

const hour = 3_600_000;

/** "within the last hour", else "Thu 6 Mar 2025, about 16:00", for a use that is known to the hour. */
export const lastUseText = (instant: string, now: string): string => {
  const at = new Date(instant);
  if (Date.parse(now) - at.getTime() < hour) return "within the last hour";
  at.setMinutes(at.getMinutes() < 30 ? 0 : 60, 0, 0);
  return `${shortDate(at)}, about ${timeText(at.toISOString())}`;
};
