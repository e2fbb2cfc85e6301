import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/lesson-feedback: feedback on the lessons that the caller may see; its id is the lesson's. */
export const lessonFeedback = queryOptions({
  queryKey: queryKeys.feedback.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/lesson-feedback", { signal })),
});
