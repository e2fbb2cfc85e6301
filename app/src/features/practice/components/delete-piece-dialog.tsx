import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { useDeletePiece } from "@/features/practice/api/pieces";
import { practiceMessages } from "@/features/practice/messages";
import type { Piece } from "@/features/practice/pieces";
import { failureText, successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface DeletePieceDialogProps {
  studentId: string;
  piece: Piece;
  onClose: () => void;
}

/** Asks before a piece goes that no lesson has set. */
export const DeletePieceDialog = ({ studentId, piece, onClose }: DeletePieceDialogProps) => {
  const remove = useDeletePiece(studentId);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    try {
      const { message } = await remove.mutateAsync(piece.id);
      showToast({ tone: "success", title: successText(message, practiceMessages.deleted) });
      onClose();
    } catch (problem) {
      setFailure(failureText(problem, practiceMessages.deleteFailed));
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
          Delete <bdi>{piece.title}</bdi>
        </>
      }
      description="No lesson has set this piece. It will be removed from the student's repertoire for every teacher."
      cancelLabel="Keep Piece"
      confirmLabel="Delete Piece"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <div className="mt-4 empty:hidden">
        <DialogFailure title={practiceMessages.errorTitle} text={failure} />
      </div>
    </AlertDialog>
  );
};
