import { Notice } from "@/components/ui/notice";
import type { Conflict } from "@/features/lessons/lesson";
import { shortDay } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

const named = 3;

const lineOf = ({ lesson }: Conflict) =>
  `${shortDay(new Date(lesson.startTime))} overlaps with ${lesson.title} (${lesson.studentName}, ${timeRangeText(lesson.startTime, lesson.endTime)})`;

/** Which lessons share time with the planned ones. It informs and never blocks (decision D5). */
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
