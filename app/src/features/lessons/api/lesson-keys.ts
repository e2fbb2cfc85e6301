import type { QueryClient } from "@tanstack/react-query";

/** Start of the first and of the last lesson that a list holds, both inclusive instants; both absent means all. */
export interface LessonRange {
  startDate?: string;
  endDate?: string;
}

/** Keys of every list of lessons in the cache. */
export const lessonKeys = {
  all: ["lessons"] as const,
  between: (range: LessonRange) => [...lessonKeys.all, "between", range] as const,
};

/** After a change: every list of lessons is stale, and so is the roster, which counts upcoming ones. */
export const lessonsChanged = (cache: QueryClient) => {
  void cache.invalidateQueries({ queryKey: lessonKeys.all });
  void cache.invalidateQueries({ queryKey: ["students"] });
};
