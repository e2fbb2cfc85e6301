import { ChevronUp } from "lucide-react";
import type { Ref } from "react";
import { cn } from "@/components/ui/cn";
import { summaryText } from "@/features/lessons/goals";
import type { Merged } from "@/lib/goals";

interface GoalsSummaryProps {
  ref?: Ref<HTMLButtonElement>;
  merged: Merged;
  /** Id of the list. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The list of goals in one line, above the Complete button where the list does not stand beside the note; a tap opens it. */
export const GoalsSummary = ({ ref, merged, controls, isOpen, onToggle }: GoalsSummaryProps) => (
  <button
    ref={ref}
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control bg-sunken px-3 text-left font-semibold text-small tabular-nums hover:text-primary lg:hidden"
  >
    {summaryText(merged)}
    <ChevronUp aria-hidden className={cn("size-4 shrink-0 transition-[rotate]", isOpen && "rotate-180")} />
  </button>
);
