/** What the administrator's screens say when the server gives no text of its own. */
export const adminMessages = {
  approvalsFailed: "Failed to fetch users",
  approved: "Teacher approved",
  refused: "Registration refused",
  decisionFailed: "The decision could not be saved",
} as const;
