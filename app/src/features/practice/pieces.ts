import { tempoText } from "@/features/practice/tempo";
import type { Schemas } from "@/lib/api";
import { countText } from "@/lib/format/counts";
import { civilDay } from "@/lib/format/dates";
import type { TempoMark } from "@/lib/goals";

/** A piece of a student, as its reader sees it. */
export interface Piece extends Omit<Schemas["PieceBody"], "lastCleanTempo" | "goalTempo"> {
  goalTempo: TempoMark | null;
  lastCleanTempo: TempoMark | null;
}

/** Where a piece stands; null where it is another teacher's. */
type State = Piece["state"];

const states: readonly { state: State; title: string; meaning?: string }[] = [
  { state: "active", title: "Practising" },
  { state: "kept", title: "Keeping Up", meaning: "played now and then, so that it stays ready" },
  { state: "resting", title: "Resting", meaning: "left alone for now, to come back to" },
  { state: "finished", title: "Finished", meaning: "learnt, and there to play for joy" },
  { state: null, title: "With Another Teacher" },
];

/** Where a piece stands, in words. */
export const stateTitle = (state: State): string => states.find((known) => known.state === state)?.title ?? "";

/** What the words over these pieces mean, where they do not tell it themselves. */
export const meaningsOf = (pieces: readonly Piece[]): { title: string; meaning: string }[] =>
  states.flatMap(({ state, title, meaning }) =>
    meaning !== undefined && pieces.some((piece) => piece.state === state) ? [{ title, meaning }] : [],
  );

/** Pieces that stand at the same point. */
export interface PieceGroup<Shown> {
  title: string;
  pieces: Shown[];
}

/** A list by state, what is practised first; states that no piece has are left out. */
export const byState = <Shown>(pieces: readonly Shown[], stateOf: (piece: Shown) => State): PieceGroup<Shown>[] =>
  states
    .map(({ state, title }) => ({ title, pieces: pieces.filter((piece) => stateOf(piece) === state) }))
    .filter((group) => group.pieces.length > 0);

/** "resting until Sat 20 Jun"; nothing of a piece without a day. */
const restText = ({ state, restingUntil }: Piece): string =>
  state === "resting" && restingUntil !== null ? `resting until ${civilDay(restingUntil)}` : "";

/** "last clean at ♩ = 60 · 3 lessons · resting until Sat 20 Jun": what is known of a piece beside its state. */
export const pieceText = (piece: Piece, { hasLessons }: { hasLessons: boolean }): string =>
  [
    piece.lastCleanTempo === null ? "" : `last clean at ${tempoText(piece.lastCleanTempo)}`,
    hasLessons && piece.lessons > 0 ? countText(piece.lessons, "lesson") : "",
    restText(piece),
    piece.withAnotherTeacher && piece.state !== null ? "with another teacher" : "",
  ]
    .filter(Boolean)
    .join(" · ");
