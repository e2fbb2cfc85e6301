import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { Tint } from "@/components/ui/badge";
import type { CalendarEntry, MonthGrid as Grid } from "@/features/calendar/calendar";
import { monthOf, plusDays, plusMonths, weekStart } from "@/features/calendar/civil-month";
import { DayCellView } from "@/features/calendar/components/day-cell";

interface MonthGridProps {
  /** From core, which knows how many lessons a day shows. */
  grid: Grid;
  entries: ReadonlyMap<string, CalendarEntry>;
  colorOf: (status: string) => Tint;
  /** Chosen day; it is one of the grid. */
  selected: string;
  onSelect: (date: string) => void;
  onMonth: (month: string) => void;
  /** Accessible name of the grid. */
  label: string;
}

const weekdays = [
  ["Sun", "Sunday"],
  ["Mon", "Monday"],
  ["Tue", "Tuesday"],
  ["Wed", "Wednesday"],
  ["Thu", "Thursday"],
  ["Fri", "Friday"],
  ["Sat", "Saturday"],
] as const;

const week = 7;
const saturday = 6;

/** Where a key moves the focus from a day; nothing for any other key. */
export const dayAfterKey = (date: string, key: string): string | null => {
  switch (key) {
    case "ArrowLeft":
      return plusDays(date, -1);
    case "ArrowRight":
      return plusDays(date, 1);
    case "ArrowUp":
      return plusDays(date, -week);
    case "ArrowDown":
      return plusDays(date, week);
    case "Home":
      return weekStart(date);
    case "End":
      return plusDays(weekStart(date), saturday);
    case "PageUp":
      return plusMonths(date, -1);
    case "PageDown":
      return plusMonths(date, 1);
    default:
      return null;
  }
};

/** A month from Sunday to Saturday. Days are its only focus stops; the arrow keys, Home, End and the page keys move among them. */
export const MonthGrid = ({ grid, entries, colorOf, selected, onSelect, onMonth, label }: MonthGridProps) => {
  const [focused, setFocused] = useState(selected);
  const body = useRef<HTMLTableSectionElement>(null);
  const wantsFocus = useRef(false);
  const isOnScreen = grid.weeks.some((days) => days.some(({ date }) => date === focused));
  const stop = isOnScreen ? focused : selected;

  useEffect(() => {
    // The month of a day that a key leads to may arrive later than the key.
    if (!wantsFocus.current || !isOnScreen) return;
    wantsFocus.current = false;
    body.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop, isOnScreen]);

  const move = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfterKey(stop, event.key);
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocused(next);
    if (monthOf(next) !== grid.month) onMonth(monthOf(next));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked with by keys is a grid.
    <table role="grid" aria-label={label} className="w-full table-fixed border-separate border-spacing-0">
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={short} scope="col" className="pb-1.5 text-caption text-fg-muted">
              <abbr title={long} className="no-underline">
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={move}>
        {grid.weeks.map((days) => (
          <tr key={days[0]?.date}>
            {days.map((day) => (
              <DayCellView
                key={day.date}
                day={day}
                entries={entries}
                colorOf={colorOf}
                isSelected={day.date === selected}
                isStop={day.date === stop}
                onSelect={() => {
                  setFocused(day.date);
                  wantsFocus.current = monthOf(day.date) !== grid.month;
                  onSelect(day.date);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
