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

/** How much of the week's width a day has, by how many lessons stand side by side in it: so that each has room for its name. */
const shares = [0.7, 1, 1.6, 2.7, 3.3];

/** The shares of the days, which add up to 1. */
export const daySharesOf = ({ days, blocks }: WeekGrid): number[] => {
  const lanes = days.map((_, day) =>
    Math.max(0, ...blocks.filter((block) => block.day === day).map((block) => block.lanes)),
  );
  const isCrowded = Math.max(...lanes) > 1;
  const own = lanes.map((count) => (isCrowded ? (shares[Math.min(count, shares.length - 1)] ?? 1) : 1));
  const all = own.reduce((sum, share) => sum + share, 0);
  return own.map((share) => share / all);
};

/** Where a day stands, as the style of what stands in it. */
export const dayStyle = (dayShares: readonly number[], day: number) => ({
  "--at": dayShares.slice(0, day).reduce((sum, share) => sum + share, 0),
  "--share": dayShares[day],
});

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
