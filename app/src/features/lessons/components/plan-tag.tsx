import { ListMusic } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { Lesson } from "@/features/lessons/lesson";

/** Says that a practice plan waits inside the lesson; nothing without one. */
export const PlanTag = ({ lesson, className }: { lesson: Lesson; className?: string }) =>
  lesson.practiceGenerated ? (
    <Badge color="grey" icon={ListMusic} className={cn("bg-primary-soft text-primary-soft-fg", className)}>
      7-day plan
    </Badge>
  ) : null;
