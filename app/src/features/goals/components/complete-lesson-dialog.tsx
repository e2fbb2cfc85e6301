import type { ReactNode } from "react";
import { useState } from "react";
import { FormDialog } from "@/components/data/form-dialog";
import { LessonNamed } from "@/components/data/lesson-named";
import { Notice } from "@/components/ui/notice";
import { CompletedOtherwise, useCompleteLesson } from "@/features/goals/api/complete-lesson";
import { CompletedOtherwiseNotice } from "@/features/goals/components/completed-otherwise-notice";
import { useNoteAndGoals } from "@/features/goals/components/note-and-goals";
import { OptionalPart } from "@/features/goals/components/optional-part";
import { mayChange } from "@/features/goals/goal-window";
import type { GoalsForm } from "@/features/goals/goals-form";
import { checkNotes, completeForm, goalsFields } from "@/features/goals/goals-form";
import { goalMessages } from "@/features/goals/messages";
import type { CarriedWork } from "@/features/goals/opened-goals";
import { UnfinishedBoxes, useUnfinishedBoxes } from "@/features/goals/unfinished";
import { ApiError } from "@/lib/api";
import { now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import type { KeptDraft } from "@/lib/drafts/use-draft";
import { joinedDrafts, noDraft } from "@/lib/drafts/use-draft";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { failureText, successText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { showToast } from "@/lib/toasts";

interface CompleteLessonDialogProps {
  onClose: () => void;
  /** Null when the lesson is not there any more. */
  lesson: Lesson | null;
  /** The fields of the optional feedback section. */
  feedback: ReactNode;
  /** What an earlier time left in the feedback section. */
  feedbackDraft?: KeptDraft;
  /** Whether something is marked as wrong in the feedback section. */
  isFeedbackWrong?: boolean;
  /** Whether the feedback section may be sent; what is wrong shows under its fields. */
  isFeedbackValid: () => Promise<boolean>;
  /** Saves what the feedback section holds, after the lesson is completed; nothing when it is empty. */
  saveFeedback: (lesson: Lesson) => Promise<void>;
  /** The lesson as it is after completion, with its practice plan. */
  onCompleted: (lesson: Lesson) => void;
  /** Goes on in Change Goals with what was typed: the lesson was completed otherwise meanwhile. */
  onChangeGoals: (lesson: Lesson, carried: CarriedWork) => void;
}

/** Code of a refusal by the feedback section. */
const wrongFeedback = "wrong_feedback";

/** 'Complete Lesson': notes, from which the practice plan is made, and optional feedback. Mounted while open. */
export const CompleteLessonDialog = ({
  onClose,
  lesson,
  feedback,
  feedbackDraft = noDraft,
  isFeedbackWrong = false,
  isFeedbackValid,
  saveFeedback,
  onCompleted,
  onChangeGoals,
}: CompleteLessonDialogProps) => {
  const core = useCore();
  const complete = useCompleteLesson();
  const [opened] = useState(now);
  // Set once the lesson is completed: what is left to save is the feedback alone.
  const [completed, setCompleted] = useState<Lesson | null>(null);
  const [unsaved, setUnsaved] = useState<string | null>(lesson === null ? goalMessages.notFound : null);
  const [otherwise, setOtherwise] = useState<CompletedOtherwise | null>(null);
  const { boxes, isUnfinished } = useUnfinishedBoxes();

  const finish = async (done: Lesson) => {
    setUnsaved(null);
    try {
      await saveFeedback(done);
      onCompleted(done);
    } catch (problem) {
      setUnsaved(`${goalMessages.feedbackFailed} ${failureText(problem, "")}`.trim());
    }
  };

  // What was written down before: in a lesson note, or while the lesson was scheduled or edited.
  const [begun] = useState(
    (): GoalsForm => ({
      teacherNotes: (lesson === null ? null : core.shownNotes(lesson.teacherNotes, lesson.notes)) ?? "",
      goalEdits: [],
      bodyAnswer: null,
      privateNotes: "",
    }),
  );
  const { form, submit, failure, draft, isBusy } = useDraftForm<GoalsForm, Lesson>({
    defaultValues: begun,
    check: (typed) => checkNotes(core, typed),
    call: async ({ teacherNotes, goalEdits, bodyAnswer, privateNotes }) => {
      if (lesson === null) throw new ApiError(null, "not_found", goalMessages.notFound);
      if (!(await isFeedbackValid())) throw new ApiError(null, wrongFeedback, goalMessages.feedbackWrong);
      if (completed !== null) return completed;
      if (isUnfinished()) throw new ApiError(null, "unfinished", goalMessages.goalsUnfinished);
      setOtherwise(null);
      const confirmed = await confirm(teacherNotes, goalEdits, bodyAnswer);
      const answer = await complete.mutateAsync({ lesson, teacherNotes, privateNotes, confirmed });
      showToast({ tone: "success", title: successText(answer.message, goalMessages.completed) });
      return answer.lesson;
    },
    onDone: (done) => {
      setCompleted(done);
      return finish(done);
    },
    fallback: goalMessages.completeFailed,
    failureTitle: "Error",
    onFailure: (problem) => {
      if (!(problem instanceof CompletedOtherwise)) return false;
      setOtherwise(problem);
      return true;
    },
    draft:
      lesson === null
        ? null
        : {
            form: completeForm,
            id: lesson.id,
            version: lesson.version,
            fields: goalsFields,
          },
  });
  // A completed lesson keeps its notes: what is left is the feedback.
  const isOpen = lesson !== null && completed === null;
  const { above, aside, fields, confirm } = useNoteAndGoals({ form, lessonId: lesson?.id ?? null, isOpen });

  const changeGoals = async ({ present }: CompletedOtherwise) => {
    if (isUnfinished()) throw new ApiError(null, "unfinished", goalMessages.goalsUnfinished);
    const typed = form.getValues();
    const confirmed = await confirm(typed.teacherNotes, typed.goalEdits, typed.bodyAnswer);
    onChangeGoals(present.lesson, { typed, begun, confirmed });
  };

  return (
    <FormDialog
      title="Complete Lesson"
      description={lesson === null ? undefined : <LessonNamed lesson={lesson} />}
      onSubmit={(event) => {
        // What else is wrong keeps the call from asking, and all is shown at once.
        if (checkNotes(core, form.getValues()).length > 0) void isFeedbackValid();
        return submit(event);
      }}
      onClose={() => (completed === null ? onClose() : onCompleted(completed))}
      busy={isBusy}
      cancelLabel={completed === null ? "Cancel" : "Skip Feedback"}
      submitLabel={completed === null ? "Complete Lesson" : "Save Feedback"}
      failure={failure?.code === wrongFeedback && !isFeedbackWrong ? null : (failure?.text ?? unsaved)}
      failureTitle="Error"
      draft={joinedDrafts(draft, feedbackDraft)}
      above={above === null ? null : <UnfinishedBoxes value={boxes}>{above}</UnfinishedBoxes>}
      aside={aside === null ? null : <UnfinishedBoxes value={boxes}>{aside}</UnfinishedBoxes>}
    >
      {lesson !== null && !core.hasBegun(lesson.startTime, opened) ? (
        <Notice tone="warning">This lesson has not started yet. If you complete it now, it counts as taught.</Notice>
      ) : null}
      {fields}
      <OptionalPart
        title="Add Feedback"
        isOpen={completed !== null || feedbackDraft.isResumed}
        hasError={(isFeedbackWrong && !isBusy) || (completed !== null && unsaved !== null)}
      >
        {feedback}
      </OptionalPart>
      {otherwise === null ? null : (
        <CompletedOtherwiseNotice
          changeGoals={mayChange(otherwise.present.stored, now()) ? () => changeGoals(otherwise) : undefined}
        />
      )}
    </FormDialog>
  );
};
