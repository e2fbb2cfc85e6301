import type { CSSProperties, KeyboardEvent, RefObject } from "react";
import { memo, useMemo } from "react";
import { Barline } from "@/components/ui/barline";
import { cn } from "@/components/ui/cn";
import { useSlots } from "@/features/calendars/slots";
import type { WeekBlock, WeekEntry, WeekGrid } from "@/features/calendars/week";
import { dayStyle } from "@/features/calendars/week";
import type { MoveHandlers } from "@/features/calendars/week-drag";
import { useWeekDrag } from "@/features/calendars/week-drag";

interface WeekBlocksProps extends MoveHandlers {
  grid: WeekGrid;
  /** The days' shares of the width. */
  dayShares: readonly number[];
  entries: readonly WeekEntry[];
  /** The days' columns. */
  body: RefObject<HTMLElement | null>;
  selected: string;
  onOpen: (id: string) => void;
}

/** A lesson to come and one that is completed stand on the tint of their status. */
const tints: Partial<Record<WeekEntry["color"], string>> = { blue: "bg-blue-tint", green: "bg-green-tint" };

/** Minutes whose height holds the time and a name of two lines. */
const threeLines = 45;

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !(altKey || ctrlKey || metaKey);

const DrawnBlocks = ({ grid, dayShares, entries, body, selected, onOpen, ...move }: WeekBlocksProps) => {
  const drag = useWeekDrag(body, grid, move);
  const { parts, keys } = useMemo(() => {
    const parts = entries.map(() => [] as WeekBlock[]);
    for (const block of grid.blocks) parts[block.lesson]?.push(block);
    // A lesson over midnight has a part on two days.
    return { parts, keys: parts.flatMap((own, index) => own.map((_, part) => keyOf(entries[index], part))) };
  }, [grid, entries]);
  const held = entries.find(({ isHeld }) => isHeld);
  const slots = useSlots(keys, held && keyOf(held, 0));

  const keyDown = (event: KeyboardEvent, entry: WeekEntry) => {
    drag.hasDragged.current = false;
    if (!isPlain(event)) return;
    if (!entry.isHeld) {
      if (event.key === "m") move.onTake(entry.id);
      return;
    }
    const acts: Record<string, () => void> = { Enter: move.onDrop, " ": move.onDrop, Escape: move.onPutBack };
    const act = event.key.startsWith("Arrow") ? () => move.onStep(event.key) : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <ul aria-label="Lessons of the week">
      {entries.flatMap((entry, index) =>
        (parts[index] ?? []).map((block, part) => (
          <li key={slots.get(keyOf(entry, part))} aria-hidden={part > 0 || undefined} className="contents">
            <button
              type="button"
              data-lesson={part === 0 ? entry.id : undefined}
              tabIndex={part === 0 ? 0 : -1}
              aria-busy={entry.isBusy || undefined}
              aria-keyshortcuts={entry.canMove && part === 0 ? "m" : undefined}
              style={placeOf(block, grid, dayShares)}
              onPointerDown={(event) => part === 0 && drag.begin(event, entry, block)}
              onClick={() => {
                if (!drag.hasDragged.current) onOpen(entry.id);
                drag.hasDragged.current = false;
              }}
              onKeyDown={(event) => keyDown(event, entry)}
              onBlur={() => {
                if (entry.isHeld && !drag.hasDragged.current && part === 0) move.onPutBack();
              }}
              className={cn(
                "week-at week-block absolute z-5 flex select-none overflow-hidden rounded-inner border pt-0.5 text-left text-caption leading-3.5 hover:z-20 hover:border-primary focus-visible:z-20",
                grid.days[block.day]?.date !== selected && "max-md:hidden print:flex",
                // Of many side by side each letter counts.
                block.lanes > 2 ? "pr-px" : "pr-1 pl-0.5",
                block.overlaps ? "border-yellow-solid" : "border-surface print:border-line-strong",
                block.overlaps && (block.lanes > 2 ? "border-r-2" : "border-r-4"),
                entry.isHeld
                  ? "z-30 cursor-grabbing border-primary bg-primary-soft text-primary-soft-fg shadow-popover"
                  : (tints[entry.color] ?? "bg-sunken text-fg-muted"),
                entry.isBusy && "border-dashed",
              )}
            >
              <span className="sr-only">
                {entry.label}
                {block.overlaps ? ", overlaps" : ""}
              </span>
              <Barline status={entry.status} color={entry.color} className="mt-0 mr-1 mb-0.5" />
              <span
                aria-hidden
                data-initials={entry.initials}
                className="week-text flex min-w-0 flex-1 flex-col whitespace-nowrap"
              >
                <span className="shrink-0 font-semibold tabular-nums">{entry.time}</span>
                <bdi
                  className={cn(
                    "min-w-0 font-medium",
                    block.lanes > 1 || block.to - block.from >= threeLines
                      ? "whitespace-normal break-words"
                      : "truncate",
                  )}
                >
                  {entry.name}
                </bdi>
                {entry.status === "SCHEDULED" ? null : <span className="hidden print:inline">{entry.statusLabel}</span>}
              </span>
            </button>
          </li>
        )),
      )}
    </ul>
  );
};

/** The lessons of the week, in the order of their list, so that one that is being moved keeps its place among the others. */
export const WeekBlocks = memo(DrawnBlocks);

const keyOf = (entry: WeekEntry | undefined, part: number) => `${entry?.id} ${part}`;

const placeOf = (
  { day, from, to, lane, lanes, span }: WeekBlock,
  { firstHour }: WeekGrid,
  dayShares: readonly number[],
) =>
  ({
    ...dayStyle(dayShares, day),
    "--from": from - 60 * firstHour,
    "--length": to - from,
    "--lane": lane,
    "--lanes": lanes,
    "--span": span,
  }) as CSSProperties;
