import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { FamilyLessonDialog } from "@/features/lessons/components/family-lesson-dialog";
import { lessonFeedbackQuery } from "@/features/practice/api/lesson-feedback";
import { TeacherFeedbackView } from "@/features/practice/components/teacher-feedback-view";
import type { Lesson } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";
import { ContactButton } from "@/routes/shared/contact-button";
import { mayReachTo } from "@/routes/shared/current-plans";
import { hasPlan } from "@/routes/shared/has-plan";
import { LessonPlan } from "@/routes/shared/lesson-plan";
import { TeacherContact } from "@/routes/shared/teacher-contact";

export interface LessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
  /** Asks for another time; only of a scheduled lesson. */
  onReschedule?: (lesson: Lesson) => void;
}

/** The lesson with its plan, which comes first while it lasts, and feedback. Feedback that fails to load counts as none (Spec §7). */
export const LessonDialog = ({ lesson, onClose, onReschedule }: LessonDialogProps) => {
  const feedback = useQuery(lessonFeedbackQuery);
  const isCurrent = mayReachTo(lesson, useToday());
  const record = feedback.data?.find(({ id }) => id === lesson.id) ?? null;
  return (
    <FamilyLessonDialog
      lesson={lesson}
      onClose={onClose}
      contact={<TeacherContact lesson={lesson} />}
      plan={hasPlan(lesson) ? <LessonPlan lesson={lesson} leads={isCurrent} /> : null}
      planFirst={isCurrent}
      actions={
        <>
          {onReschedule === undefined || lesson.status !== "SCHEDULED" ? null : (
            <Button onClick={() => onReschedule(lesson)}>Reschedule</Button>
          )}
          <ContactButton label="Contact Teacher" to="teacher" lesson={lesson} />
        </>
      }
      feedback={feedback.isPending ? null : <TeacherFeedbackView feedback={record} />}
    />
  );
};
