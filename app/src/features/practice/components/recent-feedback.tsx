import { RatingStars } from "@/features/practice/components/rating-stars";
import type { LessonFeedback } from "@/features/practice/practice";
import { useCore } from "@/lib/core";
import { dayOf, shortDate } from "@/lib/format/dates";

interface RecentFeedbackProps {
  feedback: readonly LessonFeedback[];
  /** The reader, whose own name heads no entry. */
  studentName: string;
}

/** The latest feedback entries, each with its stars and the teacher's summary. */
export const RecentFeedback = ({ feedback, studentName }: RecentFeedbackProps) => {
  const core = useCore();
  return (
    <ul className="flex flex-col gap-4">
      {feedback.map((entry) => (
        <li key={entry.id} className="border-line border-b pb-4 last:border-b-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="wrap-anywhere min-w-0 font-semibold">
              {core.isAutomaticTitle(entry.title, studentName, entry.lessonDate) ? "Lesson" : entry.title}
            </p>
            {entry.teacherRating === null ? null : <RatingStars rating={entry.teacherRating} />}
          </div>
          <p className="wrap-anywhere text-fg-muted text-small">
            {shortDate(dayOf(entry.lessonDate))}, {entry.teacherName}
          </p>
          <p className="mt-1.5 wrap-anywhere line-clamp-3 max-w-measure">{entry.content}</p>
        </li>
      ))}
    </ul>
  );
};
