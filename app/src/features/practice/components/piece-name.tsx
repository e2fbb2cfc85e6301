import type { Piece } from "@/features/practice/pieces";

/** Title and composer of a piece. */
export const PieceName = ({ piece: { title, composer } }: { piece: Pick<Piece, "title" | "composer"> }) => (
  <span className="wrap-anywhere">
    <bdi className="font-semibold">{title}</bdi>
    {composer === null ? null : (
      <>
        {" "}
        <bdi className="text-fg-muted text-small">{composer}</bdi>
      </>
    )}
  </span>
);
