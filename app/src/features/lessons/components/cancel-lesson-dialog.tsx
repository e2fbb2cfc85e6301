import { useState } from "react";
import { useCancelLesson } from "@/features/lessons/api/cancel-lesson";
import { FinalStatusQuestion } from "@/features/lessons/components/final-status-question";
import { lessonMessages } from "@/features/lessons/messages";
import { failureText, successText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { showToast } from "@/lib/toasts";

interface CancelLessonDialogProps {
  onClose: () => void;
  lesson: Lesson;
}

/** The question before a lesson is cancelled. Mounted while open. */
export const CancelLessonDialog = ({ onClose, lesson }: CancelLessonDialogProps) => {
  const cancel = useCancelLesson();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      const { message } = await cancel.mutateAsync(lesson);
      showToast({
        tone: "success",
        title: lessonMessages.cancelledTitle,
        description: successText(message, lessonMessages.cancelled),
      });
      onClose();
    } catch (problem) {
      setFailure(failureText(problem, lessonMessages.cancelFailed));
    }
  };
  return (
    <FinalStatusQuestion
      lesson={lesson}
      status="CANCELLED"
      onKeep={onClose}
      onConfirm={() => void confirm()}
      busy={cancel.isPending}
      failure={failure}
    />
  );
};
