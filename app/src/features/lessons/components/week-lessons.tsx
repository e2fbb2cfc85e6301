import { StatusBadge, StatusBarline } from "@/features/lessons/components/status-badge";
import type { Lesson } from "@/features/lessons/lesson";
import { shortDay } from "@/lib/format/dates";
import { timeRangeText } from "@/lib/format/times";

/** What is still to come this week: time range, day, title, student. */
export const WeekLessons = ({ lessons }: { lessons: readonly Lesson[] }) => (
  <ul className="flex flex-col">
    {lessons.map((lesson) => (
      <li
        key={lesson.id}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[auto_7.5rem_minmax(0,1fr)_auto]"
      >
        <StatusBarline status={lesson.status} audience="teacher" className="row-span-3 sm:row-span-1" />
        <p className="col-start-2 flex items-baseline gap-2 tabular-nums sm:block">
          <time dateTime={lesson.startTime} className="font-semibold">
            {timeRangeText(lesson.startTime, lesson.endTime)}
          </time>
          <span className="text-fg-muted text-small sm:block">{shortDay(new Date(lesson.startTime))}</span>
        </p>
        <div className="col-start-2 min-w-0 sm:col-start-3">
          <h3 className="truncate font-semibold">{lesson.title}</h3>
          <p className="truncate text-fg-muted text-small">{lesson.student.name}</p>
        </div>
        <StatusBadge
          status={lesson.status}
          audience="teacher"
          className="col-start-2 justify-self-start sm:col-start-4"
        />
      </li>
    ))}
  </ul>
);
