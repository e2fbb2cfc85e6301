import type { SetLesson } from "@/features/goals/api/lesson-goals";
import { canonicalJson } from "@/features/goals/canonical-json";
import type { ConfirmedGoals } from "@/features/goals/goals";
import type { Goal, Piece } from "@/lib/goals";
import { ask, loadGoalReader } from "@/lib/goals";

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

/** Goals as the server stored them: a title may be a piece of the student by now. */
const asStored = async (goals: readonly Goal[], pieces: readonly Piece[]): Promise<readonly Goal[]> => {
  const reader = await loadGoalReader().catch(() => null);
  return (reader && ask(() => reader.goalsWithPieces(goals, pieces))) ?? goals;
};

/**
 * Whether a completed lesson is as it was sent, to the last field: then an earlier call, whose answer was lost, has done it,
 * or somebody else the same. What cannot be told apart counts as another.
 */
export const isStoredAsSent = async (
  { confirmed, teacherNotes, privateNotes }: SentGoals,
  { lesson, stored }: SetLesson,
): Promise<boolean> => {
  if (lesson.status !== "COMPLETED") return false;
  if (teacherNotes !== undefined && !isSameText(teacherNotes, lesson.teacherNotes)) return false;
  if (privateNotes !== undefined && !isSameText(privateNotes, stored.privateNotes)) return false;
  if (confirmed === null) return stored.goalsBy !== "teacher";
  const { goals, week, body } = confirmed;
  return (
    canonicalJson(await asStored(goals, stored.context?.pieces ?? [])) === canonicalJson(stored.goals ?? []) &&
    canonicalJson(week) === canonicalJson(stored.week) &&
    // Where nothing was answered the server keeps what holds.
    (body === null || canonicalJson(body) === canonicalJson(stored.body))
  );
};
