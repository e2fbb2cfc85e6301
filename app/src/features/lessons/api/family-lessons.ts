import { queryOptions } from "@tanstack/react-query";
import type { LessonList } from "@/features/lessons/lesson-list";
import { answerOf, api } from "@/lib/api";
import { instantOf } from "@/lib/clock";
import type { LessonRange } from "@/lib/query-keys";
import { queryKeys } from "@/lib/query-keys";

/**
 * GET /api/parents/lessons: the lessons of the linked children, by start and without their plans, and how many there
 * are; retried once (Spec §9).
 */
export const familyLessonListQuery = queryOptions({
  queryKey: queryKeys.lessons.family,
  queryFn: ({ signal }): Promise<LessonList> =>
    answerOf(api.GET("/api/parents/lessons", { params: { query: { plans: false } }, signal })),
  retry: 1,
});

/** The next seven days, of which "This Week" tells (Spec §9); both ends belong to them. */
export const nextSevenDays = (now: string): LessonRange => {
  const begin = Date.parse(now);
  return { startDate: instantOf(new Date(begin + 1_000)), endDate: instantOf(new Date(begin + 7 * 86_400_000)) };
};

/** How many scheduled lessons begin in a time, counted by the server, also where the list above is cut. */
export const scheduledCountQuery = (range: LessonRange) =>
  queryOptions({
    queryKey: queryKeys.lessons.familyCount(range),
    queryFn: async ({ signal }) => {
      const query = { ...range, status: "SCHEDULED", plans: false, limit: 1 } as const;
      return (await answerOf(api.GET("/api/parents/lessons", { params: { query }, signal }))).total;
    },
    retry: 1,
  });
