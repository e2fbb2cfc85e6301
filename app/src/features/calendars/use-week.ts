import { useMemo } from "react";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import type { UrlParams } from "@/lib/url-state";
import { readAll, useUrlState } from "@/lib/url-state";

/** A day in the address, if it is one. */
const dayParams = (core: Core): UrlParams<{ date: string | null }> => ({
  date: { name: "date", read: (text) => (core.readDate(text ?? "") === text ? text : null), write: (date) => date },
});

/** The chosen day at an address with that query. */
export const weekDayAt = (core: Core, query: URLSearchParams, today: string): string =>
  readAll(dayParams(core), query).date ?? today;

/** The chosen day, which stands in the address unless it is today; the week is the one that it belongs to. */
export const useWeek = (today: string): readonly [string, (date: string) => void] => {
  const core = useCore();
  const [{ date }, set] = useUrlState(useMemo(() => dayParams(core), [core]));
  return [date ?? today, (next) => set({ date: next === today ? null : next })];
};
