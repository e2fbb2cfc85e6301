/** What another screen asks of My Lessons when it leads there: kept in the history entry, beside the open lesson's address. */
export interface LessonRequest {
  open: "schedule" | "view";
}

/** What a history entry asks for. Closing the dialog leads back to the screen that asked. */
export const lessonRequest = (state: unknown): LessonRequest | null => {
  if (typeof state !== "object" || state === null) return null;
  const { open } = state as { open?: unknown };
  return open === "schedule" || open === "view" ? { open } : null;
};
