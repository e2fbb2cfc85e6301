import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import type { LessonRange } from "@/lib/query-keys";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/teachers/lessons: the lessons that the teacher gives, by start; all of them without a range. */
export const teacherLessons = (range: LessonRange = {}) =>
  queryOptions({
    queryKey: queryKeys.lessons.between(range),
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET("/api/teachers/lessons", { params: { query: range }, signal }))).lessons,
  });
