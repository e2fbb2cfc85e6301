import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { EnterInput } from "@/features/lessons/components/enter-input";
import type { GoalTools } from "@/features/lessons/goal-edits";
import { inWords, practising } from "@/features/lessons/goal-edits";
import type { GoalLine } from "@/features/lessons/goals";
import { lessonMessages } from "@/features/lessons/messages";
import { useUnfinishedBox } from "@/features/lessons/unfinished";
import type { Goal } from "@/lib/goals";

interface AddGoalProps {
  lines: readonly GoalLine[];
  tools: GoalTools;
  onAdd: (goals: Goal[]) => void;
}

/** At most so many pieces stand there to be added. */
const offered = 6;

/** Adds what the note does not say: a piece of the student by a button, anything else by its words. */
export const AddGoal = ({ lines, tools, onAdd }: AddGoalProps) => {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  useUnfinishedBox(() => {
    if (text.trim() !== "") setError(error ?? lessonMessages.goalNotAdded);
    return text.trim() !== "";
  });
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" className="self-start pointer-coarse:h-10" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Add Goal
      </Button>
    );
  }
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  const add = (goals: Goal[]) => {
    onAdd(goals);
    type("");
    box.current?.focus();
  };
  const addTyped = () => {
    const typed = text.trim();
    if (typed === "") return;
    const read = tools.goalsOf(typed);
    const goals = (read.length === 0 ? [inWords(typed)] : read).map((goal) => ({ ...goal, said: "" }));
    const problem = goals.map((goal) => tools.problemOf(goal)).find((found) => found !== undefined);
    if (problem === undefined) add(goals);
    else setError(problem);
  };
  const shown = new Set(
    lines.flatMap(({ row: { goal } }) => (goal.subject.kind === "piece" ? goal.subject.pieceId : [])),
  );
  const pieces = tools.pieces.filter(({ id, state }) => state !== "finished" && !shown.has(id)).slice(0, offered);
  return (
    <div className="flex flex-col gap-2">
      <Field label="Add Goal" hint="A scale, a piece in quotation marks, or anything else in your words." error={error}>
        <div className="flex gap-2">
          <EnterInput
            ref={box}
            takesFocus
            value={text}
            className="flex-1"
            onChange={(event) => type(event.target.value)}
            onEnter={addTyped}
          />
          <Button disabled={text.trim() === ""} onClick={addTyped}>
            Add Goal
          </Button>
        </div>
      </Field>
      {pieces.length === 0 ? null : (
        <ul aria-label="Pieces" className="flex flex-wrap gap-1.5">
          {pieces.map(({ id, title }) => (
            <li key={id} className="min-w-0 max-w-full">
              <Button size="sm" className="max-w-full pointer-coarse:h-10" onClick={() => add([practising(id)])}>
                <Plus aria-hidden />
                <bdi className="truncate">{title}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
