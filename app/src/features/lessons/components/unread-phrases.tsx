import { useState } from "react";
import { Button } from "@/components/ui/button";
import { setting, withHow } from "@/features/lessons/goal-edits";
import type { GoalLine } from "@/features/lessons/goals";
import { lineName } from "@/features/lessons/goals";
import type { Edit } from "@/lib/goals";

interface UnreadPhrasesProps {
  phrases: readonly string[];
  /** The goals that may take one as their way to practise. */
  lines: readonly GoalLine[];
  onEdit: (edit: Edit) => void;
}

/** 'Not used:' with each phrase that no goal took; pressing one gives it to a goal, word for word. */
export const UnreadPhrases = ({ phrases, lines, onEdit }: UnreadPhrasesProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const takers = lines.filter(({ isRemoved }) => !isRemoved);
  const isGiven = (phrase: string) => takers.some(({ row }) => row.goal.how?.includes(phrase));
  const left = phrases.filter((phrase) => !isGiven(phrase));
  if (left.length === 0) return null;
  const give = (phrase: string, { row }: GoalLine) => {
    onEdit(setting(row, "how", withHow(row.goal, phrase)));
    setChosen(null);
  };
  return (
    <div className="wrap-anywhere text-fg-muted text-small">
      Not used:{" "}
      <ul aria-label="Not used" className="inline">
        {left.map((phrase) => (
          <li key={phrase} className="mr-1.5 inline">
            {takers.length === 0 ? (
              `“${phrase}”`
            ) : (
              <button
                type="button"
                aria-expanded={chosen === phrase}
                className="min-h-6 rounded-inner text-left underline decoration-dotted underline-offset-4 hover:text-fg pointer-coarse:py-1.5"
                onClick={() => setChosen(chosen === phrase ? null : phrase)}
              >
                “{phrase}”
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen === null || !left.includes(chosen) ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <span>That is how to practise</span>
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
        </div>
      )}
    </div>
  );
};
