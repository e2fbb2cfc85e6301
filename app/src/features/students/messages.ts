/** The server's code for an address that another account has. */
export const addressTaken = "address_unavailable";

/** Texts of Spec §8 around students; the server's own text comes first where it has one. */
export const studentMessages = {
  listFailed: "Failed to fetch students",
  parentsFailed: "Failed to fetch parents",
  parentFailed: "Failed to create parent",
  createFailed: "Failed to create student",
  createdTitle: "Success",
  created: "Student created successfully!",
  screenCreated: "Student Created Successfully!",
  screenNext: "They must complete registration and sign in.",
  oneAddressTaken: "One of the two email addresses cannot be used here. Please check both.",
  passwordLost: (name: string) =>
    `The temporary password is shown only once, and that answer was lost. ${name} can get a new one with "Forgot password?" on the sign-in page.`,
  updateFailed: "Failed to update student",
  updated: "Student updated successfully!",
  notSaved: "Not saved here",
  contactNotSaved: "Only the grade is saved. Phone number, emergency contact and address stay as they were.",
  contactKept: "Phone number, emergency contact and address stay as they were.",
  profileFailed: "Failed to load student information",
  unknownError: "Unknown error occurred",
  removedTitle: "Student Removed",
  removed: "The student has been removed from your class successfully.",
  removeFailed: "Failed to remove student. Please try again.",
  errorTitle: "Error",
  examTitle: "Result Recorded",
  examFailed: "Failed to record the exam result",
  plannedTitle: "Exam Planned",
  planFailed: "Failed to plan the exam",
  planPast: "This day has passed. Record the result, or remove the plan.",
  unplannedTitle: "Planned Exam Removed",
  unplanFailed: "Failed to remove the planned exam",
  noParent: "No parent is linked. An administrator can help.",
  parentUnconfirmed: "As you entered it; waiting for their answer",
} as const;
