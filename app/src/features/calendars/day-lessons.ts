import type { MonthGrid } from "@/features/calendars/calendar";
import { inOrder } from "@/lib/in-order";

/** The lessons of a day by start, from the grid of a month that shows it. */
export const dayLessons = <Lesson extends { id: string }>(
  { weeks }: Pick<MonthGrid, "weeks">,
  date: string,
  lessons: readonly Lesson[],
): Lesson[] => inOrder(lessons, weeks.flat().find((day) => day.date === date)?.lessonIds ?? []);
