/** What the teacher's lesson screens say when the server gives no text of its own (Spec §8). */
export const lessonMessages = {
  fetchFailed: "Failed to fetch lessons",
  studentsFailed: "Failed to fetch students",
  created: "Lesson created successfully!",
  createFailed: "Failed to create lesson",
  updated: "Lesson updated successfully!",
  updateFailed: "Failed to update lesson",
  completed: "Lesson completed successfully!",
  completeFailed: "Failed to complete lesson",
  notFound: "Lesson not found",
  notEditable: "This lesson is not scheduled any more, so it cannot be changed. What you typed is still here to copy.",
  feedbackFailed: "The lesson is completed, but the feedback was not saved.",
  cancelledTitle: "Lesson Cancelled",
  cancelled: "The lesson has been cancelled successfully.",
  cancelFailed: "Failed to cancel lesson",
} as const;
