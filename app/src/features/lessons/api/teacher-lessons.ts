import { queryOptions } from "@tanstack/react-query";
import type { LessonRange } from "@/features/lessons/api/lesson-keys";
import { lessonKeys } from "@/features/lessons/api/lesson-keys";
import { answerOf, api } from "@/lib/api";

/** GET /api/teachers/lessons: the lessons that the teacher gives, by start; all of them without a range. */
export const teacherLessons = (range: LessonRange = {}) =>
  queryOptions({
    queryKey: lessonKeys.between(range),
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET("/api/teachers/lessons", { params: { query: range }, signal }))).lessons,
  });
