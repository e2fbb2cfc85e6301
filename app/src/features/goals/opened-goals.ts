import type { SetLesson } from "@/features/goals/api/lesson-goals";
import { canonicalJson } from "@/features/goals/canonical-json";
import type { ConfirmedGoals } from "@/features/goals/goals";
import { storedAnswer } from "@/features/goals/goals";
import type { GoalsForm } from "@/features/goals/goals-form";
import type { Core } from "@/lib/core";
import type { Context, Edit, Goal, GoalReader, GoalWeek, Proposal } from "@/lib/goals";
import { ask } from "@/lib/goals";

/** What was typed to complete a lesson that turned out to be completed otherwise. */
export interface CarriedWork {
  /** What Complete Lesson held, and what it began with. */
  typed: GoalsForm;
  begun: GoalsForm;
  /** What was to be confirmed; null where it could not be told. */
  confirmed: ConfirmedGoals | null;
}

/** What the notes read as; null where that cannot be told. */
const readOf = (reader: GoalReader, context: Context | null, notes: string): Proposal | null =>
  context === null ? null : ask(() => reader.readNote(notes, context));

/** What was changed by hand, told from what the notes read as, what the goals are and what holds for the week. */
const editsOf = (
  reader: GoalReader,
  reading: Proposal | null,
  goals: readonly Goal[] | null,
  week: GoalWeek | null,
): Edit[] =>
  goals === null || reading === null
    ? []
    : (ask(() => reader.storedEdits(reading, { goals: [...goals], week: week ?? reading.week })) ?? []);

/** Change Goals as it begins: the notes, and beside them what was changed by hand. */
export const openedGoals = (core: Core, reader: GoalReader, { lesson, stored }: SetLesson): GoalsForm => {
  const teacherNotes = core.shownNotes(lesson.teacherNotes, lesson.notes) ?? "";
  const reading = readOf(reader, stored.context, teacherNotes);
  return {
    teacherNotes,
    goalEdits: editsOf(reader, reading, stored.goals, stored.week),
    bodyAnswer: storedAnswer(reader, reading?.body ?? null, stored.body),
    privateNotes: stored.privateNotes ?? "",
  };
};

/** The stored value where both say the same: the keys of the other may stand in another order. */
const storedIfSame = <Value>(value: Value, stored: Value): Value =>
  canonicalJson(value) === canonicalJson(stored) ? stored : value;

/** The same work in Change Goals: its titles may be pieces by now, so that the edits are told anew. */
export const carriedForm = (
  reader: GoalReader,
  { stored }: SetLesson,
  { typed, confirmed }: CarriedWork,
): GoalsForm => {
  const { context } = stored;
  const sent = confirmed?.goals ?? null;
  const goals = sent && (ask(() => reader.goalsWithPieces(sent, context?.pieces ?? [])) ?? sent);
  const reading = readOf(reader, context, typed.teacherNotes);
  const answered = storedAnswer(reader, reading?.body ?? null, confirmed?.body ?? stored.body);
  return {
    ...typed,
    goalEdits: editsOf(reader, reading, storedIfSame(goals, stored.goals), confirmed?.week ?? stored.week),
    bodyAnswer: confirmed === null ? (typed.bodyAnswer ?? answered) : answered,
  };
};
