// Which lessons a series overlaps with, as an application would write it with date-fns.

import { areIntervalsOverlapping } from "date-fns";

/** Position of the occurrence and identifier of the lesson, by occurrence, then by start. */
export function dateFnsConflicts(occurrences, lessons) {
  const interval = ({ startTime, endTime }) => ({ start: new Date(startTime), end: new Date(endTime) });
  const busy = lessons
    .filter(({ status }) => status !== "CANCELLED")
    .map((lesson) => ({ id: lesson.id, ...interval(lesson) }))
    .sort((a, b) => a.start - b.start);
  return occurrences.flatMap((planned, occurrence) => {
    const taken = interval(planned);
    return busy.filter((lesson) => areIntervalsOverlapping(taken, lesson)).map(({ id }) => ({ occurrence, id }));
  });
}
