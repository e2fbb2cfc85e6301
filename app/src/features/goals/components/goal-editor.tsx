import { useEffect, useRef, useState } from "react";
import { useEscape } from "@/components/ui/escape";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { EndChoice } from "@/features/goals/components/end-choice";
import { EnterInput } from "@/features/goals/components/enter-input";
import type { GoalTools } from "@/features/goals/goal-edits";
import { doChoices, handChoices, setting, tempoInBox } from "@/features/goals/goal-edits";
import type { GoalLine } from "@/features/goals/goals";
import { restEndText } from "@/features/goals/goals";
import { useUnfinishedBox } from "@/features/goals/unfinished";
import type { Do, Edit, EditField, Goal, Hands, TempoField } from "@/lib/goals";

interface GoalEditorProps {
  line: GoalLine;
  tools: GoalTools;
  onEdit: (edit: Edit) => void;
  /** The field that somebody has just asked for. */
  at?: EditField | null;
}

/** The fields of an opened row: what is done, where, and how, or until when it rests. What is set here stays. */
export const GoalEditor = ({ line: { row, text }, tools, onEdit, at = null }: GoalEditorProps) => {
  const { goal } = row;
  const set = (field: EditField, changed: Goal) => onEdit(setting(row, field, changed));
  /** Sets what can be set; else says why not. */
  const attempt = (field: EditField, changed: Goal): string | undefined => {
    const problem = tools.problemOf(changed, field, row.key);
    if (problem === undefined) set(field, changed);
    return problem;
  };
  const doing = (
    <Field label="What to Do">
      <Select
        options={doChoices}
        value={goal.do}
        onChange={(event) => set("do", { ...goal, do: event.target.value as Do })}
      />
    </Field>
  );
  const where = (
    <TypedField
      label="Where"
      placeholder="Bars 9-16"
      value={text.places}
      takesFocus={at === "places"}
      onCommit={(typed) => attempt("places", { ...goal, places: tools.placesOf(typed) })}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
      {doing}
      {where}
      {goal.do === "rest" ? (
        <RestEnd goal={goal} set={set} />
      ) : (
        <Practising goal={goal} tools={tools} attempt={attempt} at={at} />
      )}
    </div>
  );
};

/** A rest lasts until the teacher sets the piece again. */
const noEnd = "toldOtherwise";

/** Until when a piece rests. */
const RestEnd = ({ goal, set }: { goal: Goal; set: (field: EditField, changed: Goal) => void }) => (
  <div className="col-span-2 flex flex-wrap gap-2.5">
    <EndChoice
      label="Until When"
      until={goal.until ?? noEnd}
      offered={[]}
      textOf={restEndText}
      onUntil={(until) => set("until", { ...goal, until: until === noEnd ? null : until })}
    />
  </div>
);

interface PractisingProps {
  goal: Goal;
  tools: GoalTools;
  at: EditField | null;
  attempt: (field: EditField, changed: Goal) => string | undefined;
}

/** Tempo, hands and method, which a rest does not have. */
const Practising = ({ goal, tools, attempt, at }: PractisingProps) => {
  const hands = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (at === "hands") hands.current?.focus();
  }, [at]);
  const [handsProblem, setHandsProblem] = useState<string>();
  // The note that the row counts is kept when both boxes are emptied, so that a number alone still counts it.
  const [unit, setUnit] = useState(goal.tempo?.unit);
  if (goal.tempo && goal.tempo.unit !== unit) setUnit(goal.tempo.unit);
  const typeTempo = (field: TempoField) => (typed: string) =>
    attempt("tempo", tools.withTempo(goal, field, typed, unit));
  return (
    <>
      <TypedField
        label="Tempo Now"
        placeholder="quaver = 100"
        hasFigures
        value={tempoInBox(goal, "now")}
        takesFocus={at === "tempo"}
        onCommit={typeTempo("now")}
      />
      <TypedField
        label="Tempo Next"
        placeholder="quaver = 100"
        hasFigures
        value={tempoInBox(goal, "next")}
        onCommit={typeTempo("next")}
      />
      {tools.hasHands ? (
        <Field label="Hands" error={handsProblem}>
          <Select
            ref={hands}
            options={handChoices}
            value={goal.hands ?? "any"}
            onChange={({ target: { value } }) =>
              setHandsProblem(attempt("hands", { ...goal, hands: value === "any" ? null : (value as Hands) }))
            }
          />
        </Field>
      ) : null}
      <TypedField
        label="How"
        className={tools.hasHands ? undefined : "col-span-2"}
        value={goal.how ?? ""}
        onCommit={(typed) => attempt("how", { ...goal, how: typed === "" ? null : typed })}
      />
    </>
  );
};

interface TypedFieldProps {
  label: string;
  value: string;
  /** Takes what was typed when the box is left or Enter is pressed; says what is wrong with it. */
  onCommit: (typed: string, isLeft: boolean) => string | undefined;
  /** For a box that Escape closes: Escape saves what is typed, as Enter does. */
  onClose?: () => void;
  hasFigures?: boolean;
  placeholder?: string;
  /** For a box that somebody has just asked for. */
  takesFocus?: boolean;
  className?: string | undefined;
}

/** A box whose text counts when it is left or Enter is pressed. */
export const TypedField = ({
  label,
  value,
  onCommit,
  onClose,
  hasFigures = false,
  placeholder,
  takesFocus = false,
  className,
}: TypedFieldProps) => {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [error, setError] = useState<string>();
  useUnfinishedBox(() => error !== undefined);
  if (shown !== value) {
    setShown(value);
    setText(value);
    setError(undefined);
  }
  const commit = (isLeft: boolean) => {
    if (text.trim() !== value || error !== undefined)
      setError(text.trim() === value ? undefined : onCommit(text.trim(), isLeft));
  };
  const escapable = useEscape(() => {
    if (text.trim() === value && error === undefined) onClose?.();
    else commit(false);
  }, onClose !== undefined);
  return (
    <Field label={label} error={error} className={className}>
      <EnterInput
        ref={escapable}
        takesFocus={takesFocus}
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => commit(true)}
        onEnter={() => commit(false)}
        className={hasFigures ? "tabular-nums" : undefined}
      />
    </Field>
  );
};
