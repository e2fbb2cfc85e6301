/** What plan and feedback say when the server gives no text of its own (Spec §2.7, §8). */
export const practiceMessages = {
  noFeedback: "No teacher feedback available for this lesson yet.",
  feedbackFetchFailed: "Failed to fetch feedback",
  feedbackSaved: "Feedback saved.",
  feedbackSaveFailed: "Failed to save feedback",
  planLoading: "Loading practice plan...",
  planFailed: "Failed to load the practice plan",
  planComing: "The practice plan is being made. It appears here by itself.",
  planLate: "The practice plan is not ready yet. Your notes are saved; if it does not appear, tell your administrator.",
  planLateForFamily: "The practice plan is not ready yet. If it does not appear, tell the teacher.",
  planGivenUp: "The practice plan could not be made. The notes are saved; an administrator can have it made again.",
  planGivenUpForFamily:
    "The practice plan could not be made. Please tell the teacher: an administrator can have it made again.",
  todayFailed: "Failed to load today's practice",
  restDay: "A day of rest. Listening to music you love counts too.",
} as const;
