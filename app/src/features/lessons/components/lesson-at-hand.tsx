import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { startText } from "@/features/lessons/row-texts";
import { today } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { timeRangeText, timeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";

interface LessonAtHandProps {
  lesson: Lesson;
  /** It has begun and is not over. */
  isNow: boolean;
  onView: (lesson: Lesson) => void;
  className?: string | undefined;
  /** What the teacher wants to know before it. */
  children?: ReactNode;
}

/** The lesson that a teacher gives now, or the next one: whose it is and when, and what is to be known before it. */
export const LessonAtHand = ({ lesson, isNow, onView, className, children }: LessonAtHandProps) => {
  const core = useCore();
  const { student, startTime, endTime, title, duration } = lesson;
  const when = isNow ? `${timeRangeText(startTime, endTime)}` : `${startText(lesson, today())}-${timeText(endTime)}`;
  return (
    <Card aria-labelledby="lesson-at-hand" className={className}>
      <div className="relative flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 id="lesson-at-hand" className="text-h2">
            {isNow ? "Now: " : "Next: "}
            <bdi>{student.name}</bdi>
          </h2>
          <p className="text-small tabular-nums">
            <time dateTime={startTime} className="font-semibold">
              {when}
            </time>
            <span className="text-fg-muted">, {minutesText(duration)}</span>
          </p>
          {hasAutomaticTitle(core, lesson) ? null : (
            <p className="truncate text-small">
              <bdi>{title}</bdi>
            </p>
          )}
        </div>
        <button
          type="button"
          onClick={() => onView(lesson)}
          className="inline-flex h-7 shrink-0 items-center gap-0.5 rounded-mark font-semibold text-primary text-small after:absolute after:-inset-x-2 after:-inset-y-1 hover:underline hover:underline-offset-4"
        >
          View Details
          <ChevronRight aria-hidden className="size-4" />
        </button>
      </div>
      {children}
    </Card>
  );
};
