import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/parents/lessons: the lessons of the linked children, by start; retried once (Spec §9). */
export const familyLessons = queryOptions({
  queryKey: queryKeys.lessons.family,
  queryFn: async ({ signal }) => (await answerOf(api.GET("/api/parents/lessons", { signal }))).lessons,
  retry: 1,
});
