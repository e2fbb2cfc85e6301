import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormDialog } from "@/components/data/form-dialog";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { useCompleteLesson } from "@/features/lessons/api/complete-lesson";
import { BodyQuestion } from "@/features/lessons/components/body-question";
import { GoalListSection } from "@/features/lessons/components/goal-list";
import { GoalsSummary } from "@/features/lessons/components/goals-summary";
import { LessonNamed } from "@/features/lessons/components/lesson-named";
import { PieceButtons } from "@/features/lessons/components/piece-buttons";
import { answerText } from "@/features/lessons/goals";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useGoalList } from "@/features/lessons/use-goal-list";
import { ApiError } from "@/lib/api";
import { now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import type { KeptDraft } from "@/lib/drafts/use-draft";
import { joinedDrafts, noDraft } from "@/lib/drafts/use-draft";
import { useDraftForm } from "@/lib/drafts/use-draft-form";
import { countText } from "@/lib/format/counts";
import { failureText } from "@/lib/forms";
import type { Body, Edit } from "@/lib/goals";
import { showToast } from "@/lib/toasts";

interface CompleteLessonDialogProps {
  onClose: () => void;
  /** Null when the lesson is not there any more. */
  lesson: Lesson | null;
  /** The fields of the optional feedback section. */
  feedback: ReactNode;
  /** What an earlier time left in the feedback section. */
  feedbackDraft?: KeptDraft;
  /** Whether the feedback section may be sent; what is wrong shows under its fields. */
  isFeedbackValid: () => Promise<boolean>;
  /** Saves what the feedback section holds, after the lesson is completed; nothing when it is empty. */
  saveFeedback: (lesson: Lesson) => Promise<void>;
  /** The lesson as it is after completion, with its practice plan. */
  onCompleted: (lesson: Lesson) => void;
}

/** What the dialog holds: the notes, what was changed by hand in the goals, and the answer about the body. All is one draft. */
interface CompleteForm {
  teacherNotes: string;
  goalEdits: Edit[];
  /** Null while nothing else than the careful answer was chosen. */
  bodyAnswer: Body | null;
  privateNotes: string;
}

/** Code of a refusal by the feedback section. */
const wrongFeedback = "wrong_feedback";

const draftFields = {
  teacherNotes: { label: "Notes" },
  goalEdits: {
    label: "Goals",
    text: (edits: unknown) => countText(Array.isArray(edits) ? edits.length : 0, "change"),
  },
  bodyAnswer: { label: "How Much Practice", text: (answer: unknown) => answerText(answer as Body | null) },
  privateNotes: { label: "Private Note" },
};

/** 'Complete Lesson': notes, from which the practice plan is made, and optional feedback. Mounted while open. */
export const CompleteLessonDialog = ({
  onClose,
  lesson,
  feedback,
  feedbackDraft = noDraft,
  isFeedbackValid,
  saveFeedback,
  onCompleted,
}: CompleteLessonDialogProps) => {
  const core = useCore();
  const complete = useCompleteLesson();
  const [opened] = useState(now);
  // Set once the lesson is completed: what is left to save is the feedback alone.
  const [completed, setCompleted] = useState<Lesson | null>(null);
  const [unsaved, setUnsaved] = useState<string | null>(lesson === null ? lessonMessages.notFound : null);

  const finish = async (done: Lesson) => {
    setUnsaved(null);
    try {
      await saveFeedback(done);
      onCompleted(done);
    } catch (problem) {
      setUnsaved(`${lessonMessages.feedbackFailed} ${failureText(problem, "")}`.trim());
    }
  };

  const { form, submit, failure, draft, isBusy } = useDraftForm<CompleteForm, Lesson>({
    // What was written down before: in a lesson note, or while the lesson was scheduled or edited.
    defaultValues: {
      teacherNotes: (lesson === null ? null : core.shownNotes(lesson.teacherNotes, lesson.notes)) ?? "",
      goalEdits: [],
      bodyAnswer: null,
      privateNotes: "",
    },
    check: ({ teacherNotes }) => core.checkCompleteLesson({ teacherNotes }),
    call: async ({ teacherNotes, goalEdits, bodyAnswer, privateNotes }) => {
      if (lesson === null) throw new ApiError(null, "not_found", lessonMessages.notFound);
      if (!(await isFeedbackValid())) throw new ApiError(null, wrongFeedback, lessonMessages.feedbackWrong);
      if (completed !== null) return completed;
      const confirmed = await confirm(teacherNotes, goalEdits, bodyAnswer);
      const answer = await complete.mutateAsync({ lesson, teacherNotes, privateNotes, confirmed });
      showToast({ tone: "success", title: answer.message === "" ? lessonMessages.completed : answer.message });
      return answer.lesson;
    },
    onDone: (done) => {
      setCompleted(done);
      return finish(done);
    },
    fallback: lessonMessages.completeFailed,
    failureTitle: "Error",
    draft:
      lesson === null
        ? null
        : {
            form: "complete-lesson",
            id: lesson.id,
            version: lesson.version,
            fields: draftFields,
          },
  });
  const { errors } = form.formState;
  const [note, edits, bodyAnswer, privateNotes] = form.watch([
    "teacherNotes",
    "goalEdits",
    "bodyAnswer",
    "privateNotes",
  ]);
  const box = useRef<HTMLTextAreaElement>(null);
  const { list, hasFailed, settle, confirm } = useGoalList({ lessonId: lesson?.id ?? null, note, edits, box });
  const listId = useId();
  const [isListOpen, setListOpen] = useState(false);
  const toggleList = () => {
    flushSync(() => setListOpen(!isListOpen));
    const section = isListOpen ? null : document.getElementById(listId);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: "start" });
  };
  const isOpen = lesson !== null && completed === null;
  // Stays above the buttons, except where an on-screen keyboard or the opened list needs the room.
  const question = (className: string) =>
    list?.merged.body ? (
      <BodyQuestion
        className={className}
        question={list.merged.body}
        answer={bodyAnswer}
        onAnswer={(answer) => form.setValue("bodyAnswer", answer, { shouldDirty: true })}
      />
    ) : null;
  const [isTyping, setTyping] = useState(false);
  const stopTyping = () => {
    setTyping(false);
    settle();
  };
  const notes = form.register("teacherNotes", { onBlur: stopTyping });

  return (
    <FormDialog
      title="Complete Lesson"
      description={lesson === null ? undefined : <LessonNamed lesson={lesson} />}
      onSubmit={submit}
      onClose={() => (completed === null ? onClose() : onCompleted(completed))}
      busy={isBusy}
      cancelLabel={completed === null ? "Cancel" : "Skip Feedback"}
      submitLabel={completed === null ? "Complete Lesson" : "Save Feedback"}
      failure={failure?.text ?? unsaved}
      failureTitle="Error"
      draft={joinedDrafts(draft, feedbackDraft)}
      above={
        isOpen && list !== null ? (
          <>
            {isTyping ? <PieceButtons pieces={list.tools.pieces} box={box} /> : null}
            <GoalsSummary merged={list.merged} controls={listId} isOpen={isListOpen} onToggle={toggleList} />
            {question(cn(isListOpen && "hidden lg:block", isTyping && "[@media(max-height:32rem)]:hidden"))}
          </>
        ) : null
      }
      aside={
        isOpen ? (
          <GoalListSection
            id={listId}
            list={list}
            hasFailed={hasFailed}
            edits={edits}
            onChange={(changed) => form.setValue("goalEdits", changed, { shouldDirty: true })}
            question={isListOpen ? question("lg:hidden") : null}
            className={isListOpen ? "flex" : "hidden lg:flex"}
          />
        ) : null
      }
    >
      {lesson !== null && !core.hasBegun(lesson.startTime, opened) ? (
        <Notice tone="warning">This lesson has not started yet. If you complete it now, it counts as taught.</Notice>
      ) : null}
      <Field
        label="Notes"
        required
        hint={
          <>
            <span className="block">
              Mention pieces, bars, tempos and sticking points. The practice plan is built from these notes.
            </span>
            <span className="block">Student and parents read these notes.</span>
          </>
        }
        aside={countText([...note].length, "character")}
        error={errors.teacherNotes?.message}
      >
        <Textarea
          rows={6}
          className="min-h-36 lg:min-h-56"
          readOnly={completed !== null}
          {...notes}
          onFocus={() => setTyping(true)}
          ref={(textarea) => {
            notes.ref(textarea);
            box.current = textarea;
          }}
        />
      </Field>
      <OptionalPart title="Private Note" isOpen={privateNotes !== ""} hasError={errors.privateNotes !== undefined}>
        <Field
          label="Private Note"
          hint="Only you and administrators can read this."
          aside={countText([...privateNotes].length, "character")}
          error={errors.privateNotes?.message}
        >
          <Textarea rows={2} className="min-h-16" readOnly={completed !== null} {...form.register("privateNotes")} />
        </Field>
      </OptionalPart>
      <OptionalPart
        title="Add Feedback"
        isOpen={completed !== null || feedbackDraft.isResumed}
        hasError={failure?.code === wrongFeedback || (completed !== null && unsaved !== null)}
      >
        {feedback}
      </OptionalPart>
    </FormDialog>
  );
};

interface OptionalPartProps {
  title: string;
  /** Opens it once; closing is the teacher's. */
  isOpen: boolean;
  /** Opens it each time something turns out wrong in it. */
  hasError: boolean;
  children: ReactNode;
}

const OptionalPart = ({ title, isOpen, hasError, children }: OptionalPartProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (hasError && details.current !== null) details.current.open = true;
  }, [hasError]);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details ref={details} className="group rounded-control border border-line" open={wasOpened || undefined}>
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-control px-3 py-2.5 font-semibold text-small hover:text-primary">
        <ChevronRight aria-hidden className="size-4 transition-[rotate] group-open:rotate-90" />
        {title}
        <span className="font-normal text-fg-muted">optional</span>
      </summary>
      <div className="px-3 pt-1 pb-4">{children}</div>
    </details>
  );
};
