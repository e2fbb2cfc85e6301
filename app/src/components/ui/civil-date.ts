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

const parts = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** "Thu 6 Mar 2025" for a `Date`, in the browser's zone. */
export const shortDate = (date: Date): string => {
  const text = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${text.weekday} ${text.day} ${text.month} ${text.year}`;
};
