import { restoration, withAdded } from "@/features/lessons/goal-edits";
import type { GoalList } from "@/features/lessons/goals";
import type { Edit, Goal } from "@/lib/goals";

/**
 * The edits by which goals come into the list: what it lacks is added, and a row that was removed comes back; null where all
 * of it stands there already.
 */
export const withChosen = (
  edits: readonly Edit[],
  goals: readonly Goal[],
  { lines, tools }: Pick<GoalList, "lines" | "tools">,
): Edit[] | null => {
  const lineOf = (goal: Goal) => {
    const same = lines.filter(({ row }) => tools.isSetBy(goal, row.goal));
    return same.find(({ isRemoved }) => !isRemoved) ?? same[0];
  };
  const missing = goals.filter((goal) => lineOf(goal) === undefined);
  const removed = goals.flatMap((goal) => lineOf(goal) ?? []).filter(({ isRemoved }) => isRemoved);
  if (missing.length + removed.length === 0) return null;
  return [...withAdded(edits, missing), ...removed.map(({ row }) => restoration(row))];
};
