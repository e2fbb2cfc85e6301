import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  description?: ReactNode;
}

/** A switch that takes effect at once, with its label at the left. */
export const Switch = ({ label, description, className, ...rest }: SwitchProps) => (
  <label className={cn("flex items-center justify-between gap-4 py-1", className)}>
    <span>
      <span className="font-semibold">{label}</span>
      {description === undefined ? null : <span className="block text-fg-muted text-small">{description}</span>}
    </span>
    <span className="relative inline-flex shrink-0">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
        role="switch"
        {...rest}
        className="peer h-6 w-11 appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-200 checked:border-primary checked:bg-primary disabled:opacity-60"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-[translate,background-color] duration-200 peer-checked:translate-x-5 peer-checked:bg-primary-fg"
      />
    </span>
  </label>
);
