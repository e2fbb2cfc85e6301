import { onDemand } from "@/lib/on-demand";
import type { LessonDialogProps } from "@/routes/shared/lesson-dialog";

/** The lesson with its plan and feedback, which are no part of a screen's first load. */
export const LessonDialog = onDemand<LessonDialogProps>(
  async () => (await import("@/routes/shared/lesson-dialog")).LessonDialog,
  ({ onClose }) => onClose(),
);
