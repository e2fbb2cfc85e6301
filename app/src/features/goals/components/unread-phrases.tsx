import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useEscape } from "@/components/ui/escape";
import { FieldError } from "@/components/ui/field";
import type { GoalTools } from "@/features/goals/goal-edits";
import { setting, withHow } from "@/features/goals/goal-edits";
import type { GoalLine } from "@/features/goals/goals";
import { lineName, quoted } from "@/features/goals/goals";
import type { Edit, UnreadText } from "@/lib/goals";

interface UnreadPhrasesProps {
  phrases: readonly UnreadText[];
  /** The goals that may take one as their way to practise. */
  lines: readonly GoalLine[];
  tools: GoalTools;
  /** The focus goes to the line of the edit. */
  onAnswer: (edit: Edit) => void;
}

/** 'Not used:' with each phrase that no goal took; pressing one gives it to a goal, word for word. */
export const UnreadPhrases = ({ phrases, lines, tools, onAnswer }: UnreadPhrasesProps) => {
  const [pressed, setPressed] = useState<UnreadText | null>(null);
  const [error, setError] = useState<string>();
  const choose = (phrase: UnreadText | null) => {
    setPressed(phrase);
    setError(undefined);
  };
  const isPressed = ({ text, from }: UnreadText) => text === pressed?.text && from === pressed.from;
  const chosen = phrases.find(isPressed);
  const all = useRef<HTMLUListElement>(null);
  const escapable = useEscape(() => {
    all.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    choose(null);
  }, chosen !== undefined);
  if (phrases.length === 0) return null;
  const takers = lines.filter(({ isRemoved }) => !isRemoved);
  const give = ({ text }: UnreadText, { row }: GoalLine) => {
    const changed = withHow(row.goal, text);
    const problem = tools.problemOf(changed, "how", row.key);
    if (problem !== undefined) {
      setError(problem);
      return;
    }
    choose(null);
    onAnswer(setting(row, "how", changed));
  };
  return (
    <div ref={escapable} className="wrap-anywhere text-fg-muted text-small">
      Not used:{" "}
      <ul ref={all} aria-label="Not used" className="inline">
        {phrases.map((phrase) => (
          <li key={phrase.from} className="mr-1.5 inline">
            {takers.length === 0 ? (
              quoted(phrase.text)
            ) : (
              <button
                type="button"
                aria-expanded={phrase === chosen}
                className="min-h-6 rounded-inner text-left underline decoration-dotted underline-offset-4 hover:text-fg pointer-coarse:py-1.5"
                onClick={() => choose(phrase === chosen ? null : phrase)}
              >
                {quoted(phrase.text)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <span>Use it for:</span>
          {takers.map((line) => (
            <Button
              key={line.row.key}
              size="sm"
              className="max-w-full pointer-coarse:h-10"
              onClick={() => give(chosen, line)}
            >
              <span className="truncate">{lineName(line)}</span>
            </Button>
          ))}
          {error === undefined ? null : (
            <div role="alert" className="basis-full">
              <FieldError>{error}</FieldError>
            </div>
          )}
        </div>
      )}
    </div>
  );
};
