import { Check } from "lucide-react";
import { MarkedText } from "@/components/data/marked-text";
import type { Tint } from "@/components/ui/badge";
import { Badge } from "@/components/ui/badge";
import { PieceName } from "@/features/practice/components/piece-name";
import type { Piece } from "@/features/practice/pieces";
import { byState, meaningsOf, pieceText, stateTitle } from "@/features/practice/pieces";

/** Pieces to read: title, where each stands and what that means, its last clean tempo; what is practised comes first. */
export const PieceList = ({ pieces }: { pieces: readonly Piece[] }) => (
  <>
    <ul aria-label="Pieces" className="divide-y divide-line">
      {byState(pieces, ({ state }) => state).flatMap((group) =>
        group.pieces.map((piece) => <PieceLine key={piece.id} piece={piece} />),
      )}
    </ul>
    <dl className="mt-3 flex flex-col gap-1 border-line border-t pt-3 text-fg-muted text-small empty:hidden">
      {meaningsOf(pieces).map(({ title, meaning }) => (
        <div key={title}>
          <dt className="inline font-semibold">{title}:</dt> <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  </>
);

const colors: Partial<Record<NonNullable<Piece["state"]>, Tint>> = { active: "blue", finished: "green" };

const PieceLine = ({ piece }: { piece: Piece }) => {
  const detail = pieceText(piece, { hasLessons: false });
  const { state } = piece;
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
      <Badge
        color={(state === null ? undefined : colors[state]) ?? "grey"}
        {...(state === "finished" ? { icon: Check } : {})}
      >
        {stateTitle(state)}
      </Badge>
    </li>
  );
};
