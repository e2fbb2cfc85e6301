import { atom, useAtom } from "jotai";
import { useEffect, useState } from "react";
import { browserStorage } from "@/lib/browser-storage";
import { useCore } from "@/lib/core";
import { dateOf, isCivil } from "@/lib/format/dates";
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

const key = "week-days";
const isShortAtom = atom(browserStorage.read(key) === "5");

/** Where days stand side by side. */
const wide = "(width >= 48rem)";

const useIsWide = (): boolean => {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const screen = matchMedia(wide);
    const follow = () => setWide(screen.matches);
    screen.addEventListener("change", follow);
    return () => screen.removeEventListener("change", follow);
  }, []);
  return isWide;
};

/** Whether a day is a Saturday or Sunday. */
const isWeekend = (date: string): boolean => [0, 6].includes(dateOf(date)?.getDay() ?? 1);

/**
 * Whether the week ends on Friday, by the user's own choice, which the browser keeps; a day of the weekend that is asked for
 * is shown all the same, as is every day on a phone. And what chooses.
 */
export const useShortWeek = (
  date: string,
  today: string,
  onDate: (date: string) => void,
): readonly [boolean, (isShort: boolean) => void] => {
  const core = useCore();
  const [isChosen, setChosen] = useAtom(isShortAtom);
  const isWide = useIsWide();
  const choose = (isShort: boolean) => {
    browserStorage.write(key, isShort ? "5" : "7");
    setChosen(isShort);
    let shown = date;
    while (isShort && isWeekend(shown)) shown = core.dayAfterKey(shown, "ArrowLeft") ?? today;
    if (shown !== date && date !== today) onDate(shown);
  };
  return [isChosen && isWide && (date === today || !isWeekend(date)), choose];
};
