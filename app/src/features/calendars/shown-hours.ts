import type { RefObject } from "react";
import { useLayoutEffect, useRef } from "react";
import type { WeekEntry, WeekGrid } from "@/features/calendars/week";

/** Where the sheet shows one day (`max-md`); asking for the width of a day would lay out what is not finished. */
const phone = "(width < 48rem)";

/** Minutes above the first lesson that stay in sight. */
const before = 45;
/** What an empty week shows first. */
const morning = 8 * 60;

/** The minute with which a week is opened: some time before its first lesson that was not cancelled. */
export const firstMinute = (
  { days, blocks }: WeekGrid,
  entries: readonly WeekEntry[],
  selected: string,
  isOneDay: boolean,
): number => {
  const starts = blocks
    .filter(({ day, lesson }) => (!isOneDay || days[day]?.date === selected) && entries[lesson]?.status !== "CANCELLED")
    .map(({ from }) => from);
  return starts.length === 0 ? morning : Math.min(...starts) - before;
};

/** Scrolls the hours so that a week begins where its lessons do, and so that a lesson that is being moved stays in sight. */
export const useShownHours = (
  week: RefObject<HTMLElement | null>,
  grid: WeekGrid,
  entries: readonly WeekEntry[],
  selected: string,
) => {
  const shown = useRef<string>(undefined);
  const held = entries.find(({ isHeld }) => isHeld)?.id;
  const lastHeld = useRef<string>(undefined);

  useLayoutEffect(() => {
    const box = week.current;
    if (box === null) return;
    const isOneDay = matchMedia(phone).matches;
    const view = `${isOneDay ? selected : grid.days[0]?.date} ${grid.blocks.length > 0}`;
    const moved = held ?? lastHeld.current;
    lastHeld.current = held;
    if (moved !== undefined) {
      shown.current = view;
      const blocks = [...box.querySelectorAll<HTMLElement>("[data-lesson]")];
      blocks.find(({ dataset }) => dataset.lesson === moved)?.scrollIntoView?.({ block: "nearest" });
      return;
    }
    if (view === shown.current) return;
    shown.current = view;
    const hour = box.querySelector<HTMLElement>(".week-body")?.offsetHeight ?? 0;
    const minutes = 60 * (grid.lastHour - grid.firstHour);
    const from = firstMinute(grid, entries, selected, isOneDay) - 60 * grid.firstHour;
    box.scrollTop = Math.max(0, (from / minutes) * hour);
  });
};
