import { useQuery } from "@tanstack/react-query";
import { dateOf } from "@/lib/format/dates";
import type { Lesson } from "@/lib/lesson";
import { lessonsQuery } from "@/lib/lesson";
import { useToday } from "@/lib/use-now";
import { hasPlan } from "@/routes/shared/has-plan";

/** A plan begins on the day after its lesson and has seven days; one more for a lesson in another zone. */
const planDays = 8;

const day = 86_400_000;

/** Whether a lesson has a plan that may reach to today. */
export const mayReachTo = (lesson: Lesson, today: string): boolean =>
  hasPlan(lesson) && Date.parse(lesson.startTime) >= (dateOf(today)?.getTime() ?? 0) - planDays * day;

/** The lessons with plans that may reach to today, once the lessons are there; at once where there is none. */
export const useCurrentPlans = (lessons: readonly Lesson[] | undefined) => {
  const today = useToday();
  const ids = (lessons ?? [])
    .filter((lesson) => mayReachTo(lesson, today))
    .map(({ id }) => id)
    .toSorted();
  const isNone = lessons !== undefined && ids.length === 0;
  return useQuery({
    ...lessonsQuery(ids),
    enabled: lessons !== undefined && !isNone,
    ...(isNone && { initialData: [] }),
  });
};
