import type { AssignmentDraft } from "@/features/practice/feedback-draft";
import type { Core } from "@/lib/core";
import type { DraftSubject } from "@/lib/drafts/use-draft";

const assignmentsText = (value: unknown) =>
  Array.isArray(value) ? value.map(({ piece }: AssignmentDraft) => piece).join(", ") : "";

/** What the draft of a lesson's feedback is of, wherever it is written, and its fields in words. */
export const feedbackSubject = (core: Core, lessonId: string): DraftSubject => ({
  form: "feedback",
  id: lessonId,
  fields: {
    teacherRating: {
      label: "Rating",
      text: (value) => (typeof value === "number" ? `${value} out of ${core.constants().limits.ratingMax}` : ""),
    },
    content: { label: "Summary" },
    piecesWorkedOn: { label: "Pieces Worked On" },
    areasImproved: { label: "What Improved" },
    areasNeedWork: { label: "What Needs Work" },
    techniqueNotes: { label: "Technique" },
    musicianshipNotes: { label: "Musicianship" },
    practiceAssignments: { label: "Assignments", text: assignmentsText },
    nextLessonGoals: { label: "Goals for the Next Lesson" },
    studentMood: { label: "Mood" },
  },
});
