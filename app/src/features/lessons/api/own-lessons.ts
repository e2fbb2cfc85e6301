import { queryOptions } from "@tanstack/react-query";
import { lessonKeys } from "@/features/lessons/api/lesson-keys";
import { answerOf, api } from "@/lib/api";

const retryDelay = 1000;

/** GET /api/students/lessons: a student's own lessons, by start; a failed load is tried once more after 1 s (Spec §9). */
export const ownLessons = queryOptions({
  queryKey: [...lessonKeys.all, "own"],
  queryFn: ({ signal }) => answerOf(api.GET("/api/students/lessons", { signal })),
  retry: 1,
  retryDelay,
});
