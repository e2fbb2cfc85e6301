import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LessonDetail } from "@/features/lessons/components/lesson-detail";
import { teacherName } from "@/features/lessons/lesson";
import type { Lesson } from "@/lib/lesson";

interface FamilyLessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
  plan?: ReactNode;
  /** Whether the plan comes before the lesson's own facts. */
  planFirst?: boolean;
  feedback?: ReactNode;
  /** How to reach the teacher. */
  contact?: ReactNode;
  /** Left of Close. */
  actions?: ReactNode;
}

/** A lesson as a student or a parent reads it: notes, practice plan, feedback. Mounted while open. */
export const FamilyLessonDialog = ({
  lesson,
  onClose,
  plan,
  planFirst = false,
  feedback,
  contact,
  actions,
}: FamilyLessonDialogProps) => (
  <Dialog
    onClose={onClose}
    title={lesson.title}
    size="wide"
    footer={
      <>
        {actions}
        <Button onClick={onClose}>Close</Button>
      </>
    }
  >
    <LessonDetail
      lesson={lesson}
      audience="family"
      person={{ label: "Teacher", name: teacherName(lesson), contact }}
      plan={plan}
      planFirst={planFirst}
      feedback={feedback}
    />
  </Dialog>
);
