import type { CSSProperties } from "react";
import { memo, useDeferredValue, useLayoutEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { WeekBlocks } from "@/features/calendars/components/week-blocks";
import { useFocusKept } from "@/features/calendars/focus-kept";
import { useShownHours } from "@/features/calendars/shown-hours";
import type { WeekGrid as Week, WeekDay, WeekEntry } from "@/features/calendars/week";
import { clockChangeText, daySharesOf, dayStyle, minuteOfDay } from "@/features/calendars/week";
import type { MoveHandlers } from "@/features/calendars/week-drag";
import { placeAt } from "@/features/calendars/week-drag";
import { useCore } from "@/lib/core";
import { dateOf, weekdayNames } from "@/lib/format/dates";
import { useStable } from "@/lib/use-stable";
import "@/features/calendars/components/week.css";

interface WeekGridProps extends MoveHandlers {
  grid: Week;
  /** In the order of the blocks' positions. */
  entries: readonly WeekEntry[];
  /** The day that a phone shows. */
  selected: string;
  today: string;
  /** This moment, an instant. */
  now: string;
  onOpen: (id: string) => void;
  /** A click on free time, at the half hour above it; absent where nothing can be scheduled. */
  onFree?: ((date: string, time: string) => void) | undefined;
}

const half = 30;

const DrawnWeek = ({ grid, entries, selected, today, now, onOpen, onFree, ...move }: WeekGridProps) => {
  const core = useCore();
  const week = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const start = 60 * grid.firstHour;
  const hours = grid.lastHour - grid.firstHour;
  useFocusKept(body, entries);
  useShownHours(week, grid, entries, selected);
  const marks = Array.from({ length: hours + 1 }, (_, index) => grid.firstHour + index);
  const sizes = { "--hours": hours } as CSSProperties;
  // While a lesson is led about, no day moves away under it.
  const kept = useRef<number[]>(undefined);
  const isHeld = entries.some((entry) => entry.isHeld);
  const dayShares = isHeld && kept.current?.length === grid.days.length ? kept.current : daySharesOf(grid);
  useLayoutEffect(() => {
    kept.current = dayShares;
  });

  return (
    <section
      ref={week}
      aria-label="Hours of the week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys.
      tabIndex={0}
      className="week relative isolate rounded-card border border-line bg-surface"
      style={sizes}
    >
      <div
        aria-hidden
        className="sticky top-0 z-40 flex border-line border-b bg-surface max-md:hidden print:static print:flex"
      >
        <span className="w-12 shrink-0" />
        <div
          className="grid flex-1"
          style={{ gridTemplateColumns: dayShares.map((share) => `minmax(0,${share}fr)`).join(" ") }}
        >
          {grid.days.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: another week is drawn in the same elements.
            <DayHead key={index} day={day} isToday={day.date === today} />
          ))}
        </div>
      </div>
      <div className="flex pt-2.5 pb-1">
        <div aria-hidden className="week-body relative w-12 shrink-0">
          {marks.map((hour) => (
            <span
              key={hour}
              className="week-at absolute right-2 -mt-2.25 text-caption text-fg-muted tabular-nums"
              style={{ "--from": 60 * hour - start } as CSSProperties}
            >
              {String(hour).padStart(2, "0")}
            </span>
          ))}
        </div>
        <div ref={body} className="week-body relative min-w-0 flex-1">
          {marks.map((hour) => (
            <span
              aria-hidden
              key={hour}
              className="week-at absolute inset-x-0 border-line border-t"
              style={{ "--from": 60 * hour - start, "--length": 0 } as CSSProperties}
            />
          ))}
          {grid.days.map((day, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: for a pointer alone; keys have the button Schedule Lesson.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: another week is drawn in the same elements.
              key={index}
              data-day={day.date}
              style={dayStyle(dayShares, index) as CSSProperties}
              className={cn(
                "week-column absolute inset-y-0 border-line border-l",
                day.date !== selected && "max-md:hidden print:block",
                day.date === today && "bg-primary-soft/40 print:bg-transparent",
                onFree !== undefined && "cursor-cell",
              )}
              onClick={(event) => {
                const place = onFree === undefined ? null : placeAt(event.currentTarget, event, grid);
                if (place === null) return;
                onFree?.(place.date, core.nearestQuarter(Math.floor(place.minute / half) * half));
              }}
            >
              <ClockChange day={day} start={start} />
              {day.date === today ? <NowLine minute={minuteOfDay(now)} start={start} hours={hours} /> : null}
            </div>
          ))}
          <WeekBlocks
            grid={grid}
            dayShares={dayShares}
            entries={entries}
            body={body}
            selected={selected}
            onOpen={onOpen}
            {...move}
          />
        </div>
      </div>
    </section>
  );
};

const KeptWeek = memo(DrawnWeek);

/**
 * The week: hours down, days across, each lesson at its time. On a phone one day. Another week is drawn once the rest of the
 * screen has answered; a lesson that is being moved is drawn at once.
 */
export const WeekGrid = ({ grid, entries, selected, today, now, onFree, ...handlers }: WeekGridProps) => {
  const stable = useStable({ ...handlers, onFree: (date: string, time: string) => onFree?.(date, time) });
  const present = {
    ...{ grid, entries, selected, today, now },
    ...{ ...stable, onFree: onFree === undefined ? undefined : stable.onFree },
  };
  const later = useDeferredValue(present);
  const isMoving = entries.some(({ isHeld, isBusy }) => isHeld || isBusy);
  return <KeptWeek {...(isMoving ? present : later)} />;
};

const DayHead = ({ day, isToday }: { day: WeekDay; isToday: boolean }) => {
  const at = dateOf(day.date);
  const change = clockChangeText(day);
  return (
    <div className="flex min-w-0 flex-col items-center gap-0.5 border-line border-l px-1 py-1.5 text-small">
      <span className="flex items-center gap-1.5 font-semibold">
        <span className="text-fg-muted">{at === undefined ? day.date : weekdayNames(at)[0]}</span>
        <span
          className={cn(
            "grid size-6 place-items-center rounded-full tabular-nums",
            isToday && "bg-primary text-primary-fg forced-colors:border",
          )}
        >
          {Number(day.date.slice(-2))}
        </span>
      </span>
      {change === null ? null : <span className="text-center text-caption text-fg-muted">{change}</span>}
    </div>
  );
};

/** The hour that the clocks skip, or show twice, where it is on screen. */
const ClockChange = ({ day: { clockChange, changedAt }, start }: { day: WeekDay; start: number }) => {
  const from = Math.min(changedAt, changedAt - clockChange);
  if (clockChange === 0 || from < start) return null;
  const place = { "--from": from - start, "--length": Math.abs(clockChange) } as CSSProperties;
  return <span aria-hidden className="week-at week-skipped pointer-events-none absolute inset-x-0" style={place} />;
};

const NowLine = ({ minute, start, hours }: { minute: number; start: number; hours: number }) => {
  if (minute < start || minute > start + 60 * hours) return null;
  const place = { "--from": minute - start, "--length": 0 } as CSSProperties;
  // Behind the lessons, whose words it would strike through; its dot is beside them.
  return (
    <>
      <span
        aria-hidden
        data-now={minute}
        className="week-at pointer-events-none absolute inset-x-0 z-4 border-primary border-t-2 print:hidden"
        style={place}
      />
      <span
        aria-hidden
        className="week-at pointer-events-none absolute -left-1 z-6 -mt-0.75 before:absolute before:size-2 before:rounded-full before:bg-primary print:hidden"
        style={place}
      />
    </>
  );
};
