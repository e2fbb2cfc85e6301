import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FeedbackDraft } from "@/features/practice/feedback-draft";
import { answerOf, api } from "@/lib/api";
import { useCore } from "@/lib/core";
import { feedbackChanged } from "@/lib/query-keys";

interface WriteCall {
  lessonId: string;
  draft: FeedbackDraft;
}

/** PUT /api/lesson-feedback/{lessonId} (decision D5). */
export const useWriteFeedback = () => {
  const core = useCore();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ lessonId, draft }: WriteCall) =>
      answerOf(
        api.PUT("/api/lesson-feedback/{lesson_id}", {
          params: { path: { lesson_id: lessonId } },
          body: core.writtenFeedback(draft),
        }),
      ),
    onSuccess: () => void feedbackChanged(cache),
  });
};
