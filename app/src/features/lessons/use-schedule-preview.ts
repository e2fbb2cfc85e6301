import { useDeferredValue, useMemo } from "react";
import type { Conflict, Occurrence, ScheduleLessonDraft } from "@/features/lessons/lesson";
import { busyLesson } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";
import { browserZone } from "@/lib/time/zone";

/** What a draft comes to. */
interface SchedulePreview {
  occurrences: Occurrence[];
  /** Minutes by which the clocks went forward before each. */
  clockChanges: number[];
  conflicts: Conflict[];
}

/** The lessons that a draft stands for, and which of the teacher's lessons they overlap with; follows the typing. */
export const useSchedulePreview = (draft: ScheduleLessonDraft, lessons: readonly Lesson[]): SchedulePreview => {
  const core = useCore();
  const busy = useMemo(() => lessons.map(busyLesson), [lessons]);
  // Read once: while somebody types only the occurrences are new.
  const times = useMemo(() => core.busyTimes(busy), [core, busy]);
  const followed = useDeferredValue(draft);
  const { date, startTime, durationMinutes, recurrenceType, recurrenceEndType, recurrenceEndDate, recurrenceCount } =
    followed;
  // Only what moves the lessons counts: a longer description plans nothing anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const occurrences = useMemo(
    () => core.planSchedule(followed, browserZone()),
    [date, startTime, durationMinutes, recurrenceType, recurrenceEndType, recurrenceEndDate, recurrenceCount],
  );
  const conflicts = useMemo(() => core.findConflicts(occurrences, busy, times), [core, occurrences, busy, times]);
  const clockChanges = useMemo(() => core.clockChanges(occurrences, browserZone()), [core, occurrences]);
  return { occurrences, clockChanges, conflicts };
};
