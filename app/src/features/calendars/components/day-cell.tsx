import { memo } from "react";
import { Barline } from "@/components/ui/barline";
import { cn } from "@/components/ui/cn";
import type { CalendarEntry, DayCell, StatusLook } from "@/features/calendars/calendar";
import { countText } from "@/lib/format/counts";
import { dateOf, longDay } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

interface DayCellViewProps {
  day: DayCell;
  entries: ReadonlyMap<string, CalendarEntry>;
  statusOf: (status: string) => StatusLook;
  /** The line under a lesson's time: what its reader looks for. */
  nameOf: (id: string) => string;
  /** Lessons that a day has room for. */
  room: number;
  isSelected: boolean;
  /** The one day of the grid that Tab reaches. */
  isStop: boolean;
  /** Whether lessons for which the day has no room are there too, as on paper. */
  showsAll: boolean;
  onSelect: (date: string) => void;
}

/** "Friday 7 March, 5 lessons", and that it is today. */
export const cellName = ({ date, isToday, lessonIds }: DayCell): string => {
  const day = dateOf(date);
  const name = day === undefined ? date : longDay(day);
  return [isToday ? `Today, ${name}` : name, countText(lessonIds.length, "lesson")].join(", ");
};

/**
 * One day: its number, its first lessons, how many more there are. Below 640 there is room for how many lessons of each
 * status it has. On paper each lesson stands there with its whole name, and the row is as high as its fullest day.
 */
export const DayCellView = memo(function DayCellView({
  day,
  entries,
  statusOf,
  nameOf,
  room,
  isSelected,
  isStop,
  showsAll,
  onSelect,
}: DayCellViewProps) {
  const lessons = day.lessonIds.flatMap((id) => entries.get(id) ?? []);
  const drawn = showsAll ? lessons : lessons.filter(({ id }) => day.shown.includes(id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be selected.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    <td role="gridcell" aria-selected={isSelected} className="p-0 align-top">
      <button
        type="button"
        data-date={day.date}
        tabIndex={isStop ? 0 : -1}
        aria-current={day.isToday ? "date" : undefined}
        onClick={() => onSelect(day.date)}
        className={cn(
          "relative flex h-16 w-full min-w-0 flex-col items-stretch overflow-hidden border-line border-t border-r p-0.5 text-left hover:bg-primary-soft sm:gap-1 sm:p-1",
          room > 2 ? "sm:h-40" : "sm:h-31",
          // Six weeks and the month's name fit a landscape page. The cells have the lines, as they are as high as their row.
          "print:inset-ring-0 print:h-auto print:min-h-14 print:gap-0.5 print:overflow-visible print:border-0 print:bg-transparent print:p-1",
          "focus-visible:-outline-offset-2",
          day.inMonth ? "bg-surface" : "bg-sunken text-fg-muted",
          isSelected && "inset-ring-2 inset-ring-primary",
        )}
      >
        <span className="sr-only">{cellName(day)}</span>
        <span
          aria-hidden
          className={cn(
            "grid size-6 shrink-0 place-items-center rounded-full font-semibold text-small tabular-nums print:size-4.5 print:text-caption",
            day.isToday && "bg-primary text-primary-fg forced-colors:border",
          )}
        >
          {Number(day.date.slice(-2))}
        </span>
        <span
          aria-hidden
          className="flex min-h-0 flex-1 flex-col items-stretch justify-start gap-0.5 max-sm:hidden print:flex print:flex-none print:gap-px"
        >
          {drawn.map(({ id, startTime, status }, place) => {
            const { color, label } = statusOf(status);
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: another day's lessons are drawn in the same elements.
                key={place}
                className={cn(
                  "flex min-w-0 items-stretch gap-1 text-caption print:text-[0.625rem]/[1.15]",
                  !day.shown.includes(id) && "hidden print:flex",
                )}
              >
                <Barline status={status} color={color} className="my-0.5" />
                <span className="min-w-0">
                  <span className="block font-semibold tabular-nums print:mr-1 print:inline">
                    {timeText(startTime)}
                  </span>
                  <bdi
                    className={cn(
                      "print:line-clamp-none print:inline print:whitespace-normal",
                      // Where the day has room for another lesson, a long name takes a second line.
                      day.shown.length < room ? "line-clamp-2 break-words" : "block truncate",
                    )}
                  >
                    {nameOf(id)}
                  </bdi>
                  {status === "SCHEDULED" ? null : <span className="hidden print:inline"> {label}</span>}
                </span>
              </span>
            );
          })}
          {day.moreText === null ? null : (
            <span className="absolute top-2.5 right-2 text-caption text-fg-muted print:hidden">
              +{day.moreCount} more
            </span>
          )}
        </span>
        <StatusCounts lessons={lessons} statusOf={statusOf} />
      </button>
    </td>
  );
});

interface StatusCountsProps {
  lessons: readonly CalendarEntry[];
  statusOf: (status: string) => StatusLook;
}

/** How many lessons of each status a day has, for a phone; the legend under the month names the lines. */
const StatusCounts = ({ lessons, statusOf }: StatusCountsProps) => {
  const counts = new Map<string, number>();
  for (const { status } of lessons) counts.set(status, (counts.get(status) ?? 0) + 1);
  return (
    <span aria-hidden className="flex flex-wrap gap-x-1 px-0.5 sm:hidden print:hidden">
      {[...counts].map(([status, count]) => (
        <span key={status} className="flex h-4.25 items-stretch gap-0.5 text-caption tabular-nums leading-4.25">
          <Barline status={status} color={statusOf(status).color} />
          {count}
        </span>
      ))}
    </span>
  );
};
