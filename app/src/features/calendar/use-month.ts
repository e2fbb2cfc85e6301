import { civilDay, monthOf } from "@/features/calendar/civil-month";
import type { UrlParams } from "@/lib/url-state";
import { useUrlState } from "@/lib/url-state";

/** What a calendar shows: a chosen day, kept in the address (`date`), and the month that it is in. */
export interface MonthView {
  /** Chosen day, `yyyy-MM-dd`. */
  date: string;
  /** Its month, `yyyy-MM`. */
  month: string;
  selectDate: (date: string) => void;
  /** Goes to a month: to today if it is in it, else to its first day. */
  showMonth: (month: string) => void;
  showToday: () => void;
}

const params: UrlParams<{ date: string | null }> = {
  date: { name: "date", read: civilDay, write: (date) => date },
};

/** The calendar's state; without an address it is today's. */
export const useMonth = (today: string): MonthView => {
  const [{ date: chosen }, set] = useUrlState(params);
  const date = chosen ?? today;
  const selectDate = (next: string) => set({ date: next === today ? null : next });
  return {
    date,
    month: monthOf(date),
    selectDate,
    showMonth: (month) => selectDate(month === monthOf(today) ? today : `${month}-01`),
    showToday: () => selectDate(today),
  };
};
