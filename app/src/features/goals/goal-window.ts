import type { LessonGoals } from "@/features/goals/api/lesson-goals";
import { ApiError } from "@/lib/api";

/** Whether the goals of a completed lesson may be changed at a moment, and lines of its plan struck. */
export const mayChange = ({ context, editableUntil }: LessonGoals, now: string): boolean =>
  context !== null && editableUntil !== null && Date.parse(now) <= Date.parse(editableUntil);

/** Whether a change was refused because somebody was there before. */
export const isOutdated = (problem: unknown): boolean =>
  problem instanceof ApiError && problem.code === "version_conflict";
