import type { Lesson } from "@/lib/lesson";

/** Whether a lesson has a practice plan, with it or without. */
export const hasPlan = (lesson: Lesson): boolean => lesson.practiceGenerated || lesson.practiceGuidance !== null;
