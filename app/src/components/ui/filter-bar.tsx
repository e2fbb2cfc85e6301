import { ListFilter, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { controlButtonStyles, controlStyles } from "@/components/ui/input";

interface FilterBarProps {
  /** Search box, and selects that stand beside it in every width. */
  children: ReactNode;
  /** Selects that fold into one button on a phone. */
  folded?: ReactNode;
  /** How many of the folded ones are on. */
  foldedOn?: number;
  /** "Showing 4 of 12 lessons": read out when it changes. */
  result: string;
  /** What a filter means where its name does not tell it all. */
  note?: ReactNode;
  /** Shown while a filter is on. */
  onClear?: (() => void) | undefined;
}

/** Search and selects over a list, with the line that says how much of it shows. */
export const FilterBar = ({ children, folded, foldedOn = 0, result, note, onClear }: FilterBarProps) => (
  <search className="mb-2 block print:hidden">
    <div
      className={cn(
        "flex gap-2 sm:flex-row sm:flex-wrap",
        folded === undefined ? "flex-col" : "flex-wrap *:first:flex-1 *:first:basis-40",
      )}
    >
      {children}
      {folded === undefined ? null : <Folded on={foldedOn}>{folded}</Folded>}
    </div>
    <div className="mt-1 flex min-h-8 flex-wrap items-center gap-x-3">
      <p role="status" className="text-fg-muted text-small tabular-nums">
        {result}
      </p>
      {note === undefined ? null : <p className="text-fg-muted text-small">{note}</p>}
      {onClear === undefined ? null : (
        <Button variant="ghost" size="sm" onClick={onClear} className="text-primary">
          <X aria-hidden />
          Clear Filters
        </Button>
      )}
    </div>
  </search>
);

/** Filters behind one button on a phone, which says how many are on; beside the search where there is room. */
const Folded = ({ on, children }: { on: number; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button className="px-3 sm:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ListFilter aria-hidden />
        Filters
        {on === 0 ? null : (
          <>
            <span className="rounded-full bg-primary px-1.5 text-caption text-primary-fg tabular-nums">{on}</span>
            <span className="sr-only"> on</span>
          </>
        )}
      </Button>
      <div
        id={id}
        className={cn("grid basis-full grid-flow-col auto-cols-fr gap-2 sm:contents", !isOpen && "max-sm:hidden")}
      >
        {children}
      </div>
    </>
  );
};

interface SearchInputProps {
  /** Accessible name, which is also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A search box. */
export const SearchInput = ({ label, value, onChange, className }: SearchInputProps) => (
  <div className={cn("relative min-w-0 sm:min-w-60 sm:flex-1", className)}>
    <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-fg-muted" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cn(controlStyles, "h-10 pr-11 pl-9 pointer-coarse:h-11")}
    />
    {value === "" ? null : (
      <button
        type="button"
        aria-label="Clear search"
        onClick={(event) => {
          onChange("");
          event.currentTarget.parentElement?.querySelector("input")?.focus();
        }}
        className={controlButtonStyles}
      >
        <X aria-hidden className="size-4" />
      </button>
    )}
  </div>
);
