import type { SetLesson } from "@/features/lessons/api/lesson-goals";
import type { ConfirmedGoals } from "@/features/lessons/goals";
import { formOf } from "@/features/lessons/stored-edits";
import type { Goal, Piece } from "@/lib/goals";

/** What was sent of a lesson. */
interface SentGoals {
  /** Null where the server was to read the notes. */
  confirmed: ConfirmedGoals | null;
  /** Absent where it was not sent. */
  teacherNotes?: string;
  privateNotes?: string;
}

const isSameText = (one: string | null | undefined, other: string | null) =>
  (one ?? "").trim() === (other ?? "").trim();

const marks = /[^\p{L}\p{N}]+/gu;
const plain = (text: string | null | undefined) => (text ?? "").normalize("NFKD").replace(marks, "").toLowerCase();

/** A goal that was sent with a title, by the piece of that title: the server made it one, or found it. */
export const withPieces = (goal: Goal, pieces: readonly Piece[]): Goal => {
  const { subject } = goal;
  if (subject.kind !== "title") return goal;
  const composer = plain(subject.composer);
  const found = pieces.filter(
    (piece) =>
      plain(piece.title) === plain(subject.title) &&
      (composer === "" || plain(piece.composer) === "" || plain(piece.composer) === composer),
  );
  const [piece] = found;
  return piece === undefined || found.length > 1 ? goal : { ...goal, subject: { kind: "piece", pieceId: piece.id } };
};

/**
 * Whether a completed lesson is as it was sent, to the last field: then an earlier call, whose answer was lost, has done it,
 * or somebody else the same. What cannot be told apart counts as another.
 */
export const isSetAs = (
  { confirmed, teacherNotes, privateNotes }: SentGoals,
  { lesson, stored }: SetLesson,
): boolean => {
  if (lesson.status !== "COMPLETED") return false;
  if (teacherNotes !== undefined && !isSameText(teacherNotes, lesson.teacherNotes)) return false;
  if (privateNotes !== undefined && !isSameText(privateNotes, stored.privateNotes)) return false;
  if (confirmed === null) return stored.goalsBy !== "teacher";
  const { goals, week, body } = confirmed;
  const pieces = stored.context?.pieces ?? [];
  return (
    formOf(goals.map((goal) => withPieces(goal, pieces))) === formOf(stored.goals ?? []) &&
    formOf(week) === formOf(stored.week) &&
    // Where nothing was answered the server keeps what holds.
    (body === null || formOf(body) === formOf(stored.body))
  );
};
