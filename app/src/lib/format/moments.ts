import { shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

/** "Thu 6 Mar 2025, 16:00" for an instant, in the browser's zone. */
export const momentText = (instant: string): string => `${shortDate(new Date(instant))}, ${timeText(instant)}`;
