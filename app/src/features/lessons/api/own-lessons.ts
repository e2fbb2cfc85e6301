import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

const retryDelay = 1000;

/** GET /api/students/lessons: a student's own lessons, by start; a failed load is tried once more after 1 s (Spec §9). */
export const ownLessons = queryOptions({
  queryKey: queryKeys.lessons.own,
  queryFn: ({ signal }) => answerOf(api.GET("/api/students/lessons", { signal })),
  retry: 1,
  retryDelay,
});
