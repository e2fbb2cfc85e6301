import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProposedRow } from "@/features/goals/api/lesson-goals";
import { askModel, modelNameQuery } from "@/features/goals/api/lesson-goals";
import { answer, withAdded, withEdit } from "@/features/goals/goal-edits";
import type { AskedLine, GoalLine, GoalList } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { now } from "@/lib/clock";
import { countText } from "@/lib/format/counts";
import { failureText } from "@/lib/forms";
import type { Edit, Goal, Row } from "@/lib/goals";

/** A row that a model proposes, in words. */
export interface ProposedLine extends AskedLine {
  state: ProposedRow["state"];
}

/** What a model may read in the note, and has read. */
export interface ModelReading {
  name: string;
  isReading: boolean;
  /** How it ended, in a sentence: nothing was added, or how much. */
  news: string;
  hasFailed: boolean;
  read: () => void;
  /** What is left to check of it. */
  lines: ProposedLine[];
  dismiss: (key: string) => void;
}

/** A row as the list has it: under a key that no other has, so that the row of the note that says less gives way to it. */
const rowOf = (goal: Goal, at: number): Row => ({
  key: `model:${now()}:${at + 1}`,
  goal,
  edited: [],
  added: false,
  inNote: true,
});

const onOneLine = (text: string): string => text.replace(/\s+/gu, " ");

/** Whether a line was removed, added or changed by hand. */
const isByHand = ({ row, isRemoved }: GoalLine): boolean => isRemoved || row.added || row.edited.length > 0;

/** Whether a line is of the sentence that a goal's title stands in. */
const isItsSentence = ({ subject }: Goal, { row, text }: GoalLine): boolean =>
  subject.kind === "title" && row.goal.subject.kind === "words" && text.title.includes(subject.title);

/** Whether the teacher has decided on what a goal is about: then a model changes nothing of it. */
const isDecided = (goal: Goal, { lines, tools }: GoalList): boolean =>
  lines.some(
    (line) => isByHand(line) && (tools.relationOf(goal, line.row.goal) === "covered" || isItsSentence(goal, line)),
  );

/** Whether the teacher has touched its subject at all: then nothing of it is set without a press. */
const isTouched = (goal: Goal, list: GoalList): boolean =>
  isDecided(goal, list) ||
  list.lines.some((line) => isByHand(line) && list.tools.relationOf(goal, line.row.goal) !== null);

/** Whether the note still has the words of a goal. */
const isInNote = ({ said }: Goal, note: string): boolean => onOneLine(note).includes(said ?? "");

/** The edits that set a row: the sentence that the reader kept in words becomes the goal, or it is added. */
const setting = (row: Row, { lines, tools }: GoalList) => {
  const { subject } = row.goal;
  const title = subject.kind === "title" ? subject.title : null;
  const words = lines.find((line) => !isByHand(line) && isItsSentence(row.goal, line));
  const titled = words === undefined || title === null ? null : tools.titled(words.row, title);
  return (edits: readonly Edit[]): Edit[] =>
    titled === null
      ? withEdit(edits, answer(row))
      : withAdded(titled.edits.reduce(withEdit, [...edits]), titled.others);
};

/** "some-model found 2 goals." */
const foundText = (name: string, goals: number): string =>
  goals === 0 ? `${name} found nothing else in your notes.` : `${name} found ${countText(goals, "goal")}.`;

interface Noted {
  lessonId: string | null;
  note: string;
  /** Null while it is not known. */
  list: GoalList | null;
  /** Adds edits to those that there are by then. */
  onAnswered: (answer: (edits: readonly Edit[]) => Edit[]) => void;
}

/** Reads the note with the configured model where the teacher asks for it; null without a model. */
export const useModelReading = ({ lessonId, note, list, onAnswered }: Noted): ModelReading | null => {
  const name = useQuery({ ...modelNameQuery(lessonId ?? ""), enabled: lessonId !== null }).data ?? null;
  const [proposed, setProposed] = useState<(Pick<ProposedLine, "state"> & { row: Row })[]>([]);
  const reading = useMutation({
    mutationFn: (notes: string) => askModel(lessonId ?? "", notes),
    onSuccess: (rows) => {
      const all = rows.map(({ state, goal }, at) => ({ state, row: rowOf(goal, at) }));
      setProposed(all);
      if (list === null) return;
      const certain = all.filter(
        ({ state, row: { goal } }) => state === "set" && isInNote(goal, note) && !isTouched(goal, list),
      );
      for (const { row } of certain) onAnswered(setting(row, list));
    },
  });
  if (name === null || list === null) return null;
  const open = proposed.filter(({ row: { goal } }) => isInNote(goal, note) && !isDecided(goal, list));
  const texts = list.tools.textsOf(open.map(({ row }) => row.goal));
  const lines = open.flatMap(({ state, row }, at) => {
    const words = texts[at];
    return words === undefined ? [] : [{ state, row, text: words }];
  });
  const found = reading.data === undefined ? "" : foundText(name, reading.data.length);
  return {
    name,
    isReading: reading.isPending,
    news: reading.isError ? failureText(reading.error, goalMessages.modelFailed) : found,
    hasFailed: reading.isError,
    read: () => reading.mutate(note),
    lines,
    dismiss: (key) => setProposed(proposed.filter(({ row }) => row.key !== key)),
  };
};
