import type { NoteValue } from "@/lib/format/note-values";
import { noteText } from "@/lib/format/note-values";
import type {
  Body,
  BodyQuestion,
  ChosenAnswer,
  Do,
  Edit,
  EditField,
  Goal,
  GoalText,
  Hands,
  Piece,
  Row,
  TempoField,
  TitledWords,
  WeekLine,
} from "@/lib/goals";

/** What the reader does for the fields of a row. */
export interface GoalTools {
  /** The student's pieces, as the teacher sees them. */
  pieces: readonly Piece[];
  /** Those that are offered before anything is typed: not finished, what was set last first. */
  recent: readonly Piece[];
  /** Those that are offered for what is typed. */
  piecesFor: (typed: string) => readonly Piece[];
  /** Whether the hands of the instrument may be told apart. */
  hasHands: boolean;
  placesOf: (text: string) => NonNullable<Goal["places"]>;
  /**
   * A goal with a number of its tempo as it was typed; an empty text takes it away, what is no tempo breaks its rule. A number
   * alone counts the note of the goal's tempo, or the given one where it has none.
   */
  withTempo: (goal: Goal, field: TempoField, typed: string, unit: NoteValue | undefined) => Goal;
  /** What becomes of a row in the teacher's words that is given the title of a piece; null where that cannot be told. */
  titled: (row: Row, title: string) => TitledWords | null;
  /** What a text sets by itself. */
  goalsOf: (text: string) => Goal[];
  /** Whether a goal sets nothing that another does not set, or is elsewhere in the same piece; null of another subject. */
  relationOf: (goal: Goal, other: Goal) => "covered" | "elsewhere" | null;
  /** What breaks a rule in a goal, or in one field of it; the goals of other rows are of other keys. */
  problemOf: (goal: Goal, field?: EditField, key?: string) => string | undefined;
  /** Goals in words. */
  textsOf: (goals: readonly Goal[]) => readonly GoalText[];
  /** What a question about the body turns on. */
  askedOf: (question: BodyQuestion) => string;
  /** The answer to it that holds. */
  heldAnswer: (question: BodyQuestion, chosen: ChosenAnswer | null) => Body;
}

export const doChoices: { value: Do; label: string }[] = [
  { value: "practise", label: "Practise" },
  { value: "keep", label: "Keep" },
  { value: "listen", label: "Listen" },
  { value: "rest", label: "Rest" },
  { value: "finish", label: "Done" },
  { value: "perform", label: "Perform" },
];

export const handChoices: { value: Hands | "any"; label: string }[] = [
  { value: "any", label: "Not set" },
  { value: "together", label: "Together" },
  { value: "apart", label: "Apart" },
  { value: "left", label: "Left only" },
  { value: "right", label: "Right only" },
];

/** Takes a row away. */
export const removal = ({ key, goal }: Row): Edit => ({ kind: "remove", key, field: null, goal });

/** Brings a removed row back. */
export const restoration = ({ key }: Row): Edit => ({ kind: "restore", key, field: null, goal: null });

/** Takes a line of the week away. */
export const weekRemoval = ({ key, week }: Pick<WeekLine, "key" | "week">): Edit => ({
  kind: "remove",
  key,
  field: null,
  goal: null,
  week,
});

/** Brings a removed line of the week back. */
export const weekRestoration = (line: WeekLine): Edit => ({ ...weekRemoval(line), kind: "restore" });

/** Sets what is asked about as it was read. */
export const answer = ({ key, goal }: Row): Edit => ({ kind: "add", key, field: null, goal });

/** Leaves it out. */
export const leaving = ({ key, goal }: Row): Edit => ({
  kind: "add",
  key,
  field: null,
  goal: { ...goal, do: "rest", hands: null, tempo: null, needs: [], how: null, days: null },
});

/** Whether a row answers what was asked: what is added otherwise has a key of its own. */
export const isAnswer = ({ added, key }: Pick<Row, "added" | "key">): boolean => added && !key.startsWith("added:");

/** The edits without an answer and what was changed of it since: it is asked again. */
export const withoutAnswer = (edits: readonly Edit[], key: string): Edit[] => edits.filter((edit) => edit.key !== key);

/** Sets one field of a row. */
export const setting = ({ key }: Row, field: EditField, goal: Goal): Edit => ({ kind: "set", key, field, goal });

/** The edits with goals added, each under a key that no other has. */
export const withAdded = (edits: readonly Edit[], goals: readonly Goal[]): Edit[] => {
  const taken = edits.filter(({ kind }) => kind === "add").length;
  const added = goals.map((goal, at): Edit => ({ kind: "add", key: `added:${taken + at + 1}`, field: null, goal }));
  return [...edits, ...added];
};

/** The edits with one more; of one field only the last is kept, in the place of the first. */
export const withEdit = (edits: readonly Edit[], edit: Edit): Edit[] => {
  const isSame = ({ kind, key, field }: Edit) => kind === "set" && key === edit.key && field === edit.field;
  if (edit.kind !== "set" || !edits.some(isSame)) return [...edits, edit];
  return edits.map((earlier) => (isSame(earlier) ? edit : earlier));
};

/** A number of a tempo as its box shows it: "72", "♪ = 100". */
export const tempoInBox = (goal: Goal, field: TempoField): string => {
  const { unit = "crotchet", [field]: bpm = null } = goal.tempo ?? {};
  if (bpm === null) return "";
  return unit === "crotchet" ? String(bpm) : `${noteText(unit)} = ${bpm}`;
};

/** A goal with a phrase of the note as its way to practise, after what it has. */
export const withHow = (goal: Goal, phrase: string): Goal => ({
  ...goal,
  how: [goal.how, phrase].filter(Boolean).join("; "),
});

/** A goal for a piece of the student. */
export const practising = (pieceId: string): Goal => ({ do: "practise", subject: { kind: "piece", pieceId } });

/** A goal in the teacher's words. */
export const inWords = (text: string): Goal => ({ do: "practise", subject: { kind: "words", text } });
