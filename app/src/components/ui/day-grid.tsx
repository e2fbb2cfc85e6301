import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CustomComponents, DropdownProps, Labels, Matcher } from "react-day-picker";
import { DayPicker } from "react-day-picker";
import { cn } from "@/components/ui/cn";
import { longDate, monthName } from "@/lib/format/dates";

/** What the month is given. */
interface DayGridProps {
  selected: Date | undefined;
  onSelect: (date: Date) => void;
  /** First and last day that may be chosen. */
  min: Date | undefined;
  max: Date | undefined;
  /** A day of the month that shows while none is chosen. */
  openAt: Date | undefined;
}

const navButton = cn(
  "absolute top-0 grid size-9 place-items-center rounded-control text-fg-muted hover:bg-primary-soft hover:text-primary-soft-fg",
  "aria-disabled:pointer-events-none aria-disabled:text-line",
);

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation }) =>
    orientation === "left" ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />,
  Dropdown: ({ options, className: _, ...select }: DropdownProps) => (
    <select
      {...select}
      className="h-9 cursor-pointer rounded-dense border border-line-strong bg-surface px-1 font-semibold text-small hover:border-fg-muted"
    >
      {options?.map(({ value, label }) => (
        <option key={value} value={value} className="bg-raised text-fg">
          {label}
        </option>
      ))}
    </select>
  ),
};

const labels: Partial<Labels> = {
  labelDayButton: (date, { today, selected }) =>
    [longDate(date), today ? "today" : "", selected ? "selected" : ""].filter(Boolean).join(", "),
  labelGrid: (month) => monthName(month),
  labelMonthDropdown: () => "Month",
  labelYearDropdown: () => "Year",
  labelNext: () => "Next month",
  labelPrevious: () => "Previous month",
  labelNav: () => "Months",
};

/** One month from Sunday to Saturday, with the arrow keys, Home, End, Page Up and Page Down (Shift: year). */
const DayGrid = ({ selected, onSelect, min, max, openAt }: DayGridProps) => {
  const disabled: Matcher[] = [];
  if (min !== undefined) disabled.push({ before: min });
  if (max !== undefined) disabled.push({ after: max });
  const shown = selected ?? openAt;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      fixedWeeks
      captionLayout="dropdown"
      // Where the calendar looks back, the latest years come first.
      reverseYears={min !== undefined && openAt !== undefined && openAt > min}
      selected={selected}
      onSelect={onSelect}
      disabled={disabled}
      {...(shown === undefined ? {} : { defaultMonth: shown })}
      {...(min === undefined ? {} : { startMonth: min })}
      {...(max === undefined ? {} : { endMonth: max })}
      components={components}
      labels={labels}
      classNames={{
        root: "w-[17.5rem]",
        months: "relative",
        month_caption: "flex h-9 items-center justify-center",
        dropdowns: "flex gap-1.5",
        button_previous: cn(navButton, "left-0"),
        button_next: cn(navButton, "right-0"),
        month_grid: "mt-2 w-full border-collapse",
        weekday: "h-8 w-10 text-center font-semibold text-caption text-fg-muted",
        day: "group size-10 p-0 text-center",
        day_button: cn(
          "grid size-10 place-items-center rounded-full text-small tabular-nums transition-colors",
          "enabled:hover:bg-primary-soft enabled:hover:text-primary-soft-fg",
          "group-data-[outside]:text-fg-muted group-data-[today]:font-bold group-data-[today]:text-primary",
          "group-data-[selected]:bg-primary! group-data-[selected]:font-semibold group-data-[selected]:text-primary-fg!",
          "disabled:cursor-not-allowed disabled:text-line-strong",
        ),
      }}
    />
  );
};

// A default export, as React.lazy wants one: the grid and its date library load when a picker first opens.
// biome-ignore lint/style/noDefaultExport: see above.
export default DayGrid;
