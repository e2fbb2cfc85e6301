import { ListMusic } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { Lesson } from "@/lib/lesson";

interface PlanTagProps {
  lesson: Lesson;
  /** Shows one word, where a row has room for no more. */
  isShort?: boolean;
  className?: string | undefined;
}

/** Says that a practice plan waits inside the lesson; nothing without one. */
export const PlanTag = ({ lesson, isShort = false, className }: PlanTagProps) =>
  lesson.practiceGenerated ? (
    <Badge color="grey" icon={ListMusic} className={cn("bg-primary-soft text-primary-soft-fg", className)}>
      <span className={isShort ? "sr-only" : undefined}>7-day plan</span>
      {isShort ? <span aria-hidden>Plan</span> : null}
    </Badge>
  ) : null;
