import { ChevronUp } from "lucide-react";
import type { Ref } from "react";
import { cn } from "@/components/ui/cn";
import type { GoalList } from "@/features/goals/goals";
import { lineName, quoted, summaryText } from "@/features/goals/goals";
import type { Merged } from "@/lib/goals";

interface GoalsSummaryProps {
  ref?: Ref<HTMLButtonElement>;
  merged: Merged;
  /** How many rows a model proposes. */
  proposed: number;
  /** Id of the list. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** What rests and what was not used, in words: where the list does not stand beside the note, it is read before Complete. */
export const LeftInWords = ({ list: { lines, merged }, className }: { list: GoalList; className: string }) => {
  const resting = lines.filter(({ row, isRemoved }) => !isRemoved && row.goal.do === "rest");
  const rests = resting.map((line) =>
    line.row.goal.subject.kind === "words" ? quoted(line.text.title) : lineName(line),
  );
  const unread = merged.unread.map(({ text }) => quoted(text));
  return (
    <div className={cn("wrap-anywhere text-fg-muted text-small empty:hidden lg:hidden", className)}>
      {rests.length === 0 ? null : <p className="line-clamp-3">Left out: {rests.join("; ")}</p>}
      {unread.length === 0 ? null : <p className="line-clamp-3">Not used: {unread.join(", ")}</p>}
    </div>
  );
};

/** The list of goals in one line, above the Complete button where the list does not stand beside the note; a tap opens it. */
export const GoalsSummary = ({ ref, merged, proposed, controls, isOpen, onToggle }: GoalsSummaryProps) => (
  <button
    ref={ref}
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control bg-sunken px-3 text-left font-semibold text-small tabular-nums hover:text-primary lg:hidden"
  >
    {summaryText(merged, proposed)}
    <ChevronUp aria-hidden className={cn("size-4 shrink-0 transition-[rotate]", isOpen && "rotate-180")} />
  </button>
);
