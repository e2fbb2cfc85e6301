import { isCivil, monthOf } from "@/lib/format/dates";
import type { UrlParams } from "@/lib/url-state";
import { readAll, useUrlState } from "@/lib/url-state";
import { useStable } from "@/lib/use-stable";

/** What a calendar shows: a chosen day and a month, both kept in the address. */
export interface MonthView {
  /** Chosen day, `yyyy-MM-dd`. */
  date: string;
  /** The month on screen, `yyyy-MM`: the day's own, until a key has led into another. */
  month: string;
  selectDate: (date: string) => void;
  /** Goes to a month and chooses a day there: today if it is in it, else its first. */
  showMonth: (month: string) => void;
  /** Turns to a month and leaves the chosen day as it is. */
  turnTo: (month: string) => void;
  showToday: () => void;
}

interface Addressed {
  date: string | null;
  turned: string | null;
}

/** A day and a month in the address, if they are ones. */
const monthParams: UrlParams<Addressed> = {
  date: { name: "date", read: (text) => (isCivil(text ?? "") ? text : null), write: (date) => date },
  turned: { name: "month", read: (text) => (isCivil(`${text}-01`) ? text : null), write: (month) => month },
};

const shownOf = ({ date: chosen, turned }: Addressed, today: string) => {
  const date = chosen ?? today;
  return { date, month: turned ?? monthOf(date) };
};

/** The chosen day and the month that the calendar shows at an address with that query. */
export const monthAt = (query: URLSearchParams, today: string) => shownOf(readAll(monthParams, query), today);

/** The calendar's state; without an address it is today's. */
export const useMonth = (today: string): MonthView => {
  const [addressed, set] = useUrlState(monthParams);
  const { date, month } = shownOf(addressed, today);
  const selectDate = (next: string) => set({ date: next === today ? null : next, turned: null });
  const handlers = useStable({
    selectDate,
    showMonth: (month: string) => selectDate(month === monthOf(today) ? today : `${month}-01`),
    turnTo: (month: string) => set({ turned: month === monthOf(date) ? null : month }),
    showToday: () => selectDate(today),
  });
  return { date, month, ...handlers };
};
