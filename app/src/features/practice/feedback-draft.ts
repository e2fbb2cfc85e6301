import type { AssignmentDraft, FeedbackDraft } from "reedling-wasm";
import type { LessonFeedback } from "@/features/practice/practice";

/** What is typed in the feedback section, empties included, and one of its assignments. */
export type { AssignmentDraft, FeedbackDraft } from "reedling-wasm";

/** Nothing typed yet. */
export const emptyFeedback: FeedbackDraft = {
  teacherRating: null,
  content: "",
  piecesWorkedOn: "",
  areasImproved: "",
  areasNeedWork: "",
  techniqueNotes: "",
  musicianshipNotes: "",
  practiceAssignments: [],
  nextLessonGoals: "",
  studentMood: "",
};

/** An assignment with nothing in it. */
export const emptyAssignment: AssignmentDraft = {
  piece: "",
  focusAreas: "",
  dailyMinutes: "",
  specificInstructions: "",
};

/** The section as it opens on feedback that is there already. */
export const feedbackDraftOf = (feedback: LessonFeedback): FeedbackDraft => ({
  teacherRating: feedback.teacherRating,
  content: feedback.content,
  piecesWorkedOn: feedback.piecesWorkedOn.join("\n"),
  areasImproved: feedback.areasImproved,
  areasNeedWork: feedback.areasNeedWork,
  techniqueNotes: feedback.techniqueNotes,
  musicianshipNotes: feedback.musicianshipNotes,
  practiceAssignments: feedback.practiceAssignments.map(
    ({ piece, focusAreas, dailyMinutes, specificInstructions }) => ({
      piece,
      focusAreas: focusAreas.join(", "),
      dailyMinutes: dailyMinutes === 0 ? "" : String(dailyMinutes),
      specificInstructions: specificInstructions ?? "",
    }),
  ),
  nextLessonGoals: feedback.nextLessonGoals,
  studentMood: feedback.studentMood ?? "",
});
