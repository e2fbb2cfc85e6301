import type { GoalTools } from "@/features/goals/goal-edits";
import { removal, restoration, withAdded } from "@/features/goals/goal-edits";
import type { GoalLine, GoalList } from "@/features/goals/goals";
import type { Edit, Goal } from "@/lib/goals";

/** The result of adding goals by hand. */
export interface Added {
  edits: Edit[];
  /** Lines that were removed because they contradict an added goal. */
  replaced: GoalLine[];
}

/** Whether a goal leaves out all of its subject: a rest without places, or what is done. */
export const isRelease = ({ do: what, places }: Goal): boolean =>
  what === "finish" || (what === "rest" && (places ?? []).every(({ kind }) => kind === "whole"));

/** Whether one goal leaves out what another one works on. */
const isContrary = (tools: GoalTools, one: Goal, other: Goal): boolean =>
  isRelease(one) !== isRelease(other) && tools.relationOf(one, other) !== null;

/** The line by which a row is left out of the plan though it is set; undefined where none is. */
export const releaseOf = (line: GoalLine, { lines, tools }: Pick<GoalList, "lines" | "tools">): GoalLine | undefined =>
  line.isRemoved || isRelease(line.row.goal)
    ? undefined
    : lines.find(
        ({ row: { goal }, isRemoved }) => !isRemoved && isRelease(goal) && isContrary(tools, goal, line.row.goal),
      );

/**
 * The edits that put goals into the list: new ones are added, removed rows are restored, and rows that contradict them are
 * removed, because the teacher's latest choice wins. Null if the list has all of them already.
 */
export const withChosen = (
  edits: readonly Edit[],
  goals: readonly Goal[],
  { lines, tools }: Pick<GoalList, "lines" | "tools">,
): Added | null => {
  const lineOf = (goal: Goal) => {
    const same = lines.filter(
      ({ row }) => tools.relationOf(goal, row.goal) === "covered" && !isContrary(tools, goal, row.goal),
    );
    return same.find(({ isRemoved }) => !isRemoved) ?? same[0];
  };
  const missing = goals.filter((goal) => lineOf(goal) === undefined);
  const removed = goals.flatMap((goal) => lineOf(goal) ?? []).filter(({ isRemoved }) => isRemoved);
  const replaced = lines.filter(
    ({ row, isRemoved }) => !isRemoved && goals.some((goal) => isContrary(tools, goal, row.goal)),
  );
  if (missing.length + removed.length + replaced.length === 0) return null;
  const gone = replaced.map(({ row }) => removal(row));
  const back = removed.map(({ row }) => restoration(row));
  return { edits: [...withAdded([...edits, ...gone], missing), ...back], replaced };
};

/** A sentence about the lines that adding a goal removed; empty if there are none. */
export const newsOf = ({ replaced }: Added): string => {
  const [line] = replaced;
  if (line === undefined) return "";
  const { title } = line.text;
  if (line.row.goal.do === "finish") return `${title} is no longer marked as done.`;
  return isRelease(line.row.goal) ? `${title} no longer rests.` : `${title} is left out; its other goals are removed.`;
};
