import type { WeekGrid } from "@/features/calendars/week";
import type { Core } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";

/** Positions in the list, by somebody whom several of its lessons need. */
const grouped = (lessons: readonly Lesson[], whom: (lesson: Lesson) => string): number[][] => {
  const groups = new Map<string, number[]>();
  for (const [position, lesson] of lessons.entries()) {
    const id = whom(lesson);
    groups.set(id, [...(groups.get(id) ?? []), position]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
};

/** Which days of a week are shown: from the weekday `first` on (1 for Monday to 7 for Sunday), or Monday to Friday. */
export interface ShownDays {
  first: number;
  isShort: boolean;
}

/**
 * The week of whoever looks. An administrator sees the whole school: lessons at the same time stand side by side, and
 * overlap only where they need the same teacher or the same student.
 */
export const weekOf = (
  core: Core,
  date: string,
  lessons: readonly Lesson[],
  { first, isShort }: ShownDays,
  zone: string,
): WeekGrid => {
  const gridOf = (shown: readonly Lesson[]) => core.weekGrid(date, shown, first, isShort, zone);
  const grid = gridOf(lessons);
  if (lessons.every(({ teacher }) => teacher.id === lessons[0]?.teacher.id)) return grid;
  const overlapping = new Set<string>();
  const groups = [grouped(lessons, ({ teacher }) => teacher.id), grouped(lessons, ({ student }) => student.id)].flat();
  for (const positions of groups) {
    const own = lessons.filter((_, position) => positions.includes(position));
    for (const { lesson, day, overlaps } of gridOf(own).blocks) {
      if (overlaps) overlapping.add(`${positions[lesson]} ${day}`);
    }
  }
  const blocks = grid.blocks.map((block) => ({ ...block, overlaps: overlapping.has(`${block.lesson} ${block.day}`) }));
  return { ...grid, blocks };
};
