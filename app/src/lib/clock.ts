import { civilOf } from "@/lib/format/dates";

/** This moment, as an RFC 3339 instant in UTC without fractions: the app's only reader of the clock. */
export const now = (): string => instantOf(new Date());

let zone: string | undefined;

/** The browser's IANA time zone. Asked once while a screen is drawn, as asking takes a fraction of a millisecond. */
export const browserZone = (): string => {
  if (zone === undefined) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    queueMicrotask(() => {
      zone = undefined;
    });
  }
  return zone;
};

/** The civil date of a day so many days from today in the browser's zone, `yyyy-MM-dd`. */
export const dayFromToday = (days: number): string => {
  const date = new Date();
  return civilOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days));
};

/** Today's civil date in the browser's zone, `yyyy-MM-dd`. */
export const today = (): string => dayFromToday(0);

/** The civil date of this day so many years from now in the browser's zone, `yyyy-MM-dd`. */
export const yearsFromToday = (years: number): string => {
  const date = new Date();
  return civilOf(new Date(date.getFullYear() + years, date.getMonth(), date.getDate()));
};

/** Midnight of a day so many days from today in the browser's zone, as an instant. */
export const midnight = (daysFromToday: number): string => {
  const date = new Date();
  return instantOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysFromToday));
};

/** An instant without fractions, in UTC. */
export const instantOf = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
