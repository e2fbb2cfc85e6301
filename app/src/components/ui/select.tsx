import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { useFieldControl } from "@/components/ui/field";
import { controlStyles } from "@/components/ui/input";

/** One choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends ComponentProps<"select"> {
  options: readonly SelectOption[];
  /** Text while nothing is chosen; its value is the empty text. */
  placeholder?: string;
}

/**
 * A drop-down list. It is the browser's own select in our dress: it works inside a dialog, with type-ahead, on phones
 * with their wheel, and needs no style element that a strict Content-Security-Policy would refuse.
 */
export const Select = ({ options, placeholder, className, ...rest }: SelectProps) => (
  <div className={cn("relative", className)}>
    <select
      {...useFieldControl()}
      {...rest}
      className={cn(
        controlStyles,
        "h-10 cursor-pointer appearance-none pr-9 pointer-coarse:h-11 has-[option[value='']:checked]:text-fg-muted",
      )}
    >
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled} className="bg-raised text-fg">
          {label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-fg-muted" />
  </div>
);
