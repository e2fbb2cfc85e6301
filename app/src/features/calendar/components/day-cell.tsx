import type { Tint } from "@/components/ui/badge";
import { Barline } from "@/components/ui/barline";
import { cn } from "@/components/ui/cn";
import type { CalendarEntry, DayCell } from "@/features/calendar/calendar";
import { countText } from "@/lib/format/counts";
import { dateOf, longDay } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

interface DayCellViewProps {
  day: DayCell;
  entries: ReadonlyMap<string, CalendarEntry>;
  colorOf: (status: string) => Tint;
  isSelected: boolean;
  /** The one day of the grid that Tab reaches. */
  isStop: boolean;
  onSelect: () => void;
}

/** "Friday 7 March, 5 lessons", and that it is today. */
export const cellName = ({ date, isToday, lessonIds }: DayCell): string => {
  const day = dateOf(date);
  const name = day === undefined ? date : longDay(day);
  return [isToday ? `Today, ${name}` : name, countText(lessonIds.length, "lesson")].join(", ");
};

/** One day: its number, its first lessons, how many more there are. Below 640 the lessons are barlines alone. */
export const DayCellView = ({ day, entries, colorOf, isSelected, isStop, onSelect }: DayCellViewProps) => {
  const shown = day.shown.flatMap((id) => entries.get(id) ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be selected.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    <td role="gridcell" aria-selected={isSelected} className="p-0 align-top">
      <button
        type="button"
        data-date={day.date}
        tabIndex={isStop ? 0 : -1}
        aria-label={cellName(day)}
        aria-current={day.isToday ? "date" : undefined}
        onClick={onSelect}
        className={cn(
          "relative flex h-15 w-full min-w-0 flex-col items-stretch gap-1 overflow-hidden border-line border-t border-r p-0.5 text-left hover:bg-primary-soft sm:h-30 sm:p-1.5",
          "focus-visible:-outline-offset-2",
          day.inMonth ? "bg-surface" : "bg-sunken text-fg-muted",
          isSelected && "inset-ring-2 inset-ring-primary",
        )}
      >
        <span
          className={cn(
            "grid size-6 shrink-0 place-items-center rounded-full font-semibold text-small tabular-nums",
            day.isToday && "bg-primary text-primary-fg",
          )}
        >
          {Number(day.date.slice(-2))}
        </span>
        <span className="flex min-h-0 flex-1 items-end gap-1 max-sm:flex-wrap max-sm:p-0.5 sm:flex-col sm:items-stretch sm:justify-start sm:gap-0.5">
          {shown.map(({ id, title, startTime, status }) => (
            <span key={id} className="flex min-w-0 items-stretch gap-1 text-caption max-sm:h-4">
              <Barline status={status} color={colorOf(status)} className="sm:my-0.5" />
              <span className="truncate font-normal max-sm:hidden">
                <span className="font-semibold tabular-nums">{timeText(startTime)}</span> {title}
              </span>
            </span>
          ))}
          {day.moreText === null ? null : (
            <span className="text-caption text-fg-muted max-sm:absolute max-sm:top-1.5 max-sm:right-0.5">
              +{day.moreCount}
              <span className="max-sm:sr-only"> more</span>
            </span>
          )}
        </span>
      </button>
    </td>
  );
};
