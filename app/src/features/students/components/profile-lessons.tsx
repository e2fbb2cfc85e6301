import { ChevronRight } from "lucide-react";
import { StatusBadge, StatusBarline } from "@/components/data/status-badge";
import type { StudentProfile } from "@/features/students/api/students";
import { ProfilePart } from "@/features/students/components/profile-part";
import { dayOf, shortDate } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";

/** A lesson as a profile lists it. */
export type ListedLesson = StudentProfile["lessons"][number];

interface ProfileLessonsProps {
  lessons: readonly ListedLesson[];
  onLesson: (id: string) => void;
}

/** Recent Lessons of a student's profile; each opens. */
export const ProfileLessons = ({ lessons, onLesson }: ProfileLessonsProps) => (
  <ProfilePart title="Recent Lessons">
    {lessons.length === 0 ? <p className="text-fg-muted text-small">No lessons yet</p> : null}
    <ul aria-label="Recent lessons" className="divide-y divide-line empty:hidden">
      {lessons.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} onLesson={onLesson} />
      ))}
    </ul>
  </ProfilePart>
);

/** A lesson in one row, time first, that opens. */
export const LessonRow = ({ lesson, onLesson }: { lesson: ListedLesson; onLesson: (id: string) => void }) => (
  <li>
    <button
      type="button"
      onClick={() => onLesson(lesson.id)}
      className="group flex min-h-14 w-full items-center gap-3 rounded-control py-2.5 text-left hover:bg-sunken"
    >
      <StatusBarline status={lesson.status} audience="teacher" />
      <span className="min-w-0 flex-1">
        <time dateTime={lesson.startTime} className="block text-small tabular-nums">
          <span className="font-semibold">{timeText(lesson.startTime)}</span>
          <span className="text-fg-muted">, {shortDate(dayOf(lesson.startTime))}</span>
        </time>
        <span className="wrap-anywhere line-clamp-2 group-hover:text-primary group-hover:underline group-hover:underline-offset-4">
          <bdi>{lesson.title}</bdi>
        </span>
      </span>
      <StatusBadge status={lesson.status} audience="teacher" />
      <ChevronRight aria-hidden className="size-5 shrink-0 text-fg-muted group-hover:text-primary" />
    </button>
  </li>
);
