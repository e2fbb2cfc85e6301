import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { useFieldControl } from "@/components/ui/field";
import { controlStyles } from "@/components/ui/input";

/** A text box of several lines that grows with what is typed. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<"textarea">) => (
  <textarea
    {...useFieldControl()}
    rows={rows}
    {...rest}
    className={cn(controlStyles, "field-sizing-content min-h-20 resize-y py-2 read-only:bg-sunken", className)}
  />
);
