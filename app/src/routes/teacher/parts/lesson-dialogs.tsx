import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { LessonGoals } from "@/features/goals/api/lesson-goals";
import { lessonGoalsQuery } from "@/features/goals/api/lesson-goals";
import { ChangeGoalsDialog } from "@/features/goals/components/change-goals-dialog";
import { CompleteLessonDialog } from "@/features/goals/components/complete-lesson-dialog";
import { LastTime } from "@/features/goals/components/last-time";
import { PlanLines } from "@/features/goals/components/plan-lines";
import { mayChange } from "@/features/goals/goal-window";
import type { CarriedWork } from "@/features/goals/opened-goals";
import { EditLessonDialog } from "@/features/lessons/components/edit-lesson-dialog";
import { CancelLessonDialog, MissLessonDialog } from "@/features/lessons/components/final-status";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { ScheduleLessonDialog } from "@/features/lessons/components/schedule-lesson-dialog";
import { ViewLessonDialog } from "@/features/lessons/components/view-lesson-dialog";
import { lessonRow } from "@/features/lessons/lesson";
import { useWriteFeedback } from "@/features/practice/api/write-feedback";
import { FeedbackFields } from "@/features/practice/components/feedback-fields";
import { FeedbackSection } from "@/features/practice/components/feedback-section";
import type { FeedbackDraft } from "@/features/practice/feedback-draft";
import { emptyFeedback } from "@/features/practice/feedback-draft";
import { feedbackSubject } from "@/features/practice/feedback-subject";
import { studentListQuery } from "@/features/students/api/students";
import { cutText } from "@/features/students/student-list";
import { useWaitsForApproval } from "@/lib/approval";
import { askedByLoader } from "@/lib/asked-by-loader";
import { now } from "@/lib/clock";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { coreResolver, showServerProblems } from "@/lib/core-resolver";
import { useDraft } from "@/lib/drafts/use-draft";
import type { Lesson } from "@/lib/lesson";
import { lessonQuery } from "@/lib/lesson";
import { hasPlan } from "@/routes/shared/has-plan";
import { LessonPlan } from "@/routes/shared/lesson-plan";

/** The lesson dialog that is open. */
export type LessonDialog =
  | { kind: "schedule"; date?: string | undefined; time?: string | undefined; studentId?: string }
  | { kind: "view"; lesson: Lesson; justCompleted?: boolean }
  | { kind: "edit"; lesson: Lesson }
  | { kind: "complete"; lesson: Lesson | null }
  | { kind: "goals"; lesson: Lesson; carried?: CarriedWork }
  | { kind: "miss" | "cancel"; lesson: Lesson };

export interface LessonDialogsProps {
  dialog: LessonDialog | null;
  onChange: (dialog: LessonDialog | null) => void;
  /** The teacher's lessons: for overlaps, and for what has changed since a dialog was opened. */
  lessons: readonly Lesson[];
}

/** Draws the open lesson dialog, with the students, plans and feedback that it needs from other features. */
export const LessonDialogs = ({ dialog, onChange, lessons }: LessonDialogsProps) => {
  const students = useQuery(askedByLoader(studentListQuery));
  const waitsForApproval = useWaitsForApproval();
  const close = () => onChange(null);
  const roster = {
    students: students.data?.students ?? [],
    studentsHint: students.data && cutText(students.data),
    onRetryStudents: students.isLoadingError ? () => void students.refetch() : undefined,
  };
  switch (dialog?.kind) {
    case "schedule":
      return waitsForApproval ? null : (
        <ScheduleLessonDialog
          onClose={close}
          lessons={lessons}
          date={dialog.date}
          time={dialog.time}
          studentId={dialog.studentId}
          {...roster}
        />
      );
    case "edit":
      return <EditLessonDialog onClose={close} lesson={dialog.lesson} lessons={lessons} {...roster} />;
    case "cancel":
      return <CancelLessonDialog onClose={close} lesson={dialog.lesson} />;
    case "miss":
      return <MissLessonDialog onClose={close} lesson={dialog.lesson} />;
    case "complete":
      return (
        <CompleteWithFeedback
          lesson={dialog.lesson}
          onClose={close}
          onCompleted={(lesson) => onChange({ kind: "view", lesson, justCompleted: true })}
          onChangeGoals={(lesson, carried) => onChange({ kind: "goals", lesson, carried })}
        />
      );
    case "goals":
      return (
        <ChangeGoalsDialog
          lesson={dialog.lesson}
          carried={dialog.carried}
          onClose={() => onChange({ kind: "view", lesson: dialog.lesson })}
          onChanged={(lesson) => onChange({ kind: "view", lesson })}
        />
      );
    case "view": {
      const lesson = lessons.find(({ id, version }) => id === dialog.lesson.id && version >= dialog.lesson.version);
      return (
        <ViewWithPlan
          lesson={lesson ?? dialog.lesson}
          justCompleted={dialog.justCompleted ?? false}
          lessons={lessons}
          onClose={close}
          onAction={(kind, of) => onChange({ kind, lesson: of })}
          onChangeGoals={(of) => onChange({ kind: "goals", lesson: of })}
        />
      );
    }
    default:
      return null;
  }
};

interface CompleteWithFeedbackProps {
  lesson: Lesson | null;
  onClose: () => void;
  onCompleted: (lesson: Lesson) => void;
  onChangeGoals: (lesson: Lesson, carried: CarriedWork) => void;
}

const CompleteWithFeedback = ({ lesson, ...follows }: CompleteWithFeedbackProps) => {
  const core = useCore();
  // Feedback is optional here: only what is written of it can be wrong.
  const check = (draft: FeedbackDraft) => (core.isEmptyFeedback(draft) ? [] : core.checkFeedback(draft));
  const form = useForm<FeedbackDraft>({
    defaultValues: emptyFeedback,
    resolver: coreResolver(check),
    shouldFocusError: false,
  });
  const kept = useDraft(form, lesson === null ? null : feedbackSubject(core, lesson.id));
  const write = useWriteFeedback();
  return (
    <CompleteLessonDialog
      lesson={lesson}
      feedbackDraft={kept}
      {...follows}
      feedback={<FeedbackFields form={form} />}
      isFeedbackWrong={Object.keys(form.formState.errors).length > 0}
      isFeedbackValid={async () => {
        let isValid = false;
        await form.handleSubmit(() => {
          isValid = true;
        })();
        return isValid;
      }}
      saveFeedback={async ({ id }) => {
        const draft = form.getValues();
        if (core.isEmptyFeedback(draft)) return;
        form.clearErrors();
        try {
          await write.mutateAsync({ lessonId: id, draft });
          kept.saved();
        } catch (problem) {
          showServerProblems(form, problem);
          throw problem;
        }
      }}
    />
  );
};

interface ViewWithPlanProps {
  lesson: Lesson;
  justCompleted: boolean;
  lessons: readonly Lesson[];
  onClose: () => void;
  onAction: (action: Exclude<LessonAction, "view">, lesson: Lesson) => void;
  onChangeGoals: (lesson: Lesson) => void;
}

/** The first of the others that is over and not completed, while a teacher goes through the day's lessons. */
const nextToComplete = (core: Core, lessons: readonly Lesson[], done: Lesson): Lesson | undefined => {
  const others = lessons.filter(({ id }) => id !== done.id);
  const [first] = core.lessonsToComplete(others.map(lessonRow), now());
  return others.find(({ id }) => id === first);
};

const ViewWithPlan = ({ lesson, justCompleted, lessons, onClose, onAction, onChangeGoals }: ViewWithPlanProps) => {
  const core = useCore();
  const set = useQuery({ ...lessonGoalsQuery(lesson.id), enabled: lesson.status === "COMPLETED" });
  // What does not come offers nothing to change.
  const goals = set.data !== undefined && mayChange(set.data, now()) ? set.data : null;
  const { canGiveFeedback } = core.lessonActions(lesson.status);
  const next = justCompleted ? nextToComplete(core, lessons, lesson) : undefined;
  return (
    <ViewLessonDialog
      lesson={lesson}
      justCompleted={justCompleted}
      next={next && { lesson: next, onComplete: () => onAction("complete", next) }}
      onAction={(action) => onAction(action, lesson)}
      onClose={onClose}
      onChangeGoals={goals === null ? undefined : () => onChangeGoals(lesson)}
      privateNote={set.data?.privateNotes}
      before={lesson.status === "SCHEDULED" ? <LastTime lessonId={lesson.id} /> : null}
      plan={<PlanOf lesson={lesson} goals={goals} />}
      feedback={canGiveFeedback ? <FeedbackSection lessonId={lesson.id} /> : null}
    />
  );
};

interface PlanOfProps {
  lesson: Lesson;
  /** What the lesson sets, while it may be changed. */
  goals: LessonGoals | null;
}

const PlanOf = ({ lesson, goals }: PlanOfProps) => {
  // A change of its goals answers the lesson with the new plan, which may stand in no list.
  const kept = useQuery({ ...lessonQuery(lesson.id), enabled: false });
  if (!hasPlan(lesson)) return null;
  return (
    <LessonPlan
      lesson={lesson.practiceGuidance === null ? lesson : (kept.data ?? lesson)}
      underDay={(date) => (goals === null ? null : <PlanLines lesson={lesson} goals={goals} date={date} />)}
    />
  );
};
