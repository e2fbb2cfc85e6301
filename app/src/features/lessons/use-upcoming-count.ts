import { useMemo } from "react";
import { lessonRow } from "@/features/lessons/lesson";
import type { LessonList } from "@/features/lessons/lesson-list";
import { useCore } from "@/lib/core";

/** How many lessons are upcoming at a moment: counted anew as lessons begin, unless the list was cut. */
export const useUpcomingCount = ({ lessons, total, counts }: LessonList, now: string): number => {
  const core = useCore();
  const isCut = total > lessons.length;
  return useMemo(
    () => (isCut ? counts.upcoming : core.lessonCounts(lessons.map(lessonRow), now).upcoming),
    [core, isCut, lessons, counts, now],
  );
};
