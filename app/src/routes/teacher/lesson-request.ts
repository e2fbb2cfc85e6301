/** What another screen asks of My Lessons when it leads there: kept in the history entry, beside the open lesson's address. */
export interface LessonRequest {
  open: "schedule" | "view";
  /** The day that a new lesson starts with, `yyyy-MM-dd`. */
  date?: string;
  /** Id of the button that asked: the focus goes back to it. */
  from?: string;
}

/** What a history entry asks for. Closing the dialog leads back to the screen that asked. */
export const lessonRequest = (state: unknown): LessonRequest | null => {
  if (typeof state !== "object" || state === null) return null;
  const { open, date, from } = state as Record<string, unknown>;
  if (open !== "schedule" && open !== "view") return null;
  return {
    open,
    ...(typeof date === "string" ? { date } : {}),
    ...(typeof from === "string" ? { from } : {}),
  };
};

/** The lesson that a history entry is about, of which My Lessons shows the row: one that was written a moment ago. */
export const writtenLesson = (state: unknown): string | null => {
  if (typeof state !== "object" || state === null) return null;
  const { written } = state as Record<string, unknown>;
  return typeof written === "string" ? written : null;
};
