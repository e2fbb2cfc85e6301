import type { Lesson } from "@/features/lessons/lesson";
import type { LessonDialog } from "@/routes/teacher/lesson-dialogs";

/** What a screen asks of My Lessons when it leads there: kept in the history entry, not in the address. */
export type LessonRequest = { open: "schedule" } | { open: "view"; lessonId: string };

/** The dialog that a history entry asks for; nothing while its lesson is not there. */
export const requestedDialog = (state: unknown, lessons: readonly Lesson[]): LessonDialog | null => {
  if (typeof state !== "object" || state === null) return null;
  const { open, lessonId } = state as { open?: unknown; lessonId?: unknown };
  if (open === "schedule") return { kind: "schedule" };
  const lesson = open === "view" ? lessons.find(({ id }) => id === lessonId) : undefined;
  return lesson === undefined ? null : { kind: "view", lesson };
};
