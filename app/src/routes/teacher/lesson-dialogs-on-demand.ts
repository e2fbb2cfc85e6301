import { onDemand } from "@/lib/on-demand";
import type { LessonDialogsProps } from "@/routes/teacher/parts/lesson-dialogs";

/** The open lesson dialog; the forms in it are no part of a screen's first load. */
export const LessonDialogs = onDemand<LessonDialogsProps>(
  async () => (await import("@/routes/teacher/parts/lesson-dialogs")).LessonDialogs,
  ({ onChange }) => onChange(null),
);
