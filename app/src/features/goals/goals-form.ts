import type { FormAnswer } from "@/features/goals/goals";
import { answerText } from "@/features/goals/goals";
import type { Core } from "@/lib/core";
import type { DraftFields } from "@/lib/drafts/use-draft";
import { countText } from "@/lib/format/counts";
import type { Edit } from "@/lib/goals";

/** The notes, what was changed by hand in the goals, and the answer about the body. All is one draft. */
export interface GoalsForm {
  teacherNotes: string;
  goalEdits: Edit[];
  /** Null while nothing else than the careful answer was chosen. */
  bodyAnswer: FormAnswer | null;
  privateNotes: string;
}

/** Name of Complete Lesson among the drafts. */
export const completeForm = "complete-lesson";

/** The fields in words. */
export const goalsFields: DraftFields = {
  teacherNotes: { label: "Notes" },
  goalEdits: {
    label: "Goals",
    text: (edits: unknown) => countText(Array.isArray(edits) ? edits.length : 0, "change"),
  },
  bodyAnswer: { label: "How Much Practice", text: (answer: unknown) => answerText(answer as FormAnswer | null) },
  privateNotes: { label: "Private Note" },
};

/** What breaks a rule in the notes. */
export const checkNotes = (core: Core, { teacherNotes, privateNotes }: GoalsForm) =>
  core.checkCompleteLesson({ teacherNotes, privateNotes });
