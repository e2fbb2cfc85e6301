import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { FamilyLessonDialog } from "@/features/lessons/components/family-lesson-dialog";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonFeedback } from "@/features/practice/api/lesson-feedback";
import { TeacherFeedbackView } from "@/features/practice/components/teacher-feedback-view";
import { hasPlan, LessonPlan } from "@/routes/shared/lesson-plan";

export interface LessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
  /** Asks for another time; only of a scheduled lesson. */
  onReschedule?: (lesson: Lesson) => void;
}

/** The lesson with its plan and feedback. Feedback that fails to load counts as none (Spec §7). */
export const LessonDialog = ({ lesson, onClose, onReschedule }: LessonDialogProps) => {
  const feedback = useQuery(lessonFeedback);
  const record = feedback.data?.find(({ id }) => id === lesson.id) ?? null;
  return (
    <FamilyLessonDialog
      lesson={lesson}
      onClose={onClose}
      plan={hasPlan(lesson) ? <LessonPlan lesson={lesson} /> : null}
      actions={
        onReschedule === undefined || lesson.status !== "SCHEDULED" ? null : (
          <Button onClick={() => onReschedule(lesson)}>Reschedule</Button>
        )
      }
      feedback={feedback.isPending ? null : <TeacherFeedbackView feedback={record} />}
    />
  );
};
