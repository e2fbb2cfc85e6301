import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";

/** One tab with its panel. */
export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly [Tab<Value>, ...Tab<Value>[]];
  /** The open tab, where somebody else keeps it. */
  value?: Value;
  /** The tab that is open at the beginning otherwise; the first unless said. */
  opening?: Value | undefined;
  onChange?: (value: Value) => void;
  /** `large` for the tabs of a page; another look by the classes of its parts. */
  look?: keyof typeof looks | Record<"row" | "tab" | "panel", string>;
}

const line = {
  row: "flex gap-1 overflow-x-auto border-line border-b",
  tab: "-mb-px min-h-10 border-transparent border-b-2 font-semibold text-fg-muted hover:text-fg aria-selected:border-primary aria-selected:text-primary max-sm:flex-1 sm:shrink-0",
};
const looks = {
  normal: { row: line.row, tab: cn(line.tab, "px-3 text-small max-sm:px-1.5"), panel: "pt-4" },
  large: { row: line.row, tab: cn(line.tab, "px-4 py-2 text-body max-sm:px-1.5"), panel: "pt-6" },
};

/** Where a key leads from a tab; null for keys that mean nothing here. */
const target = (key: string, index: number, count: number): number | null => {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
};

/** A row of tabs with arrow keys, of which one panel shows. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  opening = tabs[0].value,
  onChange,
  look = "normal",
}: TabsProps<Value>) => {
  const classes = typeof look === "string" ? looks[look] : look;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(opening);
  const open = tabs.find((tab) => tab.value === (value ?? own)) ?? tabs[0];
  const choose = (next: Tab<Value>) => {
    setOwn(next.value);
    onChange?.(next.value);
  };
  const follow = (event: KeyboardEvent) => {
    const index = target(event.key, tabs.indexOf(open), tabs.length);
    const next = index === null ? undefined : tabs[index];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={follow} className={classes.row}>
        {tabs.map((tab) => {
          const isOpen = tab === open;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-value={tab.value}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => choose(tab)}
              className={cn(classes.tab, "transition-colors focus-visible:-outline-offset-2")}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        key={open.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the way on from the tabs, also to a panel of text alone.
        tabIndex={0}
        className={classes.panel}
      >
        {open.panel}
      </div>
    </div>
  );
};
