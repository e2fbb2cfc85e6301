import { LessonListRow } from "@/features/lessons/components/lesson-list-row";
import type { LessonAction } from "@/features/lessons/components/lesson-menu";
import type { Lesson } from "@/lib/lesson";

interface BriefLessonsProps {
  lessons: readonly Lesson[];
  /** Each row offers Complete. */
  withComplete?: boolean;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** A few of the teacher's lessons inside a card; a row opens as in My Lessons and has the same menu. */
export const BriefLessons = ({ lessons, withComplete = false, onAction }: BriefLessonsProps) => (
  <ul className="@container -mx-4 -mb-4 flex flex-col overflow-clip rounded-b-card border-line border-t sm:-mx-5 sm:-mb-5">
    {lessons.map((lesson) => (
      <LessonListRow key={lesson.id} lesson={lesson} look="brief" withComplete={withComplete} onAction={onAction} />
    ))}
  </ul>
);
