import type { Core } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";

/** Length of a student's latest lesson; null where there is none. */
export const usualDuration = (lessons: readonly Lesson[], studentId: string): number | null =>
  lessons.findLast(({ student }) => student.id === studentId)?.duration ?? null;

/**
 * Durations that the schedule dialog offers: the specified ones, and where they are others, the teacher's default, that of
 * the chosen student's latest lesson and the one that is chosen already (decision D13).
 */
export const scheduleDurations = (
  core: Core,
  lessons: readonly Lesson[],
  { studentId, durationMinutes }: { studentId: string; durationMinutes: number | null },
  preferred: number | null,
) => {
  const specified = core.constants().lists.scheduleDurations;
  const usual = usualDuration(lessons, studentId);
  const minutes = new Set([...specified.map((choice) => choice.minutes), preferred, usual, durationMinutes]);
  return [...minutes]
    .filter((own) => own !== null)
    .sort((a, b) => a - b)
    .map((own) => ({ minutes: own, label: core.durationLabel(own) }));
};
