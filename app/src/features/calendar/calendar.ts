import type { Core } from "@/lib/core";

/** A month with the lessons of each day, from core. */
export type MonthGrid = ReturnType<Core["monthGrid"]>;

/** A day of the grid. */
export type DayCell = MonthGrid["weeks"][number][number];

/** A lesson as a day of the grid shows it. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** Start, an instant. */
  startTime: string;
  status: string;
}
