import { Button } from "@/components/ui/button";
import type { Audience } from "@/features/lessons/components/status-badge";
import { StatusBadge, StatusBarline } from "@/features/lessons/components/status-badge";
import type { Lesson } from "@/features/lessons/lesson";
import { minutesText } from "@/lib/format/counts";
import { timeRangeText } from "@/lib/format/times";

interface LessonCardProps {
  lesson: Lesson;
  audience: Audience;
  /** Who is on the other side, as the audience sees it. */
  personName: string;
  onView: (lesson: Lesson) => void;
}

/** A lesson of a day's list: time, title, person, status, and View Details. */
export const LessonCard = ({ lesson, audience, personName, onView }: LessonCardProps) => (
  <li className="flex gap-3 rounded-control border border-line p-3">
    <StatusBarline status={lesson.status} audience={audience} />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold tabular-nums">{timeRangeText(lesson.startTime, lesson.endTime)}</p>
        <StatusBadge status={lesson.status} audience={audience} />
      </div>
      <h3 className="mt-1 truncate font-semibold">{lesson.title}</h3>
      <p className="text-fg-muted text-small">
        {personName}, {minutesText(lesson.duration)}
      </p>
      {!lesson.description ? null : <p className="mt-1 line-clamp-2 text-fg-muted text-small">{lesson.description}</p>}
      <Button
        size="sm"
        className="mt-2.5"
        aria-label={`View Details of ${lesson.title}`}
        onClick={() => onView(lesson)}
      >
        View Details
      </Button>
    </div>
  </li>
);
