import type { KeyboardEvent } from "react";
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Barline } from "@/components/ui/barline";
import { useIsPrinting } from "@/components/ui/printing";
import type { CalendarEntry, MonthGrid as Grid, StatusLook } from "@/features/calendars/calendar";
import { DayCellView } from "@/features/calendars/components/day-cell";
import { useCore } from "@/lib/core";
import { dateOf, monthOf, weekdayNames } from "@/lib/format/dates";

interface MonthGridProps {
  /** From core, which knows how many lessons a day shows. */
  grid: Grid;
  entries: ReadonlyMap<string, CalendarEntry>;
  statusOf: (status: string) => StatusLook;
  /** The line under a lesson's time: what its reader looks for. */
  nameOf: (id: string) => string;
  /** Lessons that a day has room for. */
  room: number;
  /** Chosen day; it need not be one of the grid. */
  selected: string;
  onSelect: (date: string) => void;
  /** A key has led to a day of another month. */
  onTurn: (month: string) => void;
  /** Accessible name of the grid. */
  label: string;
}

/** The columns' names, from the days of the first row. */
const weekdaysOf = ({ weeks: [first = []] }: Grid) =>
  first.map(({ date }) => dateOf(date)).flatMap((day) => (day === undefined ? [] : [weekdayNames(day)]));

/** The statuses of a month's lessons, each once. */
const statusesOf = ({ weeks }: Grid, entries: ReadonlyMap<string, CalendarEntry>): string[] => {
  const lessons = weeks.flat().flatMap(({ lessonIds }) => lessonIds.flatMap((id) => entries.get(id) ?? []));
  return [...new Set(lessons.map(({ status }) => status))];
};

interface LegendProps {
  statuses: readonly string[];
  statusOf: (status: string) => StatusLook;
}

/** What the lines in the days mean, on a phone; wider screens tell each lesson's name. */
const Legend = ({ statuses, statusOf }: LegendProps) => (
  <ul
    aria-label="Legend"
    className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t px-3 py-3 text-fg-muted text-small empty:hidden sm:hidden print:hidden"
  >
    {statuses.map((status) => {
      const { color, label } = statusOf(status);
      return (
        <li key={status} className="flex items-stretch gap-1.5">
          <Barline status={status} color={color} />
          {label}
        </li>
      );
    })}
  </ul>
);

const DrawnMonth = ({ grid, entries, statusOf, nameOf, room, selected, onSelect, onTurn, label }: MonthGridProps) => {
  const core = useCore();
  const [focused, setFocused] = useState(selected);
  const body = useRef<HTMLTableSectionElement>(null);
  const wantsFocus = useRef(false);
  const days = grid.weeks.flat().map(({ date }) => date);
  const stop = [focused, selected].find((date) => days.includes(date)) ?? `${grid.month}-01`;

  // A day that is chosen elsewhere, such as by Today, is where Tab leads next; a key's own day is not left for it.
  useEffect(() => {
    if (!wantsFocus.current) setFocused(selected);
  }, [selected]);

  useEffect(() => {
    // The month of a day that a key leads to may arrive later than the key.
    if (!wantsFocus.current || stop !== focused) return;
    wantsFocus.current = monthOf(stop) !== grid.month;
    body.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop, focused, grid.month]);

  const latest = useRef({ onSelect, month: grid.month });
  useLayoutEffect(() => {
    latest.current = { onSelect, month: grid.month };
  });
  // One function for all days and renders: a day that has not changed is not drawn again.
  const select = useCallback((date: string) => {
    setFocused(date);
    wantsFocus.current = monthOf(date) !== latest.current.month;
    latest.current.onSelect(date);
  }, []);
  const showsAll = useIsPrinting();

  const move = (event: KeyboardEvent) => {
    // The month of the key before may not be drawn yet.
    const from = wantsFocus.current ? focused : stop;
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : core.dayAfterKey(from, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next === from) return;
    wantsFocus.current = true;
    setFocused(next);
    if (monthOf(next) !== grid.month) onTurn(monthOf(next));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked with by keys is a grid. */}
      <table role="grid" aria-label={label} className="w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr>
            {weekdaysOf(grid).map(([short, long]) => (
              <th key={short} scope="col" className="pb-1.5 text-caption text-fg-muted">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={move}>
          {/* By their place: the words of another month in the same elements are far less work than new elements. */}
          {grid.weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <tr key={row} className="print:break-inside-avoid print:*:not-last:border-r print:*:border-t">
              {week.map((day, column) => (
                <DayCellView
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                  key={column}
                  day={day}
                  entries={entries}
                  statusOf={statusOf}
                  nameOf={nameOf}
                  room={room}
                  isSelected={day.date === selected}
                  isStop={day.date === stop}
                  showsAll={showsAll}
                  onSelect={select}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend statuses={statusesOf(grid, entries)} statusOf={statusOf} />
    </>
  );
};

const KeptMonth = memo(DrawnMonth);

/**
 * A month from Sunday to Saturday. Days are its only focus stops; the arrow keys, Home, End and the page keys move among them.
 * Another month is drawn once the rest of the screen has answered.
 */
export const MonthGrid = (props: MonthGridProps) => <KeptMonth {...useDeferredValue(props)} />;
