import { teacherName } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";
import { civilOf, dayOf, shortDate, shortDay } from "@/lib/format/dates";
import { timeText } from "@/lib/format/times";
import type { Lesson } from "@/lib/lesson";
import { hasAutomaticTitle } from "@/lib/lesson";

/** How a row or a card names a lesson. */
export interface RowTexts {
  heading: string;
  /** The line under it. */
  detail: string | null;
}

/** The end of a control's name that tells lessons of one title apart: "Scales, Thu 6 Mar 2025, 15:00". */
export const titleAndTime = ({ title, startTime }: Lesson): string =>
  `${title}, ${shortDate(dayOf(startTime))}, ${timeText(startTime)}`;

/** When a lesson begins, as shortly as a day tells it: "16:30" of today, "Thu 6 Mar, 16:30" of another day. */
export const startText = ({ startTime }: Pick<Lesson, "startTime">, today: string): string => {
  const day = dayOf(startTime);
  return civilOf(day) === today ? timeText(startTime) : `${shortDay(day)}, ${timeText(startTime)}`;
};

/** For who gives it: the title and the student. An automatic title would tell the student and the day a second time. */
export const teacherRow = (core: Core, lesson: Lesson): RowTexts => {
  const { title, student } = lesson;
  return hasAutomaticTitle(core, lesson)
    ? { heading: student.name, detail: null }
    : { heading: title, detail: student.name };
};

/** For who takes it: the title and the teacher. An automatic title would tell them their own name. */
export const studentRow = (core: Core, lesson: Lesson): RowTexts =>
  hasAutomaticTitle(core, lesson)
    ? { heading: `Lesson with ${teacherName(lesson)}`, detail: null }
    : { heading: lesson.title, detail: teacherName(lesson) };
