import { queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import type { LessonList } from "@/features/lessons/lesson-list";
import { lessonsOf } from "@/features/lessons/lesson-list";
import { answerOf, api } from "@/lib/api";
import type { LessonRange } from "@/lib/query-keys";
import { queryKeys } from "@/lib/query-keys";

/**
 * GET /api/teachers/lessons: the lessons that the teacher gives, by start and without their plans, and how many there
 * are; all of them without a range.
 */
export const teacherLessonListQuery = (range: LessonRange = {}) =>
  queryOptions({
    queryKey: queryKeys.lessons.between(range),
    queryFn: ({ signal }): Promise<LessonList> =>
      answerOf(api.GET("/api/teachers/lessons", { params: { query: { ...range, plans: false } }, signal })),
  });

/** An answer is compared with the one before it; the part that is picked from it stays as it is, and so does what is made of it. */
const compareAnswers = (before: unknown, now: unknown) => (Array.isArray(now) ? now : replaceEqualDeep(before, now));

/** The lessons of that list. */
export const teacherLessonsQuery = (range: LessonRange = {}) =>
  queryOptions({ ...teacherLessonListQuery(range), select: lessonsOf, structuralSharing: compareAnswers });
