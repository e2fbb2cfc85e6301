/** What the administrator's screens say when the server gives no text of its own. */
export const adminMessages = {
  usersFailed: "Failed to fetch users",
  statsFailed: "Failed to fetch stats",
  activitiesFailed: "Failed to fetch activities",
  teachersFailed: "Failed to fetch teachers",
  parentsFailed: "Failed to fetch parents",
  jobsFailed: "Failed to fetch background jobs",
  createdTitle: "User created",
  createFailedTitle: "Creation failed",
  createFailed: "Failed to create user",
  decisionSaved: "Done",
  decisionFailed: "The decision could not be saved",
  teachingLoading: "Counting students and coming lessons...",
  teachingFailed: "Students and coming lessons could not be counted.",
  retried: "Tried again",
  retryFailed: "The job could not be started again",
} as const;
