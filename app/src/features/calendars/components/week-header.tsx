import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Tooltip } from "@/components/ui/tooltip";
import type { WeekGrid } from "@/features/calendars/week";
import { useCore } from "@/lib/core";
import { dateOf, shortDate, shortDay, weekdayNames } from "@/lib/format/dates";

interface DaysProps {
  days: WeekGrid["days"];
  date: string;
  today: string;
  onDate: (date: string) => void;
}

interface WeekHeaderProps extends DaysProps {
  /** Whether the week ends on Friday. */
  isShort: boolean;
  onShort: (isShort: boolean) => void;
}

interface StepProps {
  label: string;
  onClick: () => void;
  isForward?: boolean;
  className: string;
}

const Step = ({ label, onClick, isForward = false, className }: StepProps) => {
  const Icon = isForward ? ChevronRight : ChevronLeft;
  return (
    <Tooltip text={label}>
      <Button
        variant="ghost"
        size="icon"
        className={cn("print:hidden", className)}
        aria-label={label}
        onClick={onClick}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
};

/** "Sun 1 Mar to Sat 7 Mar 2026". */
const weekName = (days: WeekGrid["days"]): string => {
  const [first, last] = [days[0], days.at(-1)].map((day) => dateOf(day?.date ?? ""));
  return first === undefined || last === undefined ? "" : `${shortDay(first)} to ${shortDate(last)}`;
};

/** What is shown, with Previous, Today and Next: the week, or on a phone the day. */
export const WeekHeader = ({ days, date, today, onDate, isShort, onShort }: WeekHeaderProps) => {
  const core = useCore();
  const lead = (key: string) => () => onDate(core.dayAfterKey(date, key) ?? date);
  const day = dateOf(date);
  const wide = "max-md:hidden";
  const narrow = "md:hidden";
  return (
    <div className="mb-3 flex items-center gap-1.5">
      <h2 aria-live="polite" className="mr-auto min-w-0 text-h2">
        <span className={cn(wide, "print:inline")}>{weekName(days)}</span>
        <span className={cn(narrow, "print:hidden")}>{day === undefined ? date : shortDate(day)}</span>
      </h2>
      <Step label="Previous week" className={wide} onClick={lead("ArrowUp")} />
      <Step label="Previous day" className={narrow} onClick={lead("ArrowLeft")} />
      <Button className="print:hidden" onClick={() => onDate(today)}>
        Today
      </Button>
      <Step label="Next week" className={wide} onClick={lead("ArrowDown")} isForward />
      <Step label="Next day" className={narrow} onClick={lead("ArrowRight")} isForward />
      <fieldset
        aria-label="Days shown"
        className={cn("ml-1.5 flex rounded-control border border-line-strong bg-surface print:hidden", wide)}
      >
        {[false, true].map((short) => (
          <button
            key={String(short)}
            type="button"
            aria-pressed={short === isShort}
            onClick={() => onShort(short)}
            className={cn(
              "h-9.5 rounded-control px-3 font-semibold text-small transition-colors pointer-coarse:h-10.5",
              short === isShort ? "bg-primary-soft text-primary-soft-fg" : "text-fg-muted hover:text-fg",
            )}
          >
            {short ? "5 Days" : "7 Days"}
          </button>
        ))}
      </fieldset>
    </div>
  );
};

interface DayStripProps extends DaysProps {
  /** How many lessons each day has, by its position. */
  counts: readonly number[];
}

/** The seven days on a phone, of which one is shown. */
export const DayStrip = ({ days, date, today, counts, onDate }: DayStripProps) => (
  <ul aria-label="Days of the week" className="mb-3 grid grid-cols-7 gap-1 md:hidden print:hidden">
    {days.map((day, index) => {
      const at = dateOf(day.date);
      const [short, long] = at === undefined ? ["", day.date] : weekdayNames(at);
      const isChosen = day.date === date;
      return (
        <li key={day.date}>
          <button
            type="button"
            aria-current={isChosen ? "date" : undefined}
            onClick={() => onDate(day.date)}
            className={cn(
              "flex min-h-13 w-full flex-col items-center justify-center rounded-control border font-semibold text-small tabular-nums",
              isChosen ? "border-primary bg-primary-soft text-primary-soft-fg" : "border-line bg-surface",
            )}
          >
            <span aria-hidden className={cn("text-caption", !isChosen && "text-fg-muted")}>
              {short.slice(0, 2)}
            </span>
            <span aria-hidden className={cn(day.date === today && "text-primary underline underline-offset-4")}>
              {Number(day.date.slice(-2))}
            </span>
            <span aria-hidden className={cn("size-1.5 rounded-full", (counts[index] ?? 0) > 0 && "bg-primary")} />
            <span className="sr-only">
              {day.date === today ? "Today, " : ""}
              {long} {Number(day.date.slice(-2))}, {counts[index] === 1 ? "1 lesson" : `${counts[index] ?? 0} lessons`}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
