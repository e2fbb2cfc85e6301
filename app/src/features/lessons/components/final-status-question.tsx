import { DialogFailure } from "@/components/data/dialog-failure";
import { LessonNamed } from "@/components/data/lesson-named";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";

/** What leads to each status that cannot be taken back. */
const acts = { CANCELLED: "Cancel Lesson", MISSED: "Mark as Missed", COMPLETED: "Complete Lesson" } as const;

/** A status that a lesson keeps. */
export type FinalStatus = keyof typeof acts;

interface FinalStatusQuestionProps {
  lesson: Lesson;
  status: FinalStatus;
  onKeep: () => void;
  onConfirm: () => void;
  busy?: boolean;
  /** Why it could not be done. */
  failure?: string | null;
}

/** The question before a lesson gets a status that it keeps. Mounted while open. */
export const FinalStatusQuestion = ({
  lesson,
  status,
  onKeep,
  onConfirm,
  busy = false,
  failure = null,
}: FinalStatusQuestionProps) => {
  const { label } = useCore().lessonStatusBadge(status, "teacher");
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onKeep();
      }}
      title={acts[status]}
      description={`The status of this lesson becomes ${label} and the student sees it on their dashboard. This cannot be reversed.`}
      cancelLabel="Keep Lesson"
      confirmLabel={acts[status]}
      busy={busy}
      onConfirm={onConfirm}
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
