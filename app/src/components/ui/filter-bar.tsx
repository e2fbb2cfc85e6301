import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { controlButtonStyles, controlStyles } from "@/components/ui/input";

interface FilterBarProps {
  /** Search box and selects. */
  children: ReactNode;
  /** "Showing 4 of 12 lessons": read out when it changes. */
  result: string;
  /** What a filter means where its name does not tell it all. */
  note?: string | undefined;
  /** Shown while a filter is on. */
  onClear?: (() => void) | undefined;
}

/** Search and selects over a list, with the line that says how much of it shows. */
export const FilterBar = ({ children, result, note, onClear }: FilterBarProps) => (
  <search className="mb-4 block print:hidden">
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">{children}</div>
    <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-3">
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

interface SearchInputProps {
  /** Accessible name, which is also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
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
