import { Clock, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { overlapText } from "@/features/lessons/components/overlap-notice";
import type { Conflict, Occurrence } from "@/features/lessons/lesson";
import { dayOf, shortDate } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

interface SeriesDatesProps {
  occurrences: readonly Occurrence[];
  /** Minutes by which the clocks went forward before each of them. */
  clockChanges: readonly number[];
  conflicts: readonly Conflict[];
}

/** Every lesson of a series before it is scheduled: its day and time, a clock change before it, what it overlaps with. */
export const SeriesDates = memo(({ occurrences, clockChanges, conflicts }: SeriesDatesProps) =>
  occurrences.length === 0 ? null : (
    <ol
      aria-label="Dates of the series"
      // A long series scrolls, with the keyboard as well.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      className="max-h-56 overflow-y-auto overscroll-contain rounded-inner bg-sunken px-3 py-1 text-small tabular-nums"
    >
      {occurrences.map((occurrence, index) => (
        <li key={occurrence.startTime} className="border-line border-b py-1.5 last:border-b-0">
          <ClockChange minutes={clockChanges[index] ?? 0} />
          <span className="flex gap-3">
            <span aria-hidden className="w-6 shrink-0 text-fg-muted">
              {index + 1}
            </span>
            <span className="flex-1">{shortDate(dayOf(occurrence.startTime))}</span>
            <span>{timeRangeText(occurrence.startTime, occurrence.endTime)}</span>
          </span>
          {conflicts
            .filter((conflict) => conflict.occurrence === index)
            .map(({ lesson }) => (
              <span key={lesson.id} className="flex gap-1.5 pl-9 font-medium text-yellow-text">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0">{overlapText(lesson)}</span>
              </span>
            ))}
        </li>
      ))}
    </ol>
  ),
);

const ClockChange = ({ minutes }: { minutes: number }) =>
  minutes === 0 ? null : (
    <span className="flex gap-1.5 pb-0.5 pl-9 text-fg-muted">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {`Clocks have gone ${minutes > 0 ? "forward" : "back"}; the time of day stays.`}
    </span>
  );
