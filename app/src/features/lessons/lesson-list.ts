import type { Schemas } from "@/lib/api";
import { numberText } from "@/lib/format/counts";
import type { Lesson } from "@/lib/lesson";

/** Lessons by start, and how many there are when they are not all in it. */
export type LessonList = Schemas["LessonsBody"];

/** The lessons alone. */
export const lessonsOf = ({ lessons }: { lessons: Lesson[] }): Lesson[] => lessons;

/** "The latest 10,000 of 23,456 lessons", where the server has cut the list; else nothing. */
export const cutText = ({ lessons, total }: { lessons: readonly Lesson[]; total: number }): string | null =>
  total > lessons.length ? `The latest ${numberText(lessons.length)} of ${numberText(total)} lessons` : null;

/** "Showing 4 of 12 lessons". */
export const shownText = (shown: number, total: number): string =>
  `Showing ${numberText(shown)} of ${numberText(total)} lessons`;

/** "12 upcoming, 340 completed". */
export const countsText = (upcoming: number, completed: number): string =>
  `${numberText(upcoming)} upcoming, ${numberText(completed)} completed`;

/** A list that is not there yet. */
export const emptyList: LessonList = {
  lessons: [],
  total: 0,
  counts: { scheduled: 0, upcoming: 0, completed: 0, cancelled: 0, missed: 0 },
};
