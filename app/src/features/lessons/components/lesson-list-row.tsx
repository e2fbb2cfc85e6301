import { memo } from "react";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import { LessonMenu } from "@/features/lessons/components/lesson-menu";
import { PlanTag } from "@/features/lessons/components/plan-tag";
import { teacherRow, titleAndTime } from "@/features/lessons/row-texts";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { dayOf, shortDate, shortDay } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";

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
    const day = dayOf(lesson.startTime);
    return (
      <li
        data-past={isPast || undefined}
        className={cn(
          "relative grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 border-line border-b py-1.5 pr-1 pl-3 last:border-b-0 hover:bg-sunken sm:gap-x-3 sm:pl-4",
          // Two lines on a desk, one where the list is as wide as the screen's middle.
          "md:grid-cols-[auto_6.25rem_minmax(0,1fr)_auto_auto] md:min-h-12 md:py-0",
          isFull &&
            "md:grid-cols-[auto_7.75rem_minmax(0,1fr)_auto_auto] @4xl:grid-cols-[auto_15rem_minmax(0,1fr)_auto_auto] @4xl:min-h-0",
          isPast && "text-fg-muted",
        )}
      >
        <StatusBarline
          status={lesson.status}
          audience="teacher"
          drawing={isJustCompleted ?? false}
          className="col-start-1 row-start-1 row-end-5 my-0.5 md:row-end-2 md:my-1"
        />
        <p
          className={cn(
            "col-start-2 col-end-4 row-start-1 flex min-w-0 items-baseline gap-x-2 text-small tabular-nums md:col-end-3 md:block",
            isFull && "@4xl:grid @4xl:grid-cols-[6.25rem_minmax(0,1fr)]",
          )}
        >
          <time
            dateTime={lesson.startTime}
            className="shrink-0 whitespace-nowrap font-semibold md:text-body md:leading-5"
          >
            {timeRangeText(lesson.startTime, lesson.endTime)}
          </time>
          <span className="truncate font-normal text-caption text-fg-muted md:block md:text-small md:leading-4.5">
            {isFull ? shortDate(day) : shortDay(day)}
          </span>
        </p>
        <div
          className={cn(
            "min-w-0 max-md:contents md:col-start-3",
            isFull && "@4xl:flex @4xl:flex-wrap @4xl:items-baseline @4xl:gap-x-3",
          )}
        >
          <h3 className="col-start-2 col-end-4 row-start-2 min-w-0 font-semibold leading-5">
            <button
              type="button"
              onClick={() => onAction("view", lesson)}
              className="block max-w-full rounded-mark text-left after:absolute after:inset-0 hover:text-primary hover:underline hover:underline-offset-4"
            >
              <bdi className="block truncate">{heading}</bdi>
            </button>
          </h3>
          {/* A name is whole on a phone, beside the buttons on two lines (SCREEN-09). */}
          <p className="col-start-2 row-start-3 min-w-0 text-small leading-4.5 md:truncate">
            {detail === null ? null : (
              <>
                <bdi>{detail}</bdi>
                <span aria-hidden className="mx-1.5 text-fg-muted max-md:hidden">
                  /
                </span>
              </>
            )}
            <span className={cn("text-fg-muted", detail !== null && "max-md:hidden")}>
              {minutesText(lesson.duration)}
            </span>
          </p>
          {!lesson.description || !isFull ? null : (
            <p
              className={cn(
                "wrap-anywhere col-start-2 col-end-5 row-start-4 line-clamp-1 max-w-measure max-[22rem]:hidden basis-full text-fg-muted text-small leading-4.5 md:line-clamp-2 md:pb-1",
                // On a phone the button has its room.
                withComplete && "max-md:hidden",
              )}
            >
              {lesson.description}
            </p>
          )}
        </div>
        <div className="col-start-3 col-end-5 row-start-3 flex items-center justify-end gap-1.5 pr-2 md:col-start-4 md:col-end-auto md:row-start-1 md:pr-0">
          {/* Inside a card the title needs the room. */}
          <PlanTag lesson={lesson} isShort {...(isFull ? {} : { className: "md:hidden" })} />
          {withComplete ? (
            <>
              <Button
                size="sm"
                className="relative pointer-coarse:h-9"
                aria-label={`Complete ${titleAndTime(lesson)}`}
                onClick={() => onAction("complete", lesson)}
              >
                Complete
              </Button>
              {/* On a desk it is in the menu. */}
              <Button
                variant="ghost"
                size="sm"
                className="relative px-2 max-[22rem]:hidden md:hidden pointer-coarse:h-9"
                aria-label={`Mark as Missed: ${titleAndTime(lesson)}`}
                onClick={() => onAction("miss", lesson)}
              >
                <span className="max-[26rem]:hidden">Mark as</span> Missed
              </Button>
            </>
          ) : (
            <StatusBadge status={lesson.status} audience="teacher" className="max-sm:[&>svg]:hidden" />
          )}
        </div>
        <div className="relative col-start-4 row-start-1 row-end-3 md:col-start-5 md:row-end-2">
          <LessonMenu lesson={lesson} onAction={onAction} />
        </div>
      </li>
    );
  },
);
