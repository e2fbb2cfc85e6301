import { memo } from "react";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { LessonMenu } from "@/features/lessons/components/lesson-menu";
import { PlanTag } from "@/features/lessons/components/plan-tag";
import type { Lesson } from "@/features/lessons/lesson";
import { teacherRow, titleAndTime } from "@/features/lessons/row-texts";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { shortDate, shortDay } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

interface LessonListRowProps {
  lesson: Lesson;
  /** Started already: the row fades. */
  isPast?: boolean;
  /** Completed a moment ago: its barline is drawn once. */
  isJustCompleted?: boolean;
  /** `brief` for a few rows inside a card: the day without its year, no description. */
  look?: "full" | "brief";
  /** Puts Complete into the row, one press away. */
  withComplete?: boolean;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** One of the teacher's lessons: time first, then the day, then what it is. A click anywhere opens it. */
export const LessonListRow = memo(
  ({ lesson, isPast, isJustCompleted, look = "full", withComplete, onAction }: LessonListRowProps) => {
    const { heading, detail } = teacherRow(useCore(), lesson);
    const isFull = look === "full";
    const day = new Date(lesson.startTime);
    return (
      <li
        data-past={isPast || undefined}
        className={cn(
          "relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3.5 pr-2 pl-4 last:border-b-0 hover:bg-sunken sm:gap-x-4 sm:pl-5",
          "md:grid-cols-[auto_6.5rem_minmax(0,1fr)_auto_auto] md:items-center",
          isFull && "md:grid-cols-[auto_8.5rem_minmax(0,1fr)_auto_auto]",
          isPast && "text-fg-muted",
        )}
      >
        <StatusBarline
          status={lesson.status}
          audience="teacher"
          drawing={isJustCompleted ?? false}
          className="row-span-3 md:row-span-1"
        />
        <p className="col-start-2 flex flex-wrap items-baseline gap-x-2 tabular-nums md:block md:self-start">
          <time dateTime={lesson.startTime} className="font-semibold">
            {timeRangeText(lesson.startTime, lesson.endTime)}
          </time>
          <span className="text-fg-muted text-small md:block">{isFull ? shortDate(day) : shortDay(day)}</span>
        </p>
        <div className="col-start-2 min-w-0 md:col-start-3">
          <h3 className="font-semibold">
            <button
              type="button"
              onClick={() => onAction("view", lesson)}
              className="max-w-full rounded-mark text-left after:absolute after:inset-0 hover:text-primary hover:underline hover:underline-offset-4"
            >
              <bdi className="wrap-anywhere line-clamp-2 md:line-clamp-1">{heading}</bdi>
            </button>
          </h3>
          <p className="text-small">
            <bdi>{detail}</bdi>
            <span aria-hidden className="mx-1.5 text-fg-muted">
              /
            </span>
            <span className="whitespace-nowrap text-fg-muted">{minutesText(lesson.duration)}</span>
          </p>
          {!lesson.description || !isFull ? null : (
            <p className="mt-1 line-clamp-2 max-w-measure text-fg-muted text-small">{lesson.description}</p>
          )}
        </div>
        <div className="col-start-2 mt-2 flex flex-wrap items-center gap-1.5 md:col-start-4 md:mt-0 md:justify-end">
          {/* Inside a card the title needs the room. */}
          <PlanTag lesson={lesson} {...(isFull ? {} : { className: "md:hidden" })} />
          {withComplete ? (
            <Button
              size="sm"
              className="relative"
              aria-label={`Complete ${titleAndTime(lesson)}`}
              onClick={() => onAction("complete", lesson)}
            >
              Complete
            </Button>
          ) : (
            <StatusBadge status={lesson.status} audience="teacher" />
          )}
        </div>
        <div className="relative col-start-3 row-start-1 row-end-4 -mt-1.5 md:col-start-5 md:row-end-2 md:mt-0">
          <LessonMenu lesson={lesson} onAction={onAction} />
        </div>
      </li>
    );
  },
);
