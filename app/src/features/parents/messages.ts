/** Texts of Spec §2.8 and §8 on the parent's screens. */
export const familyMessages = {
  dashboardFailed: "Unable to load parent dashboard",
  dashboardHint: "Please try again later",
  lessonsFailed: "Unable to Load Lessons",
  childrenFailed: "Unable to Load Children",
  noChildren: "No Children Linked Yet",
  noChildrenHint: "Ask the school's administrator to link your child to this account.",
  answerFirst: "A child shows here once you accept the teacher's request above.",
  passwordFirst:
    "Please set your own password first, as it says above. If no child shows after that, ask the school's administrator.",
  requestsFailed: "Unable to load the requests of teachers. Please try again later.",
  accepted: "Request Accepted",
  refused: "Request Refused",
  answerFailed: "Your Answer Was Not Saved",
  answered: "Answered Already",
  answerLost: "No Answer Came",
  answerLostHint: "Your answer may have been saved all the same. If the request is gone from here, it was.",
} as const;
