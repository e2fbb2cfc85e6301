import { memo } from "react";
import { cn } from "@/components/ui/cn";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { LessonMenu } from "@/features/lessons/components/lesson-menu";
import { StatusBadge, StatusBarline } from "@/features/lessons/components/status-badge";
import type { Lesson } from "@/features/lessons/lesson";
import { minutesText } from "@/lib/format/counts";
import { shortDate } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

interface LessonListRowProps {
  lesson: Lesson;
  /** Started already: the row fades. */
  isPast: boolean;
  /** Completed a moment ago: its barline is drawn once. */
  isJustCompleted: boolean;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** One lesson of My Lessons: time first, then the day, then what it is. */
export const LessonListRow = memo(({ lesson, isPast, isJustCompleted, onAction }: LessonListRowProps) => (
  <li
    data-past={isPast || undefined}
    className={cn(
      "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3.5 pr-2 pl-4 last:border-b-0 sm:gap-x-4 sm:pl-5",
      "md:grid-cols-[auto_8.5rem_minmax(0,1fr)_auto_auto] md:items-center",
      isPast && "text-fg-muted",
    )}
  >
    <StatusBarline
      status={lesson.status}
      audience="teacher"
      drawing={isJustCompleted}
      className="row-span-3 md:row-span-1"
    />
    <p className="col-start-2 flex flex-wrap items-baseline gap-x-2 tabular-nums md:block md:self-start">
      <time dateTime={lesson.startTime} className="font-semibold">
        {timeRangeText(lesson.startTime, lesson.endTime)}
      </time>
      <span className="text-fg-muted text-small md:block">{shortDate(new Date(lesson.startTime))}</span>
    </p>
    <div className="col-start-2 min-w-0 md:col-start-3">
      <h3 className="font-semibold">
        <button
          type="button"
          onClick={() => onAction("view", lesson)}
          className="max-w-full truncate rounded-mark text-left hover:text-primary hover:underline hover:underline-offset-4"
        >
          {lesson.title}
        </button>
      </h3>
      <p className="text-small">
        <span>{lesson.student.name}</span>
        <span aria-hidden className="mx-1.5 text-fg-muted">
          /
        </span>
        <span className="text-fg-muted">{minutesText(lesson.duration)}</span>
      </p>
      {!lesson.description ? null : (
        <p className="mt-1 line-clamp-2 max-w-measure text-fg-muted text-small">{lesson.description}</p>
      )}
    </div>
    <StatusBadge
      status={lesson.status}
      audience="teacher"
      className="col-start-2 mt-2 justify-self-start md:col-start-4 md:mt-0"
    />
    <div className="col-start-3 row-start-1 row-end-4 -mt-1.5 md:col-start-5 md:row-end-2 md:mt-0">
      <LessonMenu lesson={lesson} onAction={onAction} />
    </div>
  </li>
));
