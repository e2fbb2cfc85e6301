import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LessonDetail } from "@/features/lessons/components/lesson-detail";
import type { Lesson } from "@/features/lessons/lesson";
import { titleAndTime } from "@/features/lessons/row-texts";

interface ViewLessonDialogProps {
  onClose: () => void;
  lesson: Lesson;
  /** Completed a moment ago: the barline is drawn once. */
  justCompleted?: boolean;
  /** The next lesson that is over and not completed, and what opens its form. */
  next?: { lesson: Lesson; onComplete: () => void } | undefined;
  plan?: ReactNode;
  feedback?: ReactNode;
}

/** 'View Lesson', for the teacher: the lesson to read, with its plan and feedback. Mounted while open. */
export const ViewLessonDialog = ({
  onClose,
  lesson,
  justCompleted = false,
  next,
  plan,
  feedback,
}: ViewLessonDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title="View Lesson"
    description={lesson.title}
    size="wide"
    footer={
      <>
        <Button onClick={onClose}>Close</Button>
        {next === undefined ? null : (
          <Button
            variant="primary"
            aria-label={`Complete Next: ${titleAndTime(next.lesson)}`}
            onClick={next.onComplete}
          >
            Complete Next
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
      plan={plan}
      feedback={feedback}
    />
  </Dialog>
);
