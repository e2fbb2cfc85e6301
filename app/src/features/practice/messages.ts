/** What plan and feedback say when the server gives no text of its own (Spec §2.7, §8). */
export const practiceMessages = {
  noFeedback: "No teacher feedback available for this lesson yet.",
  feedbackFetchFailed: "Failed to fetch feedback",
  feedbackSaved: "Feedback saved.",
  feedbackSaveFailed: "Failed to save feedback",
  planComing: "The practice plan is being made. Look again in a moment.",
  restDay: "A day of rest. Listening to music you love counts too.",
} as const;
