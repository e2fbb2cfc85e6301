import type { Tint } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";

interface BarlineProps {
  /** Lesson status; SCHEDULED, COMPLETED, CANCELLED and MISSED have a rule of their own, any other a thin one. */
  status: string;
  color: Tint;
  /** Draws the rule once, from single to double, right after the lesson was completed. */
  drawing?: boolean | undefined;
  className?: string | undefined;
}

/** The rule at the left of a lesson that tells its status as a barline does. Decorative: the badge says the word. */
export const Barline = ({ status, color, drawing = false, className }: BarlineProps) => (
  <span
    aria-hidden
    data-status={status}
    data-color={color}
    data-drawing={drawing || undefined}
    className={cn("barline", className)}
  />
);
