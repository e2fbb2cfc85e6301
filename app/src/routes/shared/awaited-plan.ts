import type { Lesson } from "@/features/lessons/lesson";
import type { Core } from "@/lib/core";

/** Whether a lesson has a practice plan, with it or without. */
export const hasPlan = (lesson: Lesson): boolean => lesson.practiceGenerated || lesson.practiceGuidance !== null;

/** Whether a plan is to be made of a lesson's notes, and is not there. */
export const lacksPlan = (core: Core, lesson: Lesson): boolean =>
  !hasPlan(lesson) && core.getsPlan(lesson.status, lesson.teacherNotes, lesson.notes);

/** Nobody waits longer for a plan: it was given up, or the lesson is older than the planner. */
const longestWait = 86_400_000;

/** The first lesson whose plan a student or a parent may still wait for. */
export const awaitedPlan = (core: Core, lessons: readonly Lesson[], now: string): Lesson | undefined =>
  lessons.find(
    (lesson) =>
      lesson.completedAt !== null &&
      Date.parse(lesson.completedAt) > Date.parse(now) - longestWait &&
      lacksPlan(core, lesson),
  );
