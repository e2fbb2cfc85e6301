import type { SelectOption } from "@/components/ui/select";
import type { LessonStudent } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";

const statuses = ["SCHEDULED", "COMPLETED", "CANCELLED", "MISSED"] as const;

/** All four statuses, in words (Spec §4). */
export const statusChoices = (core: Core): SelectOption[] =>
  statuses.map((status) => ({ value: status, label: core.lessonStatusBadge(status, "family").label }));

/** The durations of the edit form, and the lesson's own if it is another (decision D12). */
export const durationChoices = (core: Core, own: number): { minutes: number; label: string }[] => {
  const offered = core.constants().lists.editDurations;
  if (offered.some(({ minutes }) => minutes === own)) return offered;
  return [...offered, { minutes: own, label: core.durationLabel(own) }].sort((a, b) => a.minutes - b.minutes);
};

/** The students that can be chosen, and the lesson's own if he has left the class meanwhile. */
export const withOwnStudent = (students: readonly LessonStudent[], own: LessonStudent): readonly LessonStudent[] =>
  students.some(({ id }) => id === own.id) ? students : [{ id: own.id, name: own.name }, ...students];
