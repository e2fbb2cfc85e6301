import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FeedbackDraft } from "@/features/practice/feedback-draft";
import { feedbackBody } from "@/features/practice/feedback-draft";
import { answerOf, api } from "@/lib/api";
import { feedbackChanged } from "@/lib/query-keys";

interface WriteCall {
  lessonId: string;
  draft: FeedbackDraft;
}

/** PUT /api/lesson-feedback/{lessonId} (decision D5). */
export const useWriteFeedback = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ lessonId, draft }: WriteCall) =>
      answerOf(
        api.PUT("/api/lesson-feedback/{lesson_id}", {
          params: { path: { lesson_id: lessonId } },
          body: feedbackBody(draft),
        }),
      ),
    onSuccess: () => void feedbackChanged(cache),
  });
};
