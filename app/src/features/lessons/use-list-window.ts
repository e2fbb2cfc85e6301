import { useMemo, useState } from "react";
import type { LessonFilter } from "@/features/lessons/lesson";
import type { ListWindow } from "@/features/lessons/list-window";
import { openingWindow, windowSize } from "@/features/lessons/list-window";
import { midnight } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";

/**
 * The first row for whoever comes to My Lessons at `now`: what comes next, or before it what is still going on or still
 * to complete today.
 */
const firstRow = (core: Core, lessons: readonly Lesson[], now: string): number => {
  const [at, morning] = [Date.parse(now), Date.parse(midnight(0))];
  let first = core.countBegun(lessons, now);
  for (let row = first - 1; row >= 0; row -= 1) {
    const lesson = lessons[row];
    if (lesson === undefined || Date.parse(lesson.startTime) < morning) break;
    if (Date.parse(lesson.endTime) > at || core.lessonActions(lesson.status).canComplete) first = row;
  }
  return first;
};

interface ListWindowArgs {
  /** Earliest first. */
  lessons: readonly Lesson[];
  /** What they were filtered by: another filter opens the list anew. */
  filter: LessonFilter;
  now: string;
  /** A lesson that the list is opened for. */
  openedFor: string | null;
}

/**
 * The rows of My Lessons that are drawn: from what comes next on, as that is what a teacher looks for, or from the lesson
 * that the list is opened for. What a search finds is shown whole while it is short. While the list stands, its first row
 * stays, though the clock goes on.
 */
export const useListWindow = ({ lessons, filter, now, openedFor }: ListWindowArgs) => {
  const core = useCore();
  const key = JSON.stringify(filter);
  const [opening, setOpening] = useState<{ key: string; now: string; grown: ListWindow | null }>({
    key,
    now,
    grown: null,
  });
  if (opening.key !== key) setOpening({ key, now, grown: null });
  const total = lessons.length;
  const first = useMemo(() => {
    if (filter.search.trim() !== "" && lessons.length <= windowSize) return 0;
    const row = firstRow(core, lessons, opening.now);
    const asked = openedFor === null ? -1 : lessons.findIndex(({ id }) => id === openedFor);
    return asked === -1 ? row : Math.min(row, asked);
  }, [core, lessons, filter.search, opening.now, openedFor]);
  return {
    shown: opening.grown ?? openingWindow(total, first),
    grow: (grown: ListWindow) => setOpening({ ...opening, grown }),
  };
};
