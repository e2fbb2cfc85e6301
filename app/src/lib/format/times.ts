import { dateFormat } from "@/lib/format/date-format";

const clock = dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "16:00" for an instant, in the browser's zone. */
export const timeText = (instant: string): string => clock().format(new Date(instant));

/** "16:00-16:30" for two instants, in the browser's zone. */
export const timeRangeText = (start: string, end: string): string => `${timeText(start)}-${timeText(end)}`;
