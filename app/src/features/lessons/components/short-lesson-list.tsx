import { StatusBadge, StatusBarline } from "@/features/lessons/components/status-badge";
import type { Lesson } from "@/features/lessons/lesson";
import { shortDay } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

interface ShortLessonListProps {
  label: string;
  lessons: readonly Lesson[];
  onView: (lesson: Lesson) => void;
}

/** A few lessons on a student's or a parent's dashboard: time first, each opens its details. */
export const ShortLessonList = ({ label, lessons, onView }: ShortLessonListProps) => (
  <ul aria-label={label} className="flex flex-col">
    {lessons.map((lesson) => (
      <li key={lesson.id} className="border-line border-b last:border-b-0">
        <button
          type="button"
          onClick={() => onView(lesson)}
          className="group flex min-h-14 w-full items-center gap-3 rounded-control py-2.5 text-left"
        >
          <StatusBarline status={lesson.status} audience="family" />
          <span className="w-20 shrink-0 tabular-nums">
            <time dateTime={lesson.startTime} className="block font-semibold">
              {timeText(lesson.startTime)}
            </time>
            <span className="block text-fg-muted text-small">{shortDay(new Date(lesson.startTime))}</span>
          </span>
          <span className="min-w-0 flex-1 truncate font-semibold group-hover:text-primary group-hover:underline group-hover:underline-offset-4">
            {lesson.title}
          </span>
          <StatusBadge status={lesson.status} audience="family" />
        </button>
      </li>
    ))}
  </ul>
);
