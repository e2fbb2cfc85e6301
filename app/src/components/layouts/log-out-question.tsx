import { AlertDialog } from "@/components/ui/alert-dialog";
import { countText } from "@/lib/format/counts";

interface LogOutQuestionProps {
  /** How many forms were begun and not saved. */
  drafts: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a log-out that deletes what was typed and not saved (decision D15). */
export const LogOutQuestion = ({ drafts, onConfirm, onClose }: LogOutQuestionProps) => (
  <AlertDialog
    onClose={onClose}
    title="Log Out and Delete Drafts"
    description={`You have ${countText(drafts, "unsaved form")}. Logging out deletes what you typed there.`}
    cancelLabel="Stay Signed In"
    confirmLabel="Log Out"
    onConfirm={onConfirm}
  />
);
