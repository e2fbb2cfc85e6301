import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { CancelLessonDialog } from "@/features/lessons/components/cancel-lesson-dialog";
import { CompleteLessonDialog } from "@/features/lessons/components/complete-lesson-dialog";
import { EditLessonDialog } from "@/features/lessons/components/edit-lesson-dialog";
import { ScheduleLessonDialog } from "@/features/lessons/components/schedule-lesson-dialog";
import { ViewLessonDialog } from "@/features/lessons/components/view-lesson-dialog";
import type { Lesson } from "@/features/lessons/lesson";
import { useWriteFeedback } from "@/features/practice/api/write-feedback";
import { FeedbackFields } from "@/features/practice/components/feedback-fields";
import { FeedbackSection } from "@/features/practice/components/feedback-section";
import { PracticePlanView } from "@/features/practice/components/practice-plan-view";
import type { FeedbackDraft } from "@/features/practice/feedback-draft";
import { emptyFeedback, isEmptyFeedback } from "@/features/practice/feedback-draft";
import { practiceMessages } from "@/features/practice/messages";
import { students as studentsQuery } from "@/features/students/api/students";
import { useWaitsForApproval } from "@/lib/approval";
import { showServerProblems } from "@/lib/forms";

/** The lesson dialog that is open. */
export type LessonDialog =
  | { kind: "schedule" }
  | { kind: "view"; lesson: Lesson; justCompleted?: boolean }
  | { kind: "edit"; lesson: Lesson }
  | { kind: "complete"; lesson: Lesson | null }
  | { kind: "cancel"; lesson: Lesson };

interface LessonDialogsProps {
  dialog: LessonDialog | null;
  onChange: (dialog: LessonDialog | null) => void;
  /** The teacher's lessons: for overlaps, and for what has changed since a dialog was opened. */
  lessons: readonly Lesson[];
}

/** Draws the open lesson dialog, with the students, plans and feedback that it needs from other features. */
export const LessonDialogs = ({ dialog, onChange, lessons }: LessonDialogsProps) => {
  const students = useQuery(studentsQuery);
  const waitsForApproval = useWaitsForApproval();
  const close = () => onChange(null);
  const roster = {
    students: students.data ?? [],
    onRetryStudents: students.isError ? () => void students.refetch() : undefined,
  };
  switch (dialog?.kind) {
    case "schedule":
      return waitsForApproval ? null : <ScheduleLessonDialog onClose={close} lessons={lessons} {...roster} />;
    case "edit":
      return <EditLessonDialog onClose={close} lesson={dialog.lesson} {...roster} />;
    case "cancel":
      return <CancelLessonDialog onClose={close} lesson={dialog.lesson} />;
    case "complete":
      return (
        <CompleteWithFeedback
          lesson={dialog.lesson}
          onClose={close}
          onCompleted={(lesson) => onChange({ kind: "view", lesson, justCompleted: true })}
        />
      );
    case "view": {
      const lesson = lessons.find(({ id, version }) => id === dialog.lesson.id && version >= dialog.lesson.version);
      return (
        <ViewWithPlan lesson={lesson ?? dialog.lesson} justCompleted={dialog.justCompleted ?? false} onClose={close} />
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
}

const CompleteWithFeedback = ({ lesson, onClose, onCompleted }: CompleteWithFeedbackProps) => {
  const form = useForm<FeedbackDraft>({ defaultValues: emptyFeedback });
  const write = useWriteFeedback();
  return (
    <CompleteLessonDialog
      lesson={lesson}
      onClose={onClose}
      onCompleted={onCompleted}
      feedback={<FeedbackFields form={form} />}
      saveFeedback={async ({ id }) => {
        const draft = form.getValues();
        if (isEmptyFeedback(draft)) return;
        form.clearErrors();
        try {
          await write.mutateAsync({ lessonId: id, draft });
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
  onClose: () => void;
}

const ViewWithPlan = ({ lesson, justCompleted, onClose }: ViewWithPlanProps) => (
  <ViewLessonDialog
    lesson={lesson}
    justCompleted={justCompleted}
    onClose={onClose}
    plan={<PlanOf lesson={lesson} />}
    feedback={lesson.status === "COMPLETED" ? <FeedbackSection lessonId={lesson.id} /> : null}
  />
);

const PlanOf = ({ lesson }: { lesson: Lesson }) => {
  if (lesson.practiceGuidance !== null) {
    return <PracticePlanView guidance={lesson.practiceGuidance} planner={lesson.practicePlanner} />;
  }
  const isComing = lesson.status === "COMPLETED" && (lesson.teacherNotes ?? lesson.notes ?? "") !== "";
  return isComing ? <p className="text-fg-muted">{practiceMessages.planComing}</p> : null;
};
