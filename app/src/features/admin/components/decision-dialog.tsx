import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { AlertDialog } from "@/components/ui/alert-dialog";
import type { ListedUser } from "@/features/admin/api/approvals";
import type { Decision } from "@/features/admin/api/decide";
import { useDecide } from "@/features/admin/api/decide";
import { decisionTexts } from "@/features/admin/decision-texts";
import { adminMessages } from "@/features/admin/messages";
import { failureText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface DecisionDialogProps {
  user: ListedUser;
  decision: Decision;
  onClose: () => void;
}

/** Tells what a decision about an account leads to, and carries it out. Mounted while open. */
export const DecisionDialog = ({ user, decision, onClose }: DecisionDialogProps) => {
  const decide = useDecide();
  const [failure, setFailure] = useState<string | null>(null);
  const { label, keep, consequence, done, isDanger } = decisionTexts[decision];
  const confirm = async () => {
    setFailure(null);
    try {
      const description = await decide.mutateAsync({ id: user.id, decision });
      showToast({ tone: "success", title: done, description });
      onClose();
    } catch (problem) {
      setFailure(failureText(problem, adminMessages.decisionFailed));
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <>
          {label}: <bdi>{user.name}</bdi>
        </>
      }
      description={consequence(user.name)}
      cancelLabel={keep}
      confirmLabel={label}
      confirmVariant={isDanger ? "danger" : "primary"}
      busy={decide.isPending}
      onConfirm={() => void confirm()}
    >
      <div className="mt-4 empty:hidden">
        <DialogFailure title={adminMessages.decisionFailed} text={failure} />
      </div>
    </AlertDialog>
  );
};
