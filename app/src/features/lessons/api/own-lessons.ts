import { queryOptions } from "@tanstack/react-query";
import { lessonsOf } from "@/features/lessons/lesson-list";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/**
 * GET /api/students/lessons: a student's own lessons, by start and without their plans, and how many there are; a
 * failed load is tried once more after 1 s (Spec §9).
 */
export const ownLessonListQuery = queryOptions({
  queryKey: queryKeys.lessons.own,
  queryFn: async ({ signal }) => {
    const call = api.GET("/api/students/lessons", { params: { query: { plans: false } }, signal });
    const lessons = await answerOf(call);
    const { response } = await call;
    return { lessons, total: Number(response.headers.get("X-Total-Count") ?? lessons.length) };
  },
  retry: 1,
  retryDelay: 1000,
});

/** The lessons of that list. */
export const ownLessonsQuery = queryOptions({ ...ownLessonListQuery, select: lessonsOf });
