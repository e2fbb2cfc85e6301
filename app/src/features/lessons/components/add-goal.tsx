import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { EnterInput } from "@/features/lessons/components/enter-input";
import { OfferedPieces } from "@/features/lessons/components/offered-pieces";
import type { GoalTools } from "@/features/lessons/goal-edits";
import { inWords, practising } from "@/features/lessons/goal-edits";
import type { GoalLine } from "@/features/lessons/goals";
import { lessonMessages } from "@/features/lessons/messages";
import { useUnfinishedBox } from "@/features/lessons/unfinished";
import type { Goal } from "@/lib/goals";

interface AddGoalProps {
  lines: readonly GoalLine[];
  tools: GoalTools;
  /** Puts into the list what it does not have yet; false where it has all of it. */
  onAdd: (goals: Goal[]) => boolean;
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
  const part = useKeptInSight(`${lines.length} ${typed} ${error}`);
  useUnfinishedBox(() => {
    if (typed !== "") setError(error ?? lessonMessages.goalNotAdded);
    return typed !== "";
  });
  const type = (next: string) => {
    setText(next);
    setError(undefined);
  };
  const add = (goals: Goal[]) => {
    if (onAdd(goals)) type("");
    else setError(lessonMessages.goalListed);
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
    <div ref={part} className="flex scroll-my-2 flex-col gap-2">
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
      <OfferedPieces
        lines={lines}
        tools={tools}
        typed={typed}
        namesListed={error === undefined}
        onChoose={(pieceId) => add([practising(pieceId)])}
      />
    </div>
  );
};

/** Keeps a part in sight while the focus is in it: as it opens, as what moves it changes, and as a keyboard takes its room. */
const useKeptInSight = (change: string) => {
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row more pushes it down, what is found makes it longer.
  useEffect(() => {
    const show = () => {
      if (part.current?.contains(document.activeElement)) part.current.scrollIntoView({ block: "nearest" });
    };
    show();
    addEventListener("resize", show);
    return () => removeEventListener("resize", show);
  }, [change]);
  return part;
};
