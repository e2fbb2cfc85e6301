import { removal, setting } from "@/features/lessons/goal-edits";
import type { Edit, EditField, Goal, Row } from "@/lib/goals";

/** The fields that a row is set in by hand. */
const fields: readonly EditField[] = ["do", "places", "hands", "tempo", "how", "days"];

/** A value as text, the same in whatever order its keys stand, and whether nothing is null, an empty list or absent. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part === null || (Array.isArray(part) && part.length === 0)) return undefined;
    if (typeof part !== "object" || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? "";

/** Whether both are about the same, in the same words of the note. */
const isOneGoal = (read: Goal, stored: Goal) =>
  canonicalJson(read.subject) === canonicalJson(stored.subject) && (read.said ?? "") === (stored.said ?? "");

const differing = (read: Goal, stored: Goal) =>
  fields.filter((field) => canonicalJson(read[field] ?? null) !== canonicalJson(stored[field] ?? null));

/**
 * What was changed by hand when a lesson was completed, told from what its note reads as and what was stored: a row that is
 * stored otherwise is set, one that is not stored was removed, a goal that was not read was added.
 */
export const storedEdits = (rows: readonly Row[], stored: readonly Goal[]): Edit[] => {
  const left = [...stored];
  const take = (isIt: (goal: Goal) => boolean): Goal | undefined => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // What is stored as it was read goes first: of two goals in the same words each finds its own.
  const same = new Set(
    rows.filter(({ goal }) => take((other) => canonicalJson(other) === canonicalJson(goal)) !== undefined),
  );
  const changed = rows.flatMap((row): Edit[] => {
    if (same.has(row)) return [];
    const found = take((other) => isOneGoal(row.goal, other));
    if (found === undefined) return [removal(row)];
    return differing(row.goal, found).map((field) => setting(row, field, found));
  });
  const added = left.map((goal, at): Edit => ({ kind: "add", key: `added:${at + 1}`, field: null, goal }));
  return [...changed, ...added];
};
