import { Notice } from "@/components/ui/notice";
import type { Conflict } from "@/features/lessons/lesson";
import { dayOf, shortDay } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

const named = 3;

/** What a planned lesson shares its time with. */
export const overlapText = ({ title, studentName, startTime, endTime }: Conflict["lesson"]): string =>
  `overlaps with ${title} (${studentName}, ${timeRangeText(startTime, endTime)})`;

const lineOf = ({ lesson }: Conflict) => `${shortDay(dayOf(lesson.startTime))} ${overlapText(lesson)}`;

/** Which lessons share time with the planned one; a series has them beside its dates. It informs and never blocks (decision D5). */
export const OverlapNotice = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const more = conflicts.length - named;
  return (
    <div role="status" className={conflicts.length === 0 ? "sr-only" : undefined}>
      {conflicts.length === 0 ? null : (
        <Notice tone="warning">
          <ul className="flex flex-col gap-0.5">
            {conflicts.slice(0, named).map((conflict) => (
              <li key={`${conflict.occurrence} ${conflict.lesson.id}`}>{lineOf(conflict)}</li>
            ))}
          </ul>
          {more > 0 ? <p>and {more} more</p> : null}
        </Notice>
      )}
    </div>
  );
};
