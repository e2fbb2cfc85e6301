import type { Audience } from "@/components/data/status-badge";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import { Button } from "@/components/ui/button";
import { PlanTag } from "@/features/lessons/components/plan-tag";
import { studentRow, teacherRow, titleAndTime } from "@/features/lessons/row-texts";
import { useCore } from "@/lib/core";
import { minutesText } from "@/lib/format/counts";
import { timeRangeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";

interface LessonCardProps {
  lesson: Lesson;
  audience: Audience;
  onView: (lesson: Lesson) => void;
  /** Id of View Details. */
  viewId?: string;
}

/** A lesson of a day's list: time, title, person, status, and View Details; the whole card opens it. */
export const LessonCard = ({ lesson, audience, onView, viewId }: LessonCardProps) => {
  const core = useCore();
  const { heading, detail } = audience === "teacher" ? teacherRow(core, lesson) : studentRow(core, lesson);
  return (
    <li className="relative flex gap-3 rounded-control border border-line p-3 hover:border-primary">
      <StatusBarline status={lesson.status} audience={audience} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="font-semibold tabular-nums">{timeRangeText(lesson.startTime, lesson.endTime)}</p>
          <StatusBadge status={lesson.status} audience={audience} />
        </div>
        <h3 className="wrap-anywhere mt-1 line-clamp-2 font-semibold">
          <bdi>{heading}</bdi>
        </h3>
        <p className="text-fg-muted text-small">
          {detail === null ? null : (
            <>
              <bdi>{detail}</bdi>,{" "}
            </>
          )}
          {minutesText(lesson.duration)}
        </p>
        {!lesson.description ? null : (
          <p className="wrap-anywhere mt-1 line-clamp-2 text-fg-muted text-small">{lesson.description}</p>
        )}
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2">
          <Button
            id={viewId}
            size="sm"
            className="after:absolute after:inset-0 active:scale-none"
            aria-label={`View Details for ${titleAndTime(lesson)}`}
            onClick={() => onView(lesson)}
          >
            View Details
          </Button>
          <PlanTag lesson={lesson} />
        </div>
      </div>
    </li>
  );
};
