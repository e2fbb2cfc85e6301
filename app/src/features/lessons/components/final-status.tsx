import { ConfirmCall } from "@/components/data/confirm-call";
import { LessonNamed } from "@/components/data/lesson-named";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useCancelLesson } from "@/features/lessons/api/cancel-lesson";
import { useMissLesson } from "@/features/lessons/api/edit-lesson";
import { lessonMessages } from "@/features/lessons/messages";
import { useCore } from "@/lib/core";
import { successText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { showToast } from "@/lib/toasts";

/** What leads to each status that cannot be taken back. */
const acts = { CANCELLED: "Cancel Lesson", MISSED: "Mark as Missed", COMPLETED: "Complete Lesson" } as const;

/** A status that a lesson keeps. */
export type FinalStatus = keyof typeof acts;

/** The question before a lesson gets a status that it keeps. */
const useQuestion = (lesson: Lesson, status: FinalStatus) => {
  const { label } = useCore().lessonStatusBadge(status, "teacher");
  return {
    title: acts[status],
    description: `The status of this lesson becomes ${label} and the student sees it on their dashboard. This cannot be reversed.`,
    cancelLabel: "Keep Lesson",
    confirmLabel: acts[status],
    children: (
      <p className="wrap-anywhere mt-4 rounded-control bg-sunken px-3 py-2.5 text-fg-muted text-small">
        <LessonNamed lesson={lesson} />
      </p>
    ),
  };
};

interface FinalStatusQuestionProps {
  lesson: Lesson;
  status: FinalStatus;
  onClose: () => void;
  onConfirm: () => void;
}

/** It alone, of a form that makes the call. Mounted while open. */
export const FinalStatusQuestion = ({ lesson, status, ...answers }: FinalStatusQuestionProps) => (
  <AlertDialog {...useQuestion(lesson, status)} {...answers} />
);

/** The question before a lesson is cancelled. Mounted while open. */
export const CancelLessonDialog = ({ lesson, onClose }: Pick<FinalStatusQuestionProps, "lesson" | "onClose">) => (
  <ConfirmCall
    {...useQuestion(lesson, "CANCELLED")}
    call={useCancelLesson()}
    sent={lesson}
    fallback={lessonMessages.cancelFailed}
    onDone={({ message }) => {
      const description = successText(message, lessonMessages.cancelled);
      showToast({ tone: "success", title: lessonMessages.cancelledTitle, description });
    }}
    onClose={onClose}
  />
);

/** The question before a lesson is marked as missed. Mounted while open. */
export const MissLessonDialog = ({ lesson, onClose }: Pick<FinalStatusQuestionProps, "lesson" | "onClose">) => (
  <ConfirmCall
    {...useQuestion(lesson, "MISSED")}
    call={useMissLesson()}
    sent={lesson}
    fallback={lessonMessages.updateFailed}
    onDone={() => showToast({ tone: "success", title: lessonMessages.missed })}
    onClose={onClose}
  />
);
