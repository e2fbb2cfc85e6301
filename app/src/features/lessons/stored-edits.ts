import { removal, setting } from "@/features/lessons/goal-edits";
import type { Edit, EditField, Goal, Row } from "@/lib/goals";

/** The fields that a row is set in by hand. */
const fields: readonly EditField[] = ["do", "subject", "places", "hands", "tempo", "how", "days"];

/** A value as text, the same in whatever order its keys stand, and whether nothing is null, an empty list or absent. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part === null || (Array.isArray(part) && part.length === 0)) return undefined;
    if (typeof part !== "object" || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? "";

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);

const differing = (read: Goal, stored: Goal) => fields.filter((field) => !isSame(read[field], stored[field]));

type Match = (read: Goal, stored: Goal) => boolean;

/** Which stored goal is a row's, the surest first: of two goals in the same words each finds its own. */
const matches: readonly Match[] = [
  // As it was read.
  isSame,
  // In the same words of the note, set in a field.
  (read, stored) => isSame(read.subject, stored.subject) && (read.said ?? "") === (stored.said ?? ""),
  // In the same words, which were said to be about something else, or are read as something else since.
  (read, { said }) => said !== undefined && said !== "" && said === read.said,
  // About the same in other words, as a sentence is read once its piece is known, or set by hand beside the note; what no
  // field sets has to be the same.
  (read, { said, ...stored }) =>
    isSame(read.subject, stored.subject) &&
    isSame(read.until, stored.until) &&
    ((said ?? "") !== "" || isSame(read.needs, stored.needs)),
];

/**
 * What was changed by hand when a lesson was completed, told from what its note reads as and what was stored: a row that is
 * stored otherwise is set, one that is not stored was removed, a goal that was not read was added.
 */
export const storedEdits = (rows: readonly Row[], stored: readonly Goal[]): Edit[] => {
  const left = [...stored];
  const found = new Map<Row, Goal>();
  for (const isIt of matches) {
    for (const row of rows.filter((one) => !found.has(one))) {
      const at = left.findIndex((goal) => isIt(row.goal, goal));
      for (const goal of at < 0 ? [] : left.splice(at, 1)) found.set(row, goal);
    }
  }
  const changed = rows.flatMap((row): Edit[] => {
    const goal = found.get(row);
    return goal === undefined ? [removal(row)] : differing(row.goal, goal).map((field) => setting(row, field, goal));
  });
  const added = left.map((goal, at): Edit => ({ kind: "add", key: `added:${at + 1}`, field: null, goal }));
  return [...changed, ...added];
};
