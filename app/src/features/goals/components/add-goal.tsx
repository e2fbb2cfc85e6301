import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { useEscape } from "@/components/ui/escape";
import { Field } from "@/components/ui/field";
import type { Added } from "@/features/goals/chosen-goals";
import { newsOf } from "@/features/goals/chosen-goals";
import { EnterInput } from "@/features/goals/components/enter-input";
import { OfferedPieces } from "@/features/goals/components/offered-pieces";
import type { GoalTools } from "@/features/goals/goal-edits";
import { inWords, practising } from "@/features/goals/goal-edits";
import type { GoalLine } from "@/features/goals/goals";
import { goalMessages } from "@/features/goals/messages";
import { useUnfinishedBox } from "@/features/goals/unfinished";
import type { Goal } from "@/lib/goals";

interface AddGoalProps {
  lines: readonly GoalLine[];
  tools: GoalTools;
  /** Puts into the list what it does not have yet; null where it has all of it. */
  onAdd: (goals: Goal[]) => Added | null;
}

/** What is typed in the box and stands in the list only once it is added. */
interface Typed {
  text: string;
  error?: string | undefined;
  /** A sentence about lines that adding a goal removed. */
  news?: string | undefined;
}

/**
 * Adds what the note does not say: a piece of the student by a button, which typing finds, anything else by its words. Escape
 * closes the box and keeps what is typed in it.
 */
export const AddGoal = (props: AddGoalProps) => {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>({ text: "" });
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  const text = typed.text.trim();
  useUnfinishedBox(() => {
    if (text === "") return false;
    setOpen(true);
    setTyped({ ...typed, error: typed.error ?? goalMessages.goalNotAdded });
    return true;
  });
  if (isOpen) return <AddGoalBox {...props} typed={typed} onTyped={setTyped} onClose={close} />;
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      className="max-w-full self-start pointer-coarse:h-10"
      onClick={() => setOpen(true)}
    >
      <Plus aria-hidden />
      <span className="truncate">
        Add Goal
        {text === "" ? null : <span className="font-normal">: “{text}” is not added yet</span>}
      </span>
    </Button>
  );
};

interface AddGoalBoxProps extends AddGoalProps {
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onClose: () => void;
}

const AddGoalBox = ({ lines, tools, onAdd, typed: { text, error, news }, onTyped, onClose }: AddGoalBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const part = useKeptInSight(`${lines.length} ${typed} ${error}`);
  const escapable = useEscape(onClose);
  const fail = (problem: string) => onTyped({ text, error: problem });
  const add = (goals: Goal[]) => {
    const added = onAdd(goals);
    if (added === null) fail(goalMessages.goalListed);
    else onTyped({ text: "", news: newsOf(added) });
    box.current?.focus();
  };
  const addTyped = () => {
    if (typed === "") return;
    const read = tools.goalsOf(typed);
    const goals = (read.length === 0 ? [inWords(typed)] : read).map((goal) => ({ ...goal, said: "" }));
    const problem = goals.map((goal) => tools.problemOf(goal)).find((found) => found !== undefined);
    if (problem === undefined) add(goals);
    else fail(problem);
  };
  return (
    <div ref={escapable}>
      <div ref={part} className="flex scroll-my-2 flex-col gap-2">
        <Field label="Add Goal" hint="Find a piece, or type a scale or anything else in your own words." error={error}>
          <div className="flex gap-2">
            <EnterInput
              ref={box}
              takesFocus
              value={text}
              className="flex-1"
              onChange={(event) => onTyped({ text: event.target.value })}
              onEnter={addTyped}
            />
            <Button disabled={typed === ""} onClick={addTyped}>
              Add Goal
            </Button>
          </div>
        </Field>
        <p role="status" className="wrap-anywhere text-fg-muted text-small empty:hidden">
          {news}
        </p>
        <OfferedPieces
          lines={lines}
          tools={tools}
          typed={typed}
          namesListed={error === undefined}
          onChoose={(pieceId) => add([practising(pieceId)])}
        />
      </div>
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
