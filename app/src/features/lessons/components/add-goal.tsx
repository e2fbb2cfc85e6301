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
import { countText } from "@/lib/format/counts";
import type { Goal } from "@/lib/goals";

interface AddGoalProps {
  lines: readonly GoalLine[];
  tools: GoalTools;
  onAdd: (goals: Goal[]) => void;
}

/** Adds what the note does not say: a piece of the student by a button, which typing finds, anything else by its words. */
export const AddGoal = (props: AddGoalProps) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AddGoalBox {...props} />;
  return (
    <Button variant="ghost" size="sm" className="self-start pointer-coarse:h-10" onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      Add Goal
    </Button>
  );
};

const AddGoalBox = ({ lines, tools, onAdd }: AddGoalProps) => {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  useUnfinishedBox(() => {
    if (typed !== "") setError(error ?? lessonMessages.goalNotAdded);
    return typed !== "";
  });
  const type = (next: string) => {
    setText(next);
    setError(undefined);
  };
  const add = (goals: Goal[]) => {
    onAdd(goals);
    type("");
    box.current?.focus();
  };
  const addTyped = () => {
    if (typed === "") return;
    const read = tools.goalsOf(typed);
    const goals = (read.length === 0 ? [inWords(typed)] : read).map((goal) => ({ ...goal, said: "" }));
    const problem = goals.map((goal) => tools.problemOf(goal)).find((found) => found !== undefined);
    if (problem === undefined) add(goals);
    else setError(problem);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Add Goal" hint="Find a piece, or type a scale or anything else in your words." error={error}>
        <div className="flex gap-2">
          <EnterInput
            ref={box}
            takesFocus
            value={text}
            className="flex-1"
            onChange={(event) => type(event.target.value)}
            onEnter={addTyped}
          />
          <Button disabled={typed === ""} onClick={addTyped}>
            Add Goal
          </Button>
        </div>
      </Field>
      <OfferedPieces lines={lines} tools={tools} typed={typed} onChoose={(pieceId) => add([practising(pieceId)])} />
    </div>
  );
};

/** At most so many pieces are offered; typing finds the others. */
const most = 6;

interface OfferedPiecesProps extends Pick<AddGoalProps, "lines" | "tools"> {
  typed: string;
  onChoose: (pieceId: string) => void;
}

/** The student's pieces that are not in the list: what was set last, or what is typed. */
const OfferedPieces = ({ lines, tools, typed, onChoose }: OfferedPiecesProps) => {
  const listed = new Set(
    lines.map(({ row: { goal } }) => (goal.subject.kind === "piece" ? goal.subject.pieceId : null)),
  );
  const found = (typed === "" ? tools.recent : tools.piecesFor(typed)).filter(({ id }) => !listed.has(id));
  return (
    <>
      <p role="status" className="sr-only">
        {typed === "" || tools.pieces.length === 0 ? "" : `${countText(found.length, "piece")} found`}
      </p>
      {found.length === 0 ? null : (
        <ul aria-label="Pieces" className="flex flex-wrap gap-1.5">
          {found.slice(0, most).map(({ id, title }) => (
            <li key={id} className="min-w-0 max-w-full">
              <Button size="sm" className="max-w-full pointer-coarse:h-10" onClick={() => onChoose(id)}>
                <Plus aria-hidden />
                <bdi className="truncate">{title}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
