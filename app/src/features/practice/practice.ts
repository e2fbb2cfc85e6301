import { practiceMessages } from "@/features/practice/messages";
import type { Schemas } from "@/lib/api";
import { dateOf } from "@/lib/format/dates";

/** The heading over tasks in the teacher's own words, which is no piece. */
export const teachersWords = "From your lesson";

/** The plan that people read (Spec §3, practiceGuidance). */
export type PracticeGuidance = Schemas["PracticeGuidanceBody"];

/** One of its seven days. */
export type PracticeDay = Schemas["PracticeDayBody"];

/** Who said what a lesson sets. */
export type GoalsBy = NonNullable<Schemas["LessonBody"]["goalsBy"]>;

/** A teacher's feedback on a lesson (Spec §3). */
export type LessonFeedback = Schemas["LessonFeedbackBody"];

/** One thing to practise. */
export type Assignment = Schemas["PracticeAssignmentBody"];

/** Name under which the built-in planner signs its plans (decision D6). */
const builtIn = "built-in";

/** By what a plan was made, in small print; a model is called by its name. */
export const plannerText = (planner: string): string =>
  planner === builtIn ? "Made by Reedling from the lesson's notes" : `Made by ${planner}`;

/** The teacher as those know them who read a plan of their own; parents and administrators read another's. */
const confirmedTexts: Readonly<Record<string, string>> = {
  TEACHER: "Confirmed by you",
  STUDENT: "Confirmed by your teacher",
};

/** Who said what the lesson sets, in small print, to a reader of a role. */
export const goalsText = (goalsBy: GoalsBy, role: string | undefined): string =>
  goalsBy === "teacher" ? (confirmedTexts[role ?? ""] ?? "Confirmed by the teacher") : "Read from the notes";

/** "ABRSM, Grade 3": the exam that a plan has in view, or nothing. */
export const examText = ({ board, grade }: PracticeGuidance["examFocus"]): string | null =>
  [board, grade].filter(Boolean).join(", ") || null;

/** What a day of rest says under a heading that calls it one. */
export const restDayText = ({ musicianship }: PracticeDay): string => musicianship || practiceMessages.restDay;

/** "Fri 6 Mar to Thu 12 Mar": the first and the last day of a plan. */
export const weekOf = (days: readonly PracticeDay[], text: (date: Date) => string): string =>
  [days.at(0), days.at(-1)]
    .map((day) => dateOf(day?.date ?? ""))
    .map((date) => (date === undefined ? "" : text(date)))
    .join(" to ");

const tallest = 100;
const lowest = 12;

/** Height of a day's bar in percent: its minutes as a share of the longest day, never too low to see; 0 on a rest day. */
export const barHeight = (minutes: number, longest: number): number =>
  minutes <= 0 || longest <= 0 ? 0 : Math.max(lowest, Math.round((minutes / longest) * tallest));
