/** This moment, as an RFC 3339 instant in UTC without fractions: the app's only reader of the clock. */
export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

/** The browser's IANA time zone. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Today's civil date in the browser's zone, `yyyy-MM-dd`. */
export const today = (): string => {
  const date = new Date();
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};
