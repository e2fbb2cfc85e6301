import { useCallback, useState } from "react";
import type { Lesson } from "@/features/lessons/lesson";
import { useOpening } from "@/lib/opening";
import { useAddressedLesson } from "@/routes/shared/use-open-lesson";
import type { LessonDialog } from "@/routes/teacher/lesson-dialogs";

/** The open lesson dialog of a teacher's screen: which lesson is being read stands in the address, a form does not. */
export const useLessonDialog = (
  lessons: readonly Lesson[] | undefined,
): readonly [LessonDialog | null, (dialog: LessonDialog | null) => void] => {
  const { lessonId, lesson, setLessonId } = useAddressedLesson(lessons);
  const [opened, setOpened] = useState<LessonDialog | null>(null);
  useOpening("schedule", () => setOpened({ kind: "schedule" }));
  const change = useCallback(
    (dialog: LessonDialog | null) => {
      setOpened(dialog);
      setLessonId(dialog?.kind === "view" ? dialog.lesson.id : null);
    },
    [setLessonId],
  );
  // Back leads away from a lesson that was opened here.
  if (opened !== null && (opened.kind !== "view" || opened.lesson.id === lessonId)) return [opened, change];
  return [lesson === undefined ? null : { kind: "view", lesson }, change];
};
