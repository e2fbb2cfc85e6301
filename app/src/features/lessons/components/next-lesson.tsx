import { ChevronRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { teacherName } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { dayOf, longDate, shortDay } from "@/lib/format/dates";
import { timeRangeText, timeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";

interface NextLessonProps {
  lesson: Lesson;
  /** The other person of the lesson, for its reader; the teacher unless said otherwise. */
  withWhom?: string;
  /** Whose lesson it is, where its reader has several children or is not who takes it. */
  whose?: string;
  /** The next lessons of the reader's other children. */
  others?: readonly Lesson[];
  onView: (lesson: Lesson) => void;
  className?: string | undefined;
}

/** The reader's next lesson, large: when, what, with whom. The whole card opens it. */
export const NextLesson = ({
  lesson,
  withWhom = teacherName(lesson),
  whose,
  others = [],
  onView,
  className,
}: NextLessonProps) => {
  const core = useCore();
  const heading = whose === undefined ? "Next lesson" : `Next lesson: ${whose}`;
  return (
    <section
      aria-label={heading}
      className={cn(
        "group relative mb-4 grid items-end gap-x-6 gap-y-3 rounded-card bg-feature p-5 text-feature-fg sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6",
        className,
      )}
    >
      <div className="min-w-0">
        <h2 className="font-semibold text-small">{heading}</h2>
        <p className="mt-1 font-display text-h1 tabular-nums">
          <time dateTime={lesson.startTime}>{timeRangeText(lesson.startTime, lesson.endTime)}</time>
        </p>
        <p className="mt-1">
          {longDate(dayOf(lesson.startTime))}, {minutesText(lesson.duration)} with <bdi>{withWhom}</bdi>
        </p>
        {hasAutomaticTitle(core, lesson) ? null : (
          <p className="mt-1 font-semibold">
            <bdi>{lesson.title}</bdi>
          </p>
        )}
        {others.map(({ id, student, startTime }) => (
          <p key={id} className="wrap-anywhere mt-1">
            <bdi>{student.firstName}</bdi>: {shortDay(dayOf(startTime))}, {timeText(startTime)}
          </p>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onView(lesson)}
        className="inline-flex h-10 items-center gap-1 justify-self-start rounded-control font-semibold text-small after:absolute after:inset-0 after:rounded-card focus-visible:outline-feature-fg group-hover:underline group-hover:underline-offset-4"
      >
        View Details
        <ChevronRight aria-hidden className="size-5 transition-[translate] group-hover:translate-x-0.5" />
      </button>
    </section>
  );
};
