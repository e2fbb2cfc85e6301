import type { ReactNode, Ref } from "react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { releaseOf, withChosen } from "@/features/lessons/chosen-goals";
import { AddGoal } from "@/features/lessons/components/add-goal";
import { CarriedAnswers, PieceQuestion, ThisIsAPiece } from "@/features/lessons/components/goal-answers";
import { GoalEditor } from "@/features/lessons/components/goal-editor";
import type { FocusOn } from "@/features/lessons/components/goal-row";
import { GoalRow } from "@/features/lessons/components/goal-row";
import { UnreadPhrases } from "@/features/lessons/components/unread-phrases";
import { WeekLines } from "@/features/lessons/components/week-lines";
import { removal, restoration, withAdded, withEdit } from "@/features/lessons/goal-edits";
import type { GoalLine, GoalList } from "@/features/lessons/goals";
import { civilDay } from "@/lib/format/dates";
import type { Edit, Goal } from "@/lib/goals";

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
  /** What stands over the list where it was opened by a tap. */
  question?: ReactNode;
  ref?: Ref<HTMLElement>;
  className?: string;
}

/** 'This lesson sets': what was understood of the note, which completing confirms. Nothing here has to be answered. */
export const GoalListSection = ({
  id,
  list,
  hasFailed,
  isReadLater,
  edits,
  onChange,
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
          onLineGone={() => document.getElementById(id)?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
};

interface GoalsProps extends Pick<GoalListProps, "edits" | "onChange"> {
  list: GoalList;
  /** Called when the line that had the focus is gone. */
  onLineGone: () => void;
}

/** The days of lessons that left goals open, in the order of the list. */
const openDays = (lines: readonly GoalLine[]): string[] => [
  ...new Set(lines.flatMap(({ row }) => row.goal.carriedFrom ?? [])),
];

const Goals = ({ list, edits, onChange, onLineGone }: GoalsProps) => {
  const { merged, lines, tools } = list;
  // The row whose pressed control went away: the focus stays on its line.
  const [focused, setFocused] = useState<{ key: string; on: FocusOn } | null>(null);
  const isGone = focused !== null && lines.every(({ row }) => row.key !== focused.key);
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
  const rowOf = (line: GoalLine): ReactNode => {
    const { key, goal } = line.row;
    const asked = merged.asks.find((ask) => ask.key === key);
    return (
      <GoalRow
        key={key}
        line={line}
        release={releaseOf(line, list)}
        focusOn={focused?.key === key ? focused.on : null}
        onFocused={() => setFocused(null)}
        onRemove={() => change(removal(line.row), "button")}
        onUndo={() => change(restoration(line.row), "button")}
        question={
          asked === undefined ? null : (
            <PieceQuestion line={line} tools={tools} pieceId={asked.pieceId} onAnswer={onAnswer} />
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
        <GoalEditor line={line} tools={tools} onEdit={onEdit} />
      </GoalRow>
    );
  };
  const own = lines.filter(({ row }) => !row.goal.carriedFrom);
  return (
    <>
      {own.length === 0 ? (
        <p className="text-fg-muted text-small">Goals from your notes appear here as you write.</p>
      ) : (
        <Rows label="Goals">{own.map(rowOf)}</Rows>
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
      <UnreadPhrases phrases={merged.unread} lines={lines} tools={tools} onAnswer={onAnswer} />
      <AddGoal lines={lines} tools={tools} onAdd={add} />
    </>
  );
};

const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface">
    {children}
  </ul>
);
