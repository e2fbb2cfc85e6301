import { queryOptions } from "@tanstack/react-query";
import { lessonKeys } from "@/features/lessons/api/lesson-keys";
import { answerOf, api } from "@/lib/api";

/** GET /api/parents/lessons: the lessons of the linked children, by start; retried once (Spec §9). */
export const familyLessons = queryOptions({
  queryKey: [...lessonKeys.all, "family"],
  queryFn: async ({ signal }) => (await answerOf(api.GET("/api/parents/lessons", { signal }))).lessons,
  retry: 1,
});
