import { queryOptions } from "@tanstack/react-query";
import type { LessonFeedback } from "@/features/practice/practice";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/**
 * GET /api/lesson-feedback: all feedback on the lessons that the caller may see, newest lesson first; its id is the lesson's.
 * It comes page by page.
 */
export const lessonFeedbackQuery = queryOptions({
  queryKey: queryKeys.feedback.all,
  queryFn: async ({ signal }) => {
    const feedback: LessonFeedback[] = [];
    for (;;) {
      const after = feedback.at(-1)?.id;
      const call = api.GET("/api/lesson-feedback", { ...(after && { params: { query: { after } } }), signal });
      const page = await answerOf(call);
      feedback.push(...page);
      const total = Number((await call).response.headers.get("X-Total-Count") ?? feedback.length);
      if (page.length === 0 || feedback.length >= total) return feedback;
    }
  },
});

/** The feedback on one lesson; null where there is none. */
export const feedbackQuery = (lessonId: string) =>
  queryOptions({
    queryKey: queryKeys.feedback.on(lessonId),
    queryFn: async ({ signal }) => {
      const feedback = await answerOf(api.GET("/api/lesson-feedback", { params: { query: { lessonId } }, signal }));
      return feedback.find(({ id }) => id === lessonId) ?? null;
    },
  });
