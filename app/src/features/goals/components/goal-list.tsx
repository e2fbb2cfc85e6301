import type { ReactNode, Ref } from "react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { releaseOf, withChosen } from "@/features/goals/chosen-goals";
import { AddGoal } from "@/features/goals/components/add-goal";
import { AskedRow } from "@/features/goals/components/asked-row";
import { CarriedAnswers, PieceQuestion, ThisIsAPiece } from "@/features/goals/components/goal-answers";
import { GoalEditor } from "@/features/goals/components/goal-editor";
import type { FocusOn } from "@/features/goals/components/goal-row";
import { GoalRow } from "@/features/goals/components/goal-row";
import { Rows } from "@/features/goals/components/goal-rows";
import { ReadWithModel } from "@/features/goals/components/read-with-model";
import { UnreadPhrases } from "@/features/goals/components/unread-phrases";
import { WeekLines } from "@/features/goals/components/week-lines";
import {
  answer,
  isAnswer,
  leaving,
  removal,
  restoration,
  withAdded,
  withEdit,
  withoutAnswer,
} from "@/features/goals/goal-edits";
import type { AskedLine, GoalLine, GoalList } from "@/features/goals/goals";
import { questionsFor } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import type { ModelReading, ProposedLine } from "@/features/goals/use-model-reading";
import { civilDay } from "@/lib/format/dates";
import type { Edit, EditField, Goal } from "@/lib/goals";

interface GoalListProps {
  id: string;
  /** Null while it is not known. */
  list: GoalList | null;
  /** Whether it will not be known. */
  hasFailed: boolean;
  /** Whether the server reads the notes then, as the lesson is completed. */
  isReadLater: boolean;
  /** What was changed by hand. */
  edits: readonly Edit[];
  onChange: (edits: Edit[]) => void;
  /** What a model may read; null without one. */
  model?: ModelReading | null;
  /** What stands over the list where it was opened by a tap. */
  question?: ReactNode;
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
}

/** 'This lesson sets': what was understood of the note, which completing confirms. Nothing here has to be answered. */
export const GoalListSection = ({
  id,
  list,
  hasFailed,
  isReadLater,
  edits,
  onChange,
  model = null,
  question,
  ref,
  className,
}: GoalListProps) => {
  const titleId = useId();
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cn("min-w-0 scroll-mt-4 flex-col gap-3 outline-none", className)}
    >
      <h3 id={titleId} className="font-semibold text-small">
        This lesson sets
      </h3>
      {question}
      {hasFailed ? (
        <p className="text-fg-muted text-small">
          The goals cannot be shown right now.
          {isReadLater && edits.length === 0
            ? " They will be read from your notes when you complete the lesson."
            : null}
        </p>
      ) : null}
      {list === null && !hasFailed ? <Skeleton className="h-24" /> : null}
      {list === null ? null : (
        <Goals
          list={list}
          edits={edits}
          onChange={onChange}
          model={model}
          onLineGone={() => document.getElementById(id)?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
};

interface GoalsProps extends Pick<GoalListProps, "edits" | "onChange"> {
  list: GoalList;
  model: ModelReading | null;
  /** Called when the line that had the focus is gone. */
  onLineGone: () => void;
}

/** The days of lessons that left goals open, in the order of the list. */
const openDays = (lines: readonly GoalLine[]): string[] => [
  ...new Set(lines.flatMap(({ row }) => row.goal.carriedFrom ?? [])),
];

const Goals = ({ list, edits, onChange, model, onLineGone }: GoalsProps) => {
  const { merged, lines, asked, tools } = list;
  // The field at which the answer to a question is opened.
  const [opened, setOpened] = useState<{ key: string; at: EditField } | null>(null);
  // The row whose pressed control went away: the focus stays on its line.
  const [focused, setFocused] = useState<{ key: string; on: FocusOn } | null>(null);
  const proposed = model?.lines ?? [];
  const isKnown = (key: string) => [...lines, ...asked, ...proposed].some(({ row }) => row.key === key);
  const isGone = focused !== null && !isKnown(focused.key);
  const leaveLine = useEffectEvent(() => {
    setFocused(null);
    onLineGone();
  });
  useEffect(() => {
    if (isGone) leaveLine();
  }, [isGone]);
  const onEdit = (edit: Edit) => onChange(withEdit(edits, edit));
  const change = (edit: Edit, on: FocusOn) => {
    setFocused({ key: edit.key, on });
    onEdit(edit);
  };
  const add = (goals: Goal[]) => {
    const added = withChosen(edits, goals, list);
    if (added !== null) onChange(added.edits);
    return added;
  };
  const onAnswer = (edit: Edit) => change(edit, "words");
  const askAgain = (key: string) => {
    setFocused({ key, on: "button" });
    onChange(withoutAnswer(edits, key));
  };
  const set = ({ row }: AskedLine, field: EditField | null) => {
    setOpened(field === null ? null : { key: row.key, at: field });
    if (field === null || field === "do") change(answer(row), "button");
    else onEdit(answer(row));
  };
  const askedRow = (line: AskedLine | ProposedLine, from?: ModelReading): ReactNode => {
    const { key } = line.row;
    const isClash = "state" in line && line.state === "clash";
    const own = { leaveLabel: "Dismiss", caution: isClash ? goalMessages.modelClash : undefined };
    return (
      <AskedRow
        key={`asked:${key}`}
        line={line}
        takesFocus={focused?.key === key}
        onFocused={() => setFocused(null)}
        onSet={(field) => set(line, field)}
        onLeave={() => {
          if (from === undefined) return change(leaving(line.row), "button");
          setFocused({ key, on: "button" });
          from.dismiss(key);
        }}
        {...(from === undefined ? {} : own)}
      />
    );
  };
  const rowOf = (line: GoalLine): ReactNode => {
    const { key, goal } = line.row;
    const which = merged.asks.find((ask) => ask.key === key);
    const at = opened?.key === key ? opened.at : null;
    return (
      <GoalRow
        key={key}
        line={line}
        release={releaseOf(line, list)}
        focusOn={focused?.key === key ? focused.on : null}
        onFocused={() => setFocused(null)}
        onRemove={() => change(removal(line.row), "button")}
        onUndo={() => change(restoration(line.row), "button")}
        onAskAgain={isAnswer(line.row) ? () => askAgain(key) : undefined}
        startsOpen={at !== null}
        question={
          which === undefined ? null : (
            <PieceQuestion line={line} tools={tools} pieceId={which.pieceId} onAnswer={onAnswer} />
          )
        }
        answers={goal.carriedFrom ? <CarriedAnswers line={line} onEdit={onEdit} /> : null}
      >
        <ThisIsAPiece
          line={line}
          tools={tools}
          onTitled={({ edits: told, others }, isLeft) => {
            // A box that is left must not take the focus back.
            if (!isLeft) setFocused({ key, on: "words" });
            onChange(withAdded(told.reduce(withEdit, [...edits]), others));
          }}
        />
        <GoalEditor line={line} tools={tools} onEdit={onEdit} at={at} />
      </GoalRow>
    );
  };
  // A question stands where its words would; private words have no line, and their question comes last.
  const own = lines.filter(({ row }) => !row.goal.carriedFrom);
  const standsFor = ({ row }: GoalLine) => questionsFor(row, merged);
  const inPlace = new Set(own.flatMap(standsFor));
  const ownRows = own.flatMap((line) => {
    const questions = standsFor(line);
    return questions.length === 0
      ? [rowOf(line)]
      : asked.filter(({ row }) => questions.includes(row)).map((each) => askedRow(each));
  });
  ownRows.push(...asked.filter(({ row }) => !inPlace.has(row)).map((each) => askedRow(each)));
  return (
    <>
      {ownRows.length === 0 ? (
        <p className="text-fg-muted text-small">Goals from your notes appear here as you write.</p>
      ) : (
        <Rows label="Goals">{ownRows}</Rows>
      )}
      {model === null ? null : (
        <ReadWithModel model={model}>{proposed.map((line) => askedRow(line, model))}</ReadWithModel>
      )}
      <WeekLines lines={merged.weekLines} onEdit={onEdit} onLineGone={onLineGone} />
      {openDays(lines).map((day, at) => (
        <div key={day} className="flex flex-col gap-1.5">
          <h4 className="text-caption text-fg-muted">Still open from {civilDay(day)}</h4>
          {at === 0 ? (
            <p className="font-normal text-caption text-fg-muted">
              Left as they are, these stay in the plan on fewer days.
            </p>
          ) : null}
          <Rows label={`Still open from ${civilDay(day)}`}>
            {lines.filter(({ row }) => row.goal.carriedFrom === day).map(rowOf)}
          </Rows>
        </div>
      ))}
      <UnreadPhrases
        phrases={merged.unread}
        lines={lines.filter((line) => standsFor(line).length === 0)}
        tools={tools}
        onAnswer={onAnswer}
      />
      <AddGoal lines={lines} tools={tools} onAdd={add} />
    </>
  );
};
