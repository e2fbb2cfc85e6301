import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { civilDay, monthOf } from "@/features/calendar/civil-month";
import { today } from "@/lib/clock";

/** What a calendar shows: a chosen day and a month, both kept in the address (`date`, `month`). */
export interface MonthView {
  /** Chosen day, `yyyy-MM-dd`. */
  date: string;
  /** Month on screen, `yyyy-MM`. */
  month: string;
  selectDate: (date: string) => void;
  showMonth: (month: string) => void;
  showToday: () => void;
}

/** The calendar's state; without an address it is today's. The month stands in the address only while it is another than the day's. */
export const useMonth = (): MonthView => {
  const [params, setParams] = useSearchParams();
  const date = civilDay(params.get("date")) ?? today();
  const asked = params.get("month");
  const month = asked !== null && civilDay(`${asked}-01`) !== null ? asked : monthOf(date);

  const go = useCallback(
    (nextDate: string, nextMonth: string) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          if (nextDate === today()) next.delete("date");
          else next.set("date", nextDate);
          if (nextMonth === monthOf(nextDate)) next.delete("month");
          else next.set("month", nextMonth);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return {
    date,
    month,
    selectDate: (next) => go(next, monthOf(next)),
    showMonth: (next) => go(date, next),
    showToday: () => go(today(), monthOf(today())),
  };
};
