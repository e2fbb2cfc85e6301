import type { ChangeEvent, ReactNode } from "react";
import { useId } from "react";
import { cn } from "@/components/ui/cn";

/** One choice of a group. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentedProps<Value extends string> {
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  look?: keyof typeof looks;
  className?: string | undefined;
}

/** How choices stand side by side: in one bar that they fill, or as pills that wrap and take the colour of their text. */
const looks = {
  bar: {
    row: "flex w-full gap-1 rounded-control bg-sunken p-1",
    choice: cn(
      "flex h-8 min-w-0 flex-1 items-center justify-center rounded-[7px] border border-transparent px-3 font-semibold text-fg-muted text-small transition-colors pointer-coarse:h-9",
      "hover:text-fg has-checked:border-line-strong has-checked:bg-surface has-checked:text-fg",
    ),
  },
  pills: {
    row: "flex flex-wrap gap-1.5",
    choice: cn(
      "flex min-h-8 min-w-0 items-center rounded-full border border-current px-3 font-semibold text-small transition-colors pointer-coarse:min-h-10",
      "hover:bg-surface hover:text-fg has-checked:border-transparent has-checked:bg-fg has-checked:text-bg",
    ),
  },
};

/** A segmented control: two to five choices side by side, of which one holds. */
export const Segmented = <Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  disabled = false,
  className,
  look = "bar",
}: SegmentedProps<Value>) => {
  const name = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value as Value);
  return (
    <fieldset disabled={disabled} className={cn("min-w-0", className)}>
      <legend className={cn("mb-1.5 font-semibold text-small", hideLegend && "sr-only")}>{legend}</legend>
      <div className={looks[look].row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              looks[look].choice,
              "has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={change}
              className="sr-only"
            />
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
