import { useState } from "react";
import { MarkedText } from "@/components/data/marked-text";
import { Button } from "@/components/ui/button";
import type { LessonGoals } from "@/features/goals/api/lesson-goals";
import { StrikeLineDialog } from "@/features/goals/components/strike-line-dialog";
import { cardName } from "@/features/goals/plan-card";
import { useApprovalProps } from "@/lib/approval";
import type { PracticeCard } from "@/lib/goals";
import type { Lesson } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";

interface PlanLinesProps {
  lesson: Lesson;
  /** What the lesson sets, with the lines of its plan. */
  goals: LessonGoals;
  /** The day, yyyy-MM-dd. */
  date: string;
}

/** The tasks of a day that is left, lines of its plan, each of which the teacher may strike. */
export const PlanLines = ({ lesson, goals, date }: PlanLinesProps) => {
  const approval = useApprovalProps();
  const today = useToday();
  const [striking, setStriking] = useState<PracticeCard | null>(null);
  const cards = date < today ? [] : (goals.cards?.find((day) => day.date === date)?.cards ?? []);
  return (
    <>
      {cards.length === 0 ? null : (
        <details className="mt-4 border-line border-t pt-3">
          <summary className="cursor-pointer py-1.5 font-semibold text-small hover:text-primary">Remove Tasks</summary>
          <ul aria-label="Tasks of the day" className="mt-1 divide-y divide-line">
            {cards.map((card) => (
              <li
                key={JSON.stringify(card.key)}
                data-task={card.key.task}
                className="flex items-start justify-between gap-3 py-2"
              >
                <span className="wrap-anywhere min-w-0 text-small">
                  <span className="font-semibold">{cardName(card)}</span> <MarkedText text={card.task} />
                </span>
                <Button
                  {...approval}
                  size="sm"
                  className="pointer-coarse:h-10"
                  aria-label={`Remove ${cardName(card)}`}
                  onClick={() => setStriking(card)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {striking === null ? null : (
        <StrikeLineDialog lesson={lesson} card={striking} revision={goals.revision} onClose={() => setStriking(null)} />
      )}
    </>
  );
};
