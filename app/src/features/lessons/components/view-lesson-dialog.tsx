import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LessonDetail } from "@/features/lessons/components/lesson-detail";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { lessonRow } from "@/features/lessons/lesson";
import { startText } from "@/features/lessons/row-texts";
import { now, today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";

interface ViewLessonDialogProps {
  onClose: () => void;
  lesson: Lesson;
  /** Completed a moment ago: the barline is drawn once. */
  justCompleted?: boolean;
  /** The next lesson that is over and not completed, and what opens its form. */
  next?: { lesson: Lesson; onComplete: () => void } | undefined;
  /** What is done with the lesson from here, while it is scheduled. */
  onAction: (action: Exclude<LessonAction, "view">) => void;
  /** Changes what a completed lesson sets; absent where that cannot be done any more. */
  onChangeGoals?: (() => void) | undefined;
  /** What families never read. */
  privateNote?: string | null | undefined;
  /** What is to be known before the lesson. */
  before?: ReactNode;
  plan?: ReactNode;
  feedback?: ReactNode;
}

/** 'View Lesson', for the teacher: the lesson to read, with its plan and feedback. Mounted while open. */
export const ViewLessonDialog = ({
  onClose,
  lesson,
  justCompleted = false,
  next,
  onAction,
  onChangeGoals,
  privateNote = null,
  before,
  plan,
  feedback,
}: ViewLessonDialogProps) => (
  <Dialog
    onClose={onClose}
    title="View Lesson"
    description={<LessonTitle lesson={lesson} />}
    size="wide"
    footer={
      <>
        <ScheduledActions lesson={lesson} onAction={onAction}>
          <Button onClick={onClose}>Close</Button>
        </ScheduledActions>
        {onChangeGoals === undefined ? null : <Button onClick={onChangeGoals}>Change Goals</Button>}
        {next === undefined ? null : (
          <Button variant="primary" className="min-w-0 max-w-full max-sm:basis-full!" onClick={next.onComplete}>
            <span className="truncate">
              Complete Next: <bdi>{next.lesson.student.name}</bdi>, {startText(next.lesson, today())}
            </span>
          </Button>
        )}
      </>
    }
  >
    <LessonDetail
      lesson={lesson}
      audience="teacher"
      person={{ label: "Student", name: lesson.student.name }}
      justCompleted={justCompleted}
      before={before}
      privateNote={privateNote}
      plan={plan}
      feedback={feedback}
    />
  </Dialog>
);

/** Of an automatic title the student's name: the rest stands below. */
const LessonTitle = ({ lesson }: { lesson: Lesson }) => (
  <bdi>{hasAutomaticTitle(useCore(), lesson) ? lesson.student.name : lesson.title}</bdi>
);

interface ScheduledActionsProps extends Pick<ViewLessonDialogProps, "lesson" | "onAction"> {
  children: ReactNode;
}

/** The entries of the row menu, for the calendars and the dashboard, around Close. Complete leads once the lesson began. */
const ScheduledActions = ({ lesson, onAction, children }: ScheduledActionsProps) => {
  const core = useCore();
  const { canComplete, canEdit, canCancel } = core.lessonActions(lesson.status);
  const isOver = core.lessonsToComplete([lessonRow(lesson)], now()).length > 0;
  return (
    <>
      {canCancel ? (
        <Button
          variant="ghost"
          className="text-red-text hover:bg-red-tint hover:text-red-text sm:mr-auto"
          onClick={() => onAction("cancel")}
        >
          Cancel Lesson
        </Button>
      ) : null}
      {children}
      {canEdit ? <Button onClick={() => onAction("edit")}>Edit Lesson</Button> : null}
      {canComplete ? (
        <Button variant={isOver ? "primary" : "outline"} onClick={() => onAction("complete")}>
          Complete Lesson
        </Button>
      ) : null}
    </>
  );
};
