import { useQuery } from "@tanstack/react-query";
import { FamilyLessonDialog } from "@/features/lessons/components/family-lesson-dialog";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonFeedback } from "@/features/practice/api/lesson-feedback";
import { TeacherFeedbackView } from "@/features/practice/components/teacher-feedback-view";
import { hasPlan, LessonPlan } from "@/routes/shared/lesson-plan";

export interface LessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
}

/** The lesson with its plan and feedback. Feedback that fails to load counts as none (Spec §7). */
export const LessonDialog = ({ lesson, onClose }: LessonDialogProps) => {
  const feedback = useQuery(lessonFeedback);
  const record = feedback.data?.find(({ id }) => id === lesson.id) ?? null;
  return (
    <FamilyLessonDialog
      lesson={lesson}
      onClose={onClose}
      plan={hasPlan(lesson) ? <LessonPlan lesson={lesson} /> : null}
      feedback={feedback.isPending ? null : <TeacherFeedbackView feedback={record} />}
    />
  );
};
