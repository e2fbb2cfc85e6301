import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useCancelLesson } from "@/features/lessons/api/cancel-lesson";
import { LessonNamed } from "@/features/lessons/components/lesson-named";
import type { Lesson } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { failureText } from "@/lib/forms";
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
        description: message === "" ? lessonMessages.cancelled : message,
      });
      onClose();
    } catch (problem) {
      setFailure(failureText(problem, lessonMessages.cancelFailed));
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Cancel Lesson"
      description="The status of this lesson becomes Cancelled and the student sees it on their dashboard. This cannot be reversed."
      cancelLabel="Keep Lesson"
      confirmLabel="Cancel Lesson"
      busy={cancel.isPending}
      onConfirm={confirm}
    >
      <p className="wrap-anywhere mt-4 rounded-control bg-sunken px-3 py-2.5 text-fg-muted text-small">
        <LessonNamed lesson={lesson} />
      </p>
      <div className="mt-4 empty:hidden">
        <DialogFailure title="Error" text={failure} />
      </div>
    </AlertDialog>
  );
};
