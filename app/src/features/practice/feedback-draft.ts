import type { LessonFeedback } from "@/features/practice/practice";
import type { Schemas } from "@/lib/api";

/** One thing to practise, as typed. */
export interface AssignmentDraft {
  piece: string;
  /** Divided by commas. */
  focusAreas: string;
  dailyMinutes: string;
  specificInstructions: string;
}

/** What is typed in the feedback section, empties included. */
export interface FeedbackDraft {
  teacherRating: number | null;
  content: string;
  /** One piece per line. */
  piecesWorkedOn: string;
  areasImproved: string;
  areasNeedWork: string;
  techniqueNotes: string;
  musicianshipNotes: string;
  practiceAssignments: AssignmentDraft[];
  nextLessonGoals: string;
  studentMood: string;
}

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

const parts = (text: string, divider: RegExp): string[] =>
  text
    .split(divider)
    .map((part) => part.trim())
    .filter(Boolean);

const isWritten = (assignment: AssignmentDraft) => Object.values(assignment).some((text) => text.trim() !== "");

/** Whether there is nothing to save. */
export const isEmptyFeedback = ({ teacherRating, practiceAssignments, ...texts }: FeedbackDraft): boolean =>
  teacherRating === null &&
  !practiceAssignments.some(isWritten) &&
  Object.values(texts).every((text) => text.trim() === "");

/** The call's body; blank lines and blank assignments are left out, and null takes back what is empty now. */
export const feedbackBody = (draft: FeedbackDraft): Schemas["WriteFeedbackBody"] => ({
  content: draft.content.trim(),
  piecesWorkedOn: parts(draft.piecesWorkedOn, /\n/),
  areasImproved: draft.areasImproved.trim(),
  areasNeedWork: draft.areasNeedWork.trim(),
  techniqueNotes: draft.techniqueNotes.trim(),
  musicianshipNotes: draft.musicianshipNotes.trim(),
  practiceAssignments: draft.practiceAssignments.filter(isWritten).map((assignment) => ({
    piece: assignment.piece.trim(),
    focusAreas: parts(assignment.focusAreas, /,/),
    dailyMinutes: Math.max(0, Math.round(Number(assignment.dailyMinutes) || 0)),
    specificInstructions: assignment.specificInstructions.trim() || null,
  })),
  nextLessonGoals: draft.nextLessonGoals.trim(),
  teacherRating: draft.teacherRating,
  studentMood: draft.studentMood.trim() || null,
});

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
