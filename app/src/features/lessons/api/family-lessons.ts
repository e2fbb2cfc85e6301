import { queryOptions } from "@tanstack/react-query";
import type { LessonList } from "@/features/lessons/lesson-list";
import { lessonsOf } from "@/features/lessons/lesson-list";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/**
 * GET /api/parents/lessons: the lessons of the linked children, by start and without their plans, and how many there
 * are; retried once (Spec §9).
 */
export const familyLessonList = queryOptions({
  queryKey: queryKeys.lessons.family,
  queryFn: ({ signal }): Promise<LessonList> =>
    answerOf(api.GET("/api/parents/lessons", { params: { query: { plans: false } }, signal })),
  retry: 1,
});

/** The lessons of that list. */
export const familyLessons = queryOptions({ ...familyLessonList, select: lessonsOf });
