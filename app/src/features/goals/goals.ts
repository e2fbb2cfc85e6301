import type { GoalTools } from "@/features/goals/goal-edits";
import { countText, minutesText } from "@/lib/format/counts";
import { civilDay } from "@/lib/format/dates";
import type {
  Answer,
  Body,
  BodyQuestion,
  ChosenAnswer,
  Goal,
  GoalReader,
  GoalText,
  GoalWeek,
  Merged,
  Row,
  Side,
} from "@/lib/goals";
import { ask } from "@/lib/goals";

/** What a teacher confirms by completing the lesson. */
export interface ConfirmedGoals {
  goals: Goal[];
  week: GoalWeek;
  /** The answer about the body; null where there was nothing to ask. */
  body: Body | null;
}

/** An answer about the body as the form keeps it. */
export interface FormAnswer extends ChosenAnswer {
  /** Whether the teacher chose its end, which then stays whatever is answered. */
  isEndChosen?: boolean;
}

/** A line of the list: a goal in words, or where one was removed. */
export interface GoalLine {
  row: Row;
  text: GoalText;
  isRemoved: boolean;
}

/** A goal that is asked about, in words. */
export type AskedLine = Pick<GoalLine, "row" | "text">;

/** What is on screen, with the words of each line, and what changes it. */
export interface GoalList {
  merged: Merged;
  lines: GoalLine[];
  asked: AskedLine[];
  tools: GoalTools;
}

/** What is sent of a list, with the careful answer about the body unless another was chosen for what it asks now. */
export const confirmedGoals = (
  reader: GoalReader,
  { rows, week, body }: Merged,
  chosen: ChosenAnswer | null,
): ConfirmedGoals => ({
  goals: rows.map(({ goal }) => goal),
  week,
  body: body === null ? null : heldAnswer(reader, body, chosen),
});

/** "Sonatina, bars 9–16": a line, for who hears it. */
export const lineName = ({ text: { title, places } }: Pick<GoalLine, "text">): string =>
  [title, places].filter(Boolean).join(", ");

/** "until the next lesson", "on Sat 20 Jun": what a goal says of days. */
export const whenText = ({ until, days, subject }: Goal): string => {
  const event = subject.kind === "event" && subject.date ? `on ${civilDay(subject.date)}` : "";
  const rest = until ? untilText(until) : "";
  return [event, days ? countText(days, "day") : "", rest].filter(Boolean).join(" · ");
};

/** Ends that are no day, in words; "date" stands for a day that is still to be chosen. */
const endTexts: Readonly<Record<string, string>> = {
  nextLesson: "until the next lesson",
  toldOtherwise: "until I say otherwise",
  date: "until a date…",
};

/** "until the next lesson". */
export const untilText = (until: string): string => endTexts[until] ?? `until ${civilDay(until)}`;

/** The end of a rest: "until it is set again". */
export const restEndText = (until: string): string =>
  until === "toldOtherwise" ? "until it is set again" : untilText(until);

/** Words of the note in quotation marks, without the teacher's own: the words may begin between two of them. */
export const quoted = (words: string): string => `“${words.replace(/["“”„]/g, "")}”`;

/** A tempo that no line breaks. */
export const unbroken = (tempo: string): string => tempo.replaceAll(/ (=|to) /g, "\u00a0$1\u00a0");

/** "bars 9–16 · hands apart · ♩ = 60". What rests keeps the tempo that the teacher set (GOAL-24). */
export const detailText = (goal: Goal, { places, hands, tempo }: GoalText): string =>
  [places, hands, unbroken(tempo), whenText(goal)].filter(Boolean).join(" · ");

const handTexts = {
  together: "hands together",
  apart: "hands apart",
  left: "left hand only",
  right: "right hand only",
};

/** "10 min a day · 4 days · not on Wed 18 Nov": what holds for the whole week, or nothing. */
export const weekText = ({ minutesPerDay, days, offDates = [], hands, withoutMetronome }: GoalWeek): string =>
  [
    minutesPerDay ? `${minutesText(minutesPerDay)} a day` : "",
    typeof days === "number" ? `${countText(days, "day")} of practice` : "",
    offDates.length === 0 ? "" : `not on ${offDates.map(civilDay).join(", ")}`,
    hands ? handTexts[hands] : "",
    withoutMetronome ? "without the metronome" : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** How many questions the list asks. */
export const questionsOf = ({ asks, body }: Merged): number => asks.length + (body === null ? 0 : 1);

/** What is asked about in the words that a row keeps: on screen the questions stand for it. */
export const questionsFor = ({ goal: { subject } }: Row, { asked }: Pick<Merged, "asked">): Row[] =>
  subject.kind === "words" ? asked.filter(({ goal }) => goal.said === subject.text) : [];

/** "3 goals · 2 to check · 1 question · 2 phrases not used": the list in one line, with the rows that a model proposes. */
export const summaryText = (merged: Merged, proposed = 0): string => {
  const { rows, unread } = merged;
  const toCheck = merged.asked.length + proposed;
  const questions = questionsOf(merged);
  const goals = rows.filter((row) => questionsFor(row, merged).length === 0).length;
  return [
    goals === 0 ? "No goals yet" : countText(goals, "goal"),
    toCheck === 0 ? "" : `${toCheck} to check`,
    questions === 0 ? "" : countText(questions, "question"),
    unread.length === 0 ? "" : `${countText(unread.length, "phrase")} not used`,
  ]
    .filter(Boolean)
    .join(" · ");
};

const answerTexts = {
  asUsual: "As usual",
  half: "Half the minutes",
  listening: "Listening and reading",
};

/** "Right hand only", of the side that is spared. */
const otherHandText = (spared?: Side | null): string => {
  if (!spared) return "Other hand only";
  return spared === "left" ? "Right hand only" : "Left hand only";
};

const sparedSide = ({ side, careful }: BodyQuestion): Side | null => side ?? careful.spared ?? null;

/** The answer that holds. Where the reader cannot tell, the careful one does. */
export const heldAnswer = (reader: GoalReader, question: BodyQuestion, chosen: ChosenAnswer | null): Body =>
  ask(() => reader.heldAnswer(question, chosen)) ?? question.careful;

/** What was chosen when a lesson was completed, by the question of its note; null where the careful answer was left. */
export const storedAnswer = (
  reader: GoalReader,
  question: BodyQuestion | null,
  stored: Body | null,
): FormAnswer | null => {
  if (question === null || stored === null) return null;
  return ask(() => reader.chosenAnswer(question, stored));
};

/** The sides that may be spared: the one that is named, either where an arm is meant without its side, else none. */
const sparedSides = (question: BodyQuestion): Side[] => {
  const side = sparedSide(question);
  if (side !== null) return [side];
  // The left hand plays where the right one is spared, and stands first.
  return question.eitherSide ? ["right", "left"] : [];
};

/** An answer as it is chosen: "other hand only" by the side that is spared. */
export type BodyChoice = Answer | Side;

export const choiceOf = ({ answer, spared }: Pick<Body, "answer" | "spared">): BodyChoice =>
  answer === "otherHand" ? (spared ?? answer) : answer;

export const answerOf = (choice: BodyChoice): Pick<Body, "answer" | "spared"> =>
  choice === "left" || choice === "right" ? { answer: "otherHand", spared: choice } : { answer: choice, spared: null };

/** The answers to a question about the body, as far as they fit it, the least careful first. */
export const bodyAnswers = (question: BodyQuestion): { value: BodyChoice; label: string }[] => [
  { value: "asUsual", label: answerTexts.asUsual },
  { value: "half", label: answerTexts.half },
  ...sparedSides(question).map((side) => ({ value: side, label: otherHandText(side) })),
  { value: "listening", label: answerTexts.listening },
];

/** "Half the minutes until the next lesson". */
export const answerText = (answer: Pick<Body, "answer" | "until" | "spared"> | null): string => {
  if (answer === null) return "";
  const label = answer.answer === "otherHand" ? otherHandText(answer.spared) : answerTexts[answer.answer];
  return answer.answer === "asUsual" ? label : `${label} ${untilText(answer.until)}`;
};
