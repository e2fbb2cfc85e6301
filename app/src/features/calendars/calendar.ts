import type { Tint } from "@/components/ui/badge";
import type { Core } from "@/lib/core";

/** A month with the lessons of each day, from core. */
export type MonthGrid = ReturnType<Core["monthGrid"]>;

/** A day of the grid. */
export type DayCell = MonthGrid["weeks"][number][number];

/** How a status looks, and what it is called where colour tells nothing. */
export interface StatusLook {
  color: Tint;
  label: string;
}

/** A lesson as a day of the grid shows it. */
export interface CalendarEntry {
  id: string;
  /** Start, an instant. */
  startTime: string;
  status: string;
}
