import { useState } from "react";
import { useMissLesson } from "@/features/lessons/api/edit-lesson";
import { FinalStatusQuestion } from "@/features/lessons/components/final-status-question";
import { lessonMessages } from "@/features/lessons/messages";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { showToast } from "@/lib/toasts";

interface MissLessonDialogProps {
  onClose: () => void;
  lesson: Lesson;
}

/** The question before a lesson is marked as missed. Mounted while open. */
export const MissLessonDialog = ({ onClose, lesson }: MissLessonDialogProps) => {
  const miss = useMissLesson();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      await miss.mutateAsync(lesson);
      showToast({ tone: "success", title: lessonMessages.missed });
      onClose();
    } catch (problem) {
      setFailure(failureText(problem, lessonMessages.updateFailed));
    }
  };
  return (
    <FinalStatusQuestion
      lesson={lesson}
      status="MISSED"
      onKeep={onClose}
      onConfirm={() => void confirm()}
      busy={miss.isPending}
      failure={failure}
    />
  );
};
