import { ApiError } from "@/lib/api";
import type { Goal, Piece } from "@/lib/goals";
import { ask, loadGoalReader } from "@/lib/goals";

/** The place of the goal in the name of a field: 1 in "goals.1.subject". */
const placeOf = (field: string): number | null => {
  const place = /^goals\.(\d+)\./.exec(field)?.[1];
  return place === undefined ? null : Number(place);
};

/**
 * A call that sends goals, whose refusal names one by its place only: the sentence then begins with the goal's title, as no
 * field of the form is meant.
 */
export const sayingWhichGoal = async <Answer>(
  goals: readonly Goal[],
  pieces: readonly Piece[],
  call: Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    const { status, code, message, fields } = problem;
    const refused = Object.entries(fields).find(([field]) => placeOf(field) !== null);
    if (refused === undefined) throw problem;
    const [field, sentences] = refused;
    const goal = goals[placeOf(field) ?? 0];
    const reader = goal && (await loadGoalReader().catch(() => null));
    const [text] = (reader && goal && ask(() => reader.goalTexts([goal], [...pieces]))) ?? [];
    const sentence = sentences[0] ?? message;
    throw new ApiError(status, code, text === undefined ? sentence : `${text.title}: ${sentence}`, fields);
  }
};
