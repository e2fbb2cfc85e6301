import { useMemo } from "react";
import { lessonRow } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";
import { oncePer } from "@/lib/once-per";
import { browserZone } from "@/lib/time/zone";

/** Lays out lessons in the days of a month, `yyyy-MM`, once for each list: turning back to a month costs nothing. */
export const useMonthGrids = (room: number, today: string) => {
  const core = useCore();
  return useMemo(
    () =>
      oncePer((lessons: readonly Lesson[], month: string) =>
        core.monthGrid(month, lessons.map(lessonRow), room, today, browserZone()),
      ),
    [core, room, today],
  );
};
