import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { useFieldControl } from "@/components/ui/field";

/** Looks shared by every box that takes text. */
export const controlStyles = cn(
  "w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-body text-fg transition-[border-color,background-color]",
  "placeholder:text-fg-muted hover:border-fg-muted",
  "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-fg-muted",
  "aria-invalid:border-red-solid aria-invalid:hover:border-red-solid",
  "focus-visible:outline-offset-0",
);

/** A one-line text box; inside a `Field` it carries that field's label and error. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input
    {...useFieldControl()}
    {...rest}
    className={cn(controlStyles, "h-10 read-only:bg-sunken pointer-coarse:h-11", className)}
  />
);

/** A box for a time of day, `HH:mm`. */
export const TimeInput = ({ className, ...rest }: ComponentProps<"input">) => (
  <Input type="time" {...rest} className={cn("tabular-nums", className)} />
);
