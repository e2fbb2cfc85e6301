import { wallClock } from "@/lib/time/zone";

/** "16:00" for an instant, in the browser's zone. */
export const timeText = (instant: string): string => wallClock(instant).slice(11);

/** "16:00-16:30" for two instants, in the browser's zone. */
export const timeRangeText = (start: string, end: string): string => `${timeText(start)}-${timeText(end)}`;
