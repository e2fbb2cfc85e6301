import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";

/** Keys of the feedback in the cache. */
export const feedbackKeys = { all: ["lesson-feedback"] as const };

/** GET /api/lesson-feedback: feedback on the lessons that the caller may see; its id is the lesson's. */
export const lessonFeedback = queryOptions({
  queryKey: feedbackKeys.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/lesson-feedback", { signal })),
});
