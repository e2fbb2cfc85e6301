import { instantOf } from "@/lib/clock";
import { civilOf, dateOf } from "@/lib/format/dates";

const parts = (civil: string): [number, number, number] => {
  const [year = 0, month = 1, day = 1] = civil.split("-").map(Number);
  return [year, month, day];
};

/** The day so many days after another, both `yyyy-MM-dd`. */
export const plusDays = (civil: string, days: number): string => {
  const [year, month, day] = parts(civil);
  return civilOf(new Date(year, month - 1, day + days, 12));
};

/** The same day so many months later; the last of the month where it is shorter. */
export const plusMonths = (civil: string, months: number): string => {
  const [year, month, day] = parts(civil);
  const last = new Date(year, month + months, 0, 12).getDate();
  return civilOf(new Date(year, month - 1 + months, Math.min(day, last), 12));
};

/** The month of a day, `yyyy-MM`. */
export const monthOf = (civil: string): string => civil.slice(0, 7);

/** The Sunday of a day's week. */
export const weekStart = (civil: string): string => plusDays(civil, -(dateOf(civil)?.getDay() ?? 0));

const margin = 7;

/** From a week before a month to a week after it, as instants: every day that its grid can show. */
export const gridRange = (month: string): { startDate: string; endDate: string } => {
  const [year, number] = parts(month);
  return {
    startDate: instantOf(new Date(year, number - 1, 1 - margin)),
    endDate: instantOf(new Date(year, number, 1 + margin)),
  };
};

/** A day that an address names, if it is one. */
export const civilDay = (text: string | null): string | null => {
  const date = dateOf(text ?? "");
  return date !== undefined && civilOf(date) === text ? text : null;
};
