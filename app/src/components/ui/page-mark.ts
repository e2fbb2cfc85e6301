import { useLayoutEffect } from "react";

/** What the page as a whole can be marked with, as `data-…` of its root. */
type PageMark = "wide-dialog" | "month-paper" | "plan-paper" | "dialog-paper";

const counts = new Map<PageMark, number>();

const add = (mark: PageMark, change: 1 | -1) => {
  const count = (counts.get(mark) ?? 0) + change;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
};

/**
 * Marks the page while `active`, for styles of what stands elsewhere on it. `body:has(…)` would say the same, but then the
 * browser finds the style of every element anew whenever a dialog or a list comes or goes.
 */
export const usePageMark = (mark: PageMark, active = true) => {
  useLayoutEffect(() => {
    if (!active) return;
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark, active]);
};
