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

/** A button at the right end of a box, inside its frame. */
export const controlButtonStyles = cn(
  "absolute inset-y-1 right-1 grid aspect-square place-items-center rounded-[7px] text-fg-muted",
  "hover:bg-primary-soft hover:text-primary-soft-fg",
);

/** A one-line text box; inside a `Field` it carries that field's label and error. */
export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input
    {...useFieldControl()}
    {...rest}
    className={cn(controlStyles, "h-10 read-only:bg-sunken pointer-coarse:h-11", className)}
  />
);
