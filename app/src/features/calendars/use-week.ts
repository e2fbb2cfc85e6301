import { isCivil } from "@/lib/format/dates";
import type { UrlParams } from "@/lib/url-state";
import { readAll, useUrlState } from "@/lib/url-state";

/** A day in the address, if it is one. */
const dayParams: UrlParams<{ date: string | null }> = {
  date: { name: "date", read: (text) => (isCivil(text ?? "") ? text : null), write: (date) => date },
};

/** The chosen day at an address with that query. */
export const weekDayAt = (query: URLSearchParams, today: string): string => readAll(dayParams, query).date ?? today;

/** The chosen day, which stands in the address unless it is today; the week is the one that it belongs to. */
export const useWeek = (today: string): readonly [string, (date: string) => void] => {
  const [{ date }, set] = useUrlState(dayParams);
  return [date ?? today, (next) => set({ date: next === today ? null : next })];
};
