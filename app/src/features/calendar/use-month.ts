import { useSearchParams } from "react-router";
import { civilDay, monthOf } from "@/features/calendar/civil-month";
import { today } from "@/lib/clock";

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

/** The calendar's state; without an address it is today's. */
export const useMonth = (): MonthView => {
  const [params, setParams] = useSearchParams();
  const date = civilDay(params.get("date")) ?? today();

  const selectDate = (next: string) =>
    setParams(
      (present) => {
        const query = new URLSearchParams(present);
        if (next === today()) query.delete("date");
        else query.set("date", next);
        return query;
      },
      { replace: true },
    );

  return {
    date,
    month: monthOf(date),
    selectDate,
    showMonth: (month) => selectDate(month === monthOf(today()) ? today() : `${month}-01`),
    showToday: () => selectDate(today()),
  };
};
