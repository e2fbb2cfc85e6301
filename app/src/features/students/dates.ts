const day = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });
const fullDay = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** The day of an instant in the browser's zone, such as "Thu 6 Mar". */
export const shortDay = (instant: string): string => day.format(new Date(instant)).replace(",", "");

/** The day of an instant with its year, such as "Thu 6 Mar 2025". */
export const longDay = (instant: string): string => fullDay.format(new Date(instant)).replace(",", "");
