import { ConfirmCall } from "@/components/data/confirm-call";
import { useDeletePiece } from "@/features/practice/api/pieces";
import { practiceMessages } from "@/features/practice/messages";
import type { Piece } from "@/features/practice/pieces";
import { successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";

interface DeletePieceDialogProps {
  studentId: string;
  piece: Piece;
  onClose: () => void;
}

/** Asks before a piece goes that no lesson has set. */
export const DeletePieceDialog = ({ studentId, piece, onClose }: DeletePieceDialogProps) => (
  <ConfirmCall
    title={
      <>
        Delete <bdi>{piece.title}</bdi>
      </>
    }
    description="No lesson has set this piece. It will be removed from the student's repertoire for every teacher."
    cancelLabel="Keep Piece"
    confirmLabel="Delete Piece"
    call={useDeletePiece(studentId)}
    sent={piece.id}
    fallback={practiceMessages.deleteFailed}
    onDone={({ message }) => showToast({ tone: "success", title: successText(message, practiceMessages.deleted) })}
    onClose={onClose}
  />
);
