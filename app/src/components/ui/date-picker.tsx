import { CalendarDays } from "lucide-react";
import type { Ref } from "react";
import { lazy, Suspense, useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { DayGridProps } from "@/components/ui/day-grid";
import { useFieldControl } from "@/components/ui/field";
import { controlStyles, Input } from "@/components/ui/input";
import { Popover } from "@/components/ui/popover";
import { civilOf, dateOf, shortDate } from "@/lib/format/dates";

const loadDayGrid = () => import("@/components/ui/day-grid");

/** The browser's own box for a date, where the month could not be loaded. */
const PlainDate = ({ selected, min, max, onSelect }: DayGridProps) => (
  <Input
    type="date"
    id={undefined}
    aria-label="Date"
    defaultValue={selected === undefined ? "" : civilOf(selected)}
    min={min === undefined ? undefined : civilOf(min)}
    max={max === undefined ? undefined : civilOf(max)}
    onChange={({ target }) => {
      const date = dateOf(target.value);
      if (date !== undefined && target.validity.valid) onSelect(date);
    }}
  />
);

const DayGrid = lazy(() => loadDayGrid().catch(() => ({ default: PlainDate })));

interface DatePickerProps {
  /** `yyyy-MM-dd`, or the empty text while nothing is chosen. */
  value: string;
  onChange: (date: string) => void;
  onBlur?: () => void;
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  min?: string | undefined;
  max?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows the full date and opens a month to choose from. Stands inside a `Field`. */
export const DatePicker = ({
  value,
  onChange,
  onBlur,
  min = "",
  max = "",
  placeholder = "Choose a date",
  disabled = false,
  ref,
}: DatePickerProps) => {
  const [open, setOpen] = useState(false);
  const { "aria-required": _, ...field } = useFieldControl();
  const selected = dateOf(value);
  // The month loads with the form, so that it opens at once, and without the network too.
  useEffect(() => {
    loadDayGrid().catch(() => undefined);
  }, []);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Choose a date"
      trigger={
        <button
          {...field}
          {...(field.id === undefined ? {} : { "aria-labelledby": `${field.id}-label ${field.id}` })}
          ref={ref}
          type="button"
          disabled={disabled}
          onBlur={onBlur}
          className={cn(
            controlStyles,
            "flex h-10 items-center justify-between gap-2 text-left tabular-nums pointer-coarse:h-11",
            selected === undefined && "text-fg-muted",
          )}
        >
          <span className="truncate">{selected === undefined ? placeholder : shortDate(selected)}</span>
          <CalendarDays aria-hidden className="size-4 shrink-0 text-fg-muted" />
        </button>
      }
    >
      <Suspense fallback={<div className="h-[20.5rem] w-[17.5rem]" />}>
        <DayGrid
          selected={selected}
          min={dateOf(min)}
          max={dateOf(max)}
          onSelect={(date) => {
            onChange(civilOf(date));
            setOpen(false);
          }}
        />
      </Suspense>
    </Popover>
  );
};
