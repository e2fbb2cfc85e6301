import { useCallback, useState } from "react";
import type { Lesson } from "@/features/lessons/lesson";
import { useCore } from "@/lib/core";
import { useOpening } from "@/lib/opening";
import { useAddressedLesson } from "@/routes/shared/use-open-lesson";
import type { LessonDialog } from "@/routes/teacher/lesson-dialogs";

type AddressedDialog = Extract<LessonDialog, { kind: "view" | "edit" }>;

const isAddressed = (dialog: LessonDialog | null): dialog is AddressedDialog =>
  dialog?.kind === "view" || dialog?.kind === "edit";

/** The open lesson dialog of a teacher's screen: the lesson that is read or edited stands in the address. */
export const useLessonDialog = (
  lessons: readonly Lesson[] | undefined,
): readonly [LessonDialog | null, (dialog: LessonDialog | null) => void] => {
  const core = useCore();
  const { lessonId, lesson, form, setLessonId } = useAddressedLesson(lessons);
  const [opened, setOpened] = useState<LessonDialog | null>(null);
  useOpening("schedule", () => setOpened({ kind: "schedule" }));
  const change = useCallback(
    (dialog: LessonDialog | null) => {
      setOpened(dialog);
      if (isAddressed(dialog)) setLessonId(dialog.lesson.id, dialog.kind);
      else setLessonId(null);
    },
    [setLessonId],
  );
  if (opened !== null) {
    // Back leads away from a lesson that was opened here.
    if (!isAddressed(opened) || (opened.lesson.id === lessonId && opened.kind === form)) return [opened, change];
  }
  if (lesson === undefined) return [null, change];
  if (form === "view" || !core.lessonActions(lesson.status).canEdit) return [{ kind: "view", lesson }, change];
  // A form stays open with what is typed when somebody else closes its lesson.
  const edit: LessonDialog = { kind: "edit", lesson };
  setOpened(edit);
  return [edit, change];
};
