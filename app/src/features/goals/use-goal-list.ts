import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useCallback, useMemo } from "react";
import { goalContextQuery, lessonGoalsQuery } from "@/features/goals/api/lesson-goals";
import type { GoalTools } from "@/features/goals/goal-edits";
import type { ConfirmedGoals, GoalList } from "@/features/goals/goals";
import { confirmedGoals, heldAnswer } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { useGoalReader } from "@/features/goals/use-goal-reader";
import { useSettled } from "@/features/goals/use-settled";
import { ApiError } from "@/lib/api";
import type { ChosenAnswer, Context, Edit, GoalReader, Merged } from "@/lib/goals";
import { ask, loadGoalReader } from "@/lib/goals";
import { inTime } from "@/lib/time/in-time";

const read = (reader: GoalReader, context: Context, note: string, edits: readonly Edit[]): Merged | null =>
  ask(() => reader.mergeGoals(reader.readNote(note, context), [...edits]));

type NoteTools = Omit<GoalTools, "problemOf">;

const toolsOf = (reader: GoalReader, context: Context): NoteTools => {
  const pieces = context.pieces ?? [];
  const piecesFor = (typed: string) =>
    (ask(() => reader.offeredPieces(pieces, typed)) ?? []).flatMap((place) => pieces[place] ?? []);
  return {
    pieces,
    recent: piecesFor(""),
    piecesFor,
    hasHands: ask(() => reader.hasHands(context.instrument)) ?? true,
    withTempo: (goal, field, typed, unit) => {
      const before = goal.tempo ?? (unit === undefined ? null : { unit });
      return ask(() => ({ ...goal, tempo: reader.typedTempo(before, field, typed) })) ?? goal;
    },
    titled: ({ key, goal, edited }, title) => ask(() => reader.titledWords(key, goal, edited, title, context)),
    placesOf: (text) => ask(() => reader.typedPlaces(text)) ?? [],
    goalsOf: (text) => ask(() => reader.typedGoals(text, context)) ?? [],
    relationOf: (goal, other) => ask(() => reader.goalRelation(goal, other)),
    textsOf: (goals) => ask(() => reader.goalTexts([...goals], pieces)) ?? [],
    askedOf: (question) => ask(() => reader.askedOf(question)) ?? "",
    heldAnswer: (question, chosen) => heldAnswer(reader, question, chosen),
  };
};

const listOf = (reader: GoalReader, context: Context, tools: NoteTools, merged: Merged | null): GoalList | null => {
  if (merged === null) return null;
  const { rows, removed, order } = merged;
  const all = [...rows, ...removed];
  const texts = ask(() =>
    reader.goalTexts(
      [...all, ...merged.asked].map(({ goal }) => goal),
      context.pieces ?? [],
    ),
  );
  const asked = merged.asked.flatMap((row, at) => {
    const text = texts?.[all.length + at];
    return text === undefined ? [] : [{ row, text }];
  });
  const lines = all.flatMap((row, at) => {
    const text = texts?.[at];
    return text === undefined ? [] : [{ row, text, isRemoved: at >= rows.length }];
  });
  lines.sort((one, other) => order.indexOf(one.row.key) - order.indexOf(other.row.key));
  const problemOf: GoalTools["problemOf"] = (goal, field, key) => {
    const others = key === undefined ? [] : rows.filter((row) => row.key !== key).map((row) => row.goal);
    return ask(() => reader.goalProblem(goal, field ?? "", others)) ?? undefined;
  };
  return texts === null ? null : { merged, lines, asked, tools: { ...tools, problemOf } };
};

/** How long completing waits for reader and context, in ms. */
const timeout = 3000;

interface Typed {
  /** Null when there is no lesson to read a note of. */
  lessonId: string | null;
  note: string;
  edits: readonly Edit[];
  /** The box of the note. */
  box: RefObject<HTMLTextAreaElement | null>;
}

interface GoalsOfNote {
  /** Null while it cannot be told. */
  list: GoalList | null;
  /** Whether reader or context could not be loaded; the server then reads the note. */
  hasFailed: boolean;
  /** Reads the note as it stands, however the last word ends. */
  settle: () => void;
  /**
   * What completing confirms, as soon as it can be told, and within three seconds; null leaves the reading to the server. What was changed by hand the
   * server cannot read anywhere: where that cannot be told it fails.
   */
  confirm: (note: string, edits: readonly Edit[], answer: ChosenAnswer | null) => Promise<ConfirmedGoals | null>;
}

/** The goals of a note while it is typed, with what the teacher changed by hand. */
export const useGoalList = ({ lessonId, note, edits, box }: Typed): GoalsOfNote => {
  const reader = useGoalReader(lessonId !== null);
  const cache = useQueryClient();
  const known = useQuery({ ...goalContextQuery(lessonId ?? ""), enabled: lessonId !== null });
  const context = known.data ?? null;
  const endsWord = useCallback((before: string) => !reader || (ask(() => reader.endsWord(before)) ?? true), [reader]);
  const [settled, settle] = useSettled(note, box, endsWord);
  const tools = useMemo(() => (reader && context ? toolsOf(reader, context) : null), [reader, context]);
  const list = useMemo(() => {
    if (!reader || context === null || tools === null) return null;
    return listOf(reader, context, tools, read(reader, context, settled, edits));
  }, [reader, context, tools, settled, edits]);
  const hasFailed = list === null && (reader === undefined || known.isError || (reader !== null && !known.isPending));
  const mergedOf = async (typed: string, changes: readonly Edit[]): Promise<Merged | null> => {
    if (lessonId === null) return null;
    try {
      const both = Promise.all([loadGoalReader(), cache.fetchQuery(lessonGoalsQuery(lessonId))]);
      const [loaded, { context: told }] = await inTime(both, timeout);
      return told === null ? null : read(loaded, told, typed, changes);
    } catch {
      return null;
    }
  };
  return {
    list,
    hasFailed,
    settle,
    confirm: async (typed, changes, answer) => {
      const isChanged = changes.length > 0 || answer !== null;
      const merged = hasFailed && !isChanged ? null : await mergedOf(typed, changes);
      if (merged !== null) return confirmedGoals(await loadGoalReader(), merged, answer);
      if (isChanged) throw new ApiError(null, "goals_unknown", goalMessages.goalsUnsent);
      return null;
    },
  };
};
