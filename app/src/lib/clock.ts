import { civilOf, dateOf } from "@/lib/format/dates";
import { dayStart, wallClock } from "@/lib/time/zone";

/** This moment, as an RFC 3339 instant in UTC without fractions: the app's only reader of the clock. */
export const now = (): string => instantOf(new Date());

/** Today's civil date in the browser's zone, `yyyy-MM-dd`. */
export const today = (): string => wallClock(now()).slice(0, 10);

/** A civil date that differs from today's by so many years and days. */
const fromToday = (years: number, days: number): string => {
  const date = dateOf(today()) ?? new Date();
  date.setFullYear(date.getFullYear() + years, date.getMonth(), date.getDate() + days);
  return civilOf(date);
};

/** The civil date of a day so many days from today in the browser's zone, `yyyy-MM-dd`. */
export const dayFromToday = (days: number): string => fromToday(0, days);

/** The civil date of this day so many years from now in the browser's zone, `yyyy-MM-dd`. */
export const yearsFromToday = (years: number): string => fromToday(years, 0);

/** Midnight of a day so many days from today in the browser's zone, as an instant. */
export const midnight = (daysFromToday: number): string => dayStart(dayFromToday(daysFromToday));

/** An instant without fractions, in UTC. */
export const instantOf = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
