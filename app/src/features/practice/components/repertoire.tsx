import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { MarkedText } from "@/components/data/marked-text";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Repertoire as Pieces } from "@/features/practice/api/pieces";
import { repertoireQuery } from "@/features/practice/api/pieces";
import { DeletePieceDialog } from "@/features/practice/components/delete-piece-dialog";
import { MergedPieces } from "@/features/practice/components/merged-pieces";
import { PieceName } from "@/features/practice/components/piece-name";
import { RenamePieceDialog } from "@/features/practice/components/rename-piece-dialog";
import { SamePieceDialog } from "@/features/practice/components/same-piece-dialog";
import { practiceMessages } from "@/features/practice/messages";
import type { Piece } from "@/features/practice/pieces";
import { byState, pieceText } from "@/features/practice/pieces";
import { useApprovalProps } from "@/lib/approval";

/** A student's pieces by where they stand, for the teacher, who mends what was misread. */
export const Repertoire = ({ studentId }: { studentId: string }) => (
  <Loaded
    queries={{ repertoire: useQuery(repertoireQuery(studentId)) }}
    text={practiceMessages.piecesLoading}
    skeleton={<Skeleton className="h-24" />}
    failure={{ title: practiceMessages.piecesFailed }}
  >
    {({ repertoire }) => <Groups studentId={studentId} {...repertoire} />}
  </Loaded>
);

type PieceAction = "rename" | "same" | "delete";

const Groups = ({ studentId, pieces, merged }: Pieces & { studentId: string }) => {
  const [open, setOpen] = useState<{ action: PieceAction; piece: Piece } | null>(null);
  // The piece whose merge was undone a moment ago: the button that was pressed is gone.
  const [partedId, setPartedId] = useState<string | null>(null);
  const close = () => setOpen(null);
  const dialog = open === null ? null : { studentId, piece: open.piece, onClose: close };
  return (
    <div className="flex flex-col gap-4">
      <MergedPieces studentId={studentId} merged={merged} onUndone={setPartedId} />
      {pieces.length === 0 ? (
        <p className="text-fg-muted text-small">No pieces yet. Pieces appear here once your lessons set them.</p>
      ) : null}
      {byState(pieces, ({ state }) => state).map((group) => (
        <div key={group.title}>
          <h4 className="text-caption text-fg-muted">{group.title}</h4>
          <ul aria-label={group.title} className="divide-y divide-line">
            {group.pieces.map((piece) => (
              <PieceRow
                key={piece.id}
                piece={piece}
                hasOthers={pieces.length > 1}
                takesFocus={piece.id === partedId}
                onFocused={() => setPartedId(null)}
                onAction={(action) => setOpen({ action, piece })}
              />
            ))}
          </ul>
        </div>
      ))}
      {dialog !== null && open?.action === "rename" ? <RenamePieceDialog {...dialog} /> : null}
      {dialog !== null && open?.action === "same" ? <SamePieceDialog {...dialog} pieces={pieces} /> : null}
      {dialog !== null && open?.action === "delete" ? <DeletePieceDialog {...dialog} /> : null}
    </div>
  );
};

interface PieceRowProps {
  piece: Piece;
  /** Whether it can be the same as another. */
  hasOthers: boolean;
  /** Whether it is where the focus goes on. */
  takesFocus: boolean;
  onFocused: () => void;
  onAction: (action: PieceAction) => void;
}

const PieceRow = ({ piece, hasOthers, takesFocus, onFocused, onAction }: PieceRowProps) => {
  const approval = useApprovalProps();
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    change.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  const [isOpen, setOpen] = useState(false);
  const actionsId = useId();
  const detail = pieceText(piece, { hasLessons: true });
  const action = (of: PieceAction, label: string) => (
    <Button
      {...approval}
      size="sm"
      className="pointer-coarse:h-10"
      aria-label={`${label}: ${piece.title}`}
      onClick={() => onAction(of)}
    >
      {label}
    </Button>
  );
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <PieceName piece={piece} />
          {detail === "" ? null : (
            <span className="block text-fg-muted text-small tabular-nums">
              <MarkedText text={detail} />
            </span>
          )}
        </span>
        <Button
          ref={change}
          variant="ghost"
          size="icon"
          aria-label={`Change ${piece.title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? actionsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {isOpen ? (
        <div id={actionsId} className="mt-2 flex flex-wrap gap-2">
          {action("rename", "Rename")}
          {hasOthers && !piece.withAnotherTeacher ? action("same", "Same Piece As…") : null}
          {piece.lessons === 0 && !piece.withAnotherTeacher ? action("delete", "Delete") : null}
        </div>
      ) : null}
    </li>
  );
};
