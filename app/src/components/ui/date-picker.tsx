import { CalendarDays } from "lucide-react";
import type { Ref } from "react";
import { lazy, Suspense, useEffect, useState } from "react";
import { controlButtonStyles, Input } from "@/components/ui/input";
import { Popover } from "@/components/ui/popover";
import { useTyped } from "@/components/ui/use-typed";
import { civilOf, dateOf, shortDate } from "@/lib/format/dates";

const loadDayGrid = () => import("@/components/ui/day-grid");

const NoDayGrid = () => <p className="max-w-56 text-small">The calendar could not be loaded. Please type the date.</p>;

const DayGrid = lazy(() => loadDayGrid().catch(() => ({ default: NoDayGrid })));

const show = (value: string): string => {
  const date = dateOf(value);
  return date === undefined ? value : shortDate(date);
};

interface DatePickerProps {
  /** What the date is; names the button of the calendar. */
  label: string;
  /** `yyyy-MM-dd`, the empty text while nothing is chosen, or what was typed and is no date. */
  value: string;
  onChange: (date: string) => void;
  onBlur?: () => void;
  /** The date that was typed as `yyyy-MM-dd`; null when it cannot be read or may be another. */
  read: (typed: string) => string | null;
  /** The order in which dates are typed, in words. */
  placeholder: string;
  /** First and last day that the calendar offers, `yyyy-MM-dd`. */
  min: string;
  max: string;
  /** Day that the calendar opens at while nothing is chosen; the first one unless given. */
  openAt?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A box for a typed date, shown in full when it is left, with a button that opens a calendar. Stands inside a `Field`. */
export const DatePicker = ({
  label,
  value,
  onChange,
  onBlur,
  read,
  placeholder,
  min,
  max,
  openAt = min,
  ref,
}: DatePickerProps) => {
  const [open, setOpen] = useState(false);
  const { text, type, finish } = useTyped({ value, onChange, read, show });
  // The month loads with the form, so that it opens at once, and without the network too.
  useEffect(() => {
    loadDayGrid().catch(() => undefined);
  }, []);
  return (
    <div className="relative">
      <Input
        ref={ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          finish();
          onBlur?.();
        }}
        autoComplete="off"
        placeholder={placeholder}
        className="pr-11 tabular-nums"
      />
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Calendar"
        trigger={
          <button type="button" aria-label={`${label}: open the calendar`} className={controlButtonStyles}>
            <CalendarDays aria-hidden className="size-4" />
          </button>
        }
      >
        <Suspense fallback={<div className="h-[20.5rem] w-[17.5rem]" />}>
          <DayGrid
            selected={dateOf(value)}
            min={dateOf(min)}
            max={dateOf(max)}
            openAt={dateOf(openAt)}
            onSelect={(date) => {
              onChange(civilOf(date));
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover>
    </div>
  );
};
