import { MarkedText } from "@/components/data/marked-text";
import { Badge } from "@/components/ui/badge";
import { PieceName } from "@/features/practice/components/piece-name";
import type { Piece } from "@/features/practice/pieces";
import { byState, pieceText, stateTitle } from "@/features/practice/pieces";

/** Pieces to read: title, where each stands, its last clean tempo; what is practised comes first. */
export const PieceList = ({ pieces }: { pieces: readonly Piece[] }) => (
  <ul aria-label="Pieces" className="divide-y divide-line">
    {byState(pieces, ({ state }) => state).flatMap((group) =>
      group.pieces.map((piece) => <PieceLine key={piece.id} piece={piece} />),
    )}
  </ul>
);

const PieceLine = ({ piece }: { piece: Piece }) => {
  const detail = pieceText(piece, { hasLessons: false });
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <span className="min-w-0">
        <PieceName piece={piece} />
        {detail === "" ? null : (
          <span className="block text-fg-muted text-small tabular-nums">
            <MarkedText text={detail} />
          </span>
        )}
      </span>
      <Badge color={piece.state === "active" ? "blue" : "grey"}>{stateTitle(piece.state)}</Badge>
    </li>
  );
};
