import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { TypedField } from "@/features/goals/components/goal-editor";
import type { GoalTools } from "@/features/goals/goal-edits";
import { setting } from "@/features/goals/goal-edits";
import type { GoalLine } from "@/features/goals/goals";
import { lineName } from "@/features/goals/goals";
import type { Do, Edit, Goal, TitledWords } from "@/lib/goals";

interface AnswersProps {
  line: GoalLine;
  onEdit: (edit: Edit) => void;
}

/** For a question that goes away once it is answered. */
interface OnceProps {
  line: GoalLine;
  tools: GoalTools;
  /** The focus stays on the line. */
  onAnswer: (edit: Edit) => void;
}

const carried: { value: Do; label: string }[] = [
  { value: "keep", label: "Keep" },
  { value: "finish", label: "Done" },
  { value: "rest", label: "Rest" },
];

/** What becomes of a goal that an earlier lesson left open. Untouched, it goes on with fewer days. */
export const CarriedAnswers = ({ line, onEdit }: AnswersProps) => (
  <fieldset className="flex min-w-0 gap-1.5">
    <legend className="sr-only">{lineName(line)}</legend>
    {carried.map(({ value, label }) => {
      const { row } = line;
      // Of a completed lesson an answer that ends it stands beside the note: what is done is left open no more.
      const isChosen = (row.edited.includes("do") || row.added) && row.goal.do === value;
      return (
        <Button
          key={value}
          size="sm"
          aria-pressed={isChosen}
          className={cn("pointer-coarse:h-10", isChosen && "border-primary bg-primary-soft text-primary-soft-fg")}
          onClick={() => onEdit(setting(row, "do", { ...row.goal, do: value }))}
        >
          {label}
        </Button>
      );
    })}
  </fieldset>
);

interface PieceQuestionProps extends OnceProps {
  /** The student's piece that may be meant. */
  pieceId: string;
}

/** "The Sonata in C, or a new one?" Unanswered, the row stays as it is. */
export const PieceQuestion = ({ line, tools, pieceId, onAnswer }: PieceQuestionProps) => {
  const { row, text } = line;
  const piece = tools.pieces.find(({ id }) => id === pieceId);
  if (piece === undefined) return null;
  const answer = (subject: typeof row.goal.subject) => onAnswer(setting(row, "subject", { ...row.goal, subject }));
  return (
    <fieldset
      aria-label={`Which ${lineName(line)}?`}
      className="flex min-w-0 flex-wrap items-center gap-1.5 bg-yellow-tint py-2 pr-2 pl-8 text-small text-yellow-text"
    >
      <span className="font-medium">
        Which <bdi>{text.title}</bdi>?
      </span>
      <Button size="sm" className="max-w-full pointer-coarse:h-10" onClick={() => answer({ kind: "piece", pieceId })}>
        <bdi className="truncate">{piece.title}</bdi>
      </Button>
      <Button size="sm" className="pointer-coarse:h-10" onClick={() => answer(row.goal.subject)}>
        Add New Piece
      </Button>
    </fieldset>
  );
};

interface ThisIsAPieceProps extends Pick<OnceProps, "line" | "tools"> {
  /** The focus stays on the line, unless the box was left. */
  onTitled: (titled: TitledWords, isLeft: boolean) => void;
}

/** Of a sentence whose subject is not proven: makes it a piece, by its title, with all that the sentence says of it. */
export const ThisIsAPiece = ({ line: { row }, tools, onTitled }: ThisIsAPieceProps) => {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { subject } = row.goal;
  if (subject.kind !== "words") return null;
  if (!isAsked) {
    return (
      <Button ref={button} size="sm" className="self-start pointer-coarse:h-10" onClick={() => setAsked(true)}>
        This Is a Piece
      </Button>
    );
  }
  return (
    <TypedField
      label="Title of the Piece"
      value=""
      takesFocus
      placeholder={subject.text}
      onClose={() => {
        flushSync(() => setAsked(false));
        button.current?.focus();
      }}
      onCommit={(title, isLeft) => {
        if (title === "") return undefined;
        const changed: Goal = { ...row.goal, subject: { kind: "title", title, composer: null } };
        const titled = tools.titled(row, title) ?? { edits: [setting(row, "subject", changed)], others: [] };
        const problem = tools.problemOf(titled.edits.at(-1)?.goal ?? changed, "subject", row.key);
        if (problem === undefined) onTitled(titled, isLeft);
        return problem;
      }}
    />
  );
};
