import { useState } from "react";
import { DialogFailure } from "@/components/data/dialog-failure";
import { Button } from "@/components/ui/button";
import type { Repertoire } from "@/features/practice/api/pieces";
import { useSamePiece } from "@/features/practice/api/pieces";
import { PieceName } from "@/features/practice/components/piece-name";
import { practiceMessages } from "@/features/practice/messages";
import { failureText, successText } from "@/lib/forms";
import { showToast } from "@/lib/toasts";
import { useNow } from "@/lib/use-now";

interface MergedPiecesProps {
  studentId: string;
  merged: Repertoire["merged"];
  /** Once a merge is undone and the piece is listed by itself again. */
  onUndone: (pieceId: string) => void;
}

/** What was said to be another piece in the last ten minutes, each with an Undo. */
export const MergedPieces = ({ studentId, merged, onUndone }: MergedPiecesProps) => {
  const now = useNow();
  const same = useSamePiece(studentId);
  const [failure, setFailure] = useState<string | null>(null);
  const left = merged.filter(({ undoableUntil }) => Date.parse(undoableUntil) > Date.parse(now));
  const undo = async (pieceId: string) => {
    setFailure(null);
    try {
      const { message } = await same.mutateAsync({ pieceId, other: null });
      showToast({ tone: "success", title: successText(message, practiceMessages.split) });
      onUndone(pieceId);
    } catch (problem) {
      setFailure(failureText(problem, practiceMessages.undoFailed));
    }
  };
  if (left.length === 0 && failure === null) return null;
  return (
    <div>
      <ul aria-label="Merged pieces" className="flex flex-col gap-1.5 empty:hidden">
        {left.map((piece) => (
          <li
            key={piece.id}
            className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2 text-small"
          >
            <span className="min-w-0">
              <PieceName piece={piece} />
              <span className="block text-fg-muted">
                Now part of <bdi>{piece.intoTitle}</bdi>
              </span>
            </span>
            <Button
              size="sm"
              className="pointer-coarse:h-10"
              busy={same.isPending && same.variables.pieceId === piece.id}
              aria-label={`Undo: ${piece.title}`}
              onClick={() => void undo(piece.id)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <DialogFailure title={practiceMessages.errorTitle} text={failure} />
    </div>
  );
};
