import type { Tint } from "@/components/ui/badge";
import type { Core } from "@/lib/core";
import { timeText } from "@/lib/format/times";

/** A week with the places of its lessons, from core. */
export type WeekGrid = ReturnType<Core["weekGrid"]>;

/** A day of the week. */
export type WeekDay = WeekGrid["days"][number];

/** The part of a lesson that falls on one day. */
export type WeekBlock = WeekGrid["blocks"][number];

/** A lesson as the week draws it; a block names it by its position in the list. */
export interface WeekEntry {
  id: string;
  /** The civil date on which it starts. */
  date: string;
  /** "16:00". */
  time: string;
  /** What its reader looks for. */
  name: string;
  /** What stands for the name where there is no room for one. */
  initials: string;
  /** Its name for who does not see where it stands. */
  label: string;
  status: string;
  color: Tint;
  statusLabel: string;
  canMove: boolean;
  /** In somebody's hand, between two places. */
  isHeld: boolean;
  /** On its way to the server. */
  isBusy: boolean;
}

/** The minute of the day that the clock shows at an instant. */
export const minuteOfDay = (instant: string): number => {
  const [hours = 0, minutes = 0] = timeText(instant).split(":").map(Number);
  return 60 * hours + minutes;
};

/** What a day's clocks do, in words; nothing on most days. */
export const clockChangeText = ({ clockChange }: WeekDay): string | null => {
  if (clockChange === 0) return null;
  return clockChange > 0 ? `Clocks go forward ${clockChange} min` : `Clocks go back ${-clockChange} min`;
};
