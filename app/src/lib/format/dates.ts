import { dateFormat } from "@/lib/format/date-format";
import { wallClock } from "@/lib/time/zone";

/** A civil date `yyyy-MM-dd` as the local noon of that day, for libraries that count in `Date`. */
export const dateOf = (civil: string): Date | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(civil);
  return match === null ? undefined : new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]), 12);
};

/** The civil date `yyyy-MM-dd` of a `Date`, in the browser's zone. */
export const civilOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");

/** The day of an instant in the browser's zone, as its noon. */
export const dayOf = (instant: string): Date => dateOf(wallClock(instant).slice(0, 10)) ?? new Date(instant);

/** Whether a text is a civil date `yyyy-MM-dd` that there is. */
export const isCivil = (text: string): boolean => {
  const date = dateOf(text);
  return date !== undefined && civilOf(date) === text;
};

/** The month `yyyy-MM` of a civil date. */
export const monthOf = (civil: string): string => civil.slice(0, 7);

const short = dateFormat({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
const long = dateFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const monthOnly = dateFormat({ month: "long", year: "numeric" });

/** Three letters for every month: British English has four for September alone. */
const monthShort = (month: string | undefined) => month?.slice(0, 3);

const partsOf = (format: () => Intl.DateTimeFormat, date: Date): Record<string, string> =>
  Object.fromEntries(
    format()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

/** "Thu 6 Mar 2025" for a `Date`, in the browser's zone. */
export const shortDate = (date: Date): string => {
  const text = partsOf(short, date);
  return `${text.weekday} ${text.day} ${monthShort(text.month)} ${text.year}`;
};

/** "Thu 6 Mar", for a list within one year. */
export const shortDay = (date: Date): string => {
  const text = partsOf(short, date);
  return `${text.weekday} ${text.day} ${monthShort(text.month)}`;
};

/** "Thu 6 Mar" of a civil date `yyyy-MM-dd`; what is no date stays as it is. */
export const civilDay = (civil: string): string => {
  const date = dateOf(civil);
  return date === undefined ? civil : shortDay(date);
};

/** "Friday 7 March", for a day of a month on screen. */
export const longDay = (date: Date): string => {
  const text = partsOf(long, date);
  return `${text.weekday} ${text.day} ${text.month}`;
};

/** "Friday 7 March 2025". */
export const longDate = (date: Date): string => `${longDay(date)} ${date.getFullYear()}`;

const weekdayShort = dateFormat({ weekday: "short" });
const weekdayLong = dateFormat({ weekday: "long" });

/** "Thu" and "Thursday". */
export const weekdayNames = (date: Date): [short: string, long: string] => [
  weekdayShort().format(date),
  weekdayLong().format(date),
];

/** "March 2025". */
export const monthName = (date: Date): string => monthOnly().format(date);
