import type { LessonStudent } from "@/features/lessons/lesson";

/** The students that can be chosen, and the lesson's own if they have left the class. */
export const withOwnStudent = (students: readonly LessonStudent[], own: LessonStudent): readonly LessonStudent[] =>
  students.some(({ id }) => id === own.id) ? students : [{ id: own.id, name: own.name }, ...students];
