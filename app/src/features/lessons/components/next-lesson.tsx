import { teacherName } from "@/features/lessons/components/family-lesson-dialog";
import type { Lesson } from "@/features/lessons/lesson";
import { minutesText } from "@/lib/format/counts";
import { longDate } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

/** The student's next lesson, large: when, what, with whom. */
export const NextLesson = ({ lesson }: { lesson: Lesson }) => (
  <section aria-label="Next lesson" className="mb-4 rounded-card bg-feature p-5 text-feature-fg sm:p-6">
    <p className="font-semibold text-small">Next</p>
    <p className="mt-1 font-display text-h1 tabular-nums">
      <time dateTime={lesson.startTime}>{timeRangeText(lesson.startTime, lesson.endTime)}</time>
    </p>
    <p className="mt-1">
      {longDate(new Date(lesson.startTime))}, {minutesText(lesson.duration)} with {teacherName(lesson)}
    </p>
    <p className="mt-1 font-semibold">{lesson.title}</p>
  </section>
);
