import { useCallback, useState } from "react";
import { askedDialog } from "@/lib/asked-dialog";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";
import { isCivil } from "@/lib/format/dates";
import type { Lesson } from "@/lib/lesson";
import type { UrlParams } from "@/lib/url-state";
import { useUrlState } from "@/lib/url-state";
import type { LessonForm } from "@/routes/shared/use-open-lesson";
import { useAddressedLesson } from "@/routes/shared/use-open-lesson";
import type { LessonDialog } from "@/routes/teacher/parts/lesson-dialogs";

/** A new lesson that another screen or a link asks for, and the day that it starts with. */
const params: UrlParams<{ open: string | null; day: string | null }> = {
  open: askedDialog,
  day: { name: "day", read: (text) => (isCivil(text ?? "") ? text : null), write: (day) => day },
};

/** The dialogs that stand in the address, which names their lesson. */
type AddressedDialog = { kind: LessonForm; lesson: Lesson };

const isAddressed = (dialog: LessonDialog): dialog is LessonDialog & AddressedDialog =>
  (dialog.kind === "view" || dialog.kind === "edit" || dialog.kind === "complete") && dialog.lesson !== null;

/** Whether a lesson can be opened in a form: what is closed meanwhile is read only. */
const takesForm = (core: Core, form: LessonForm, { status }: Lesson): boolean => {
  const { canEdit, canComplete } = core.lessonActions(status);
  return (form === "edit" && canEdit) || (form === "complete" && canComplete);
};

/**
 * The open lesson dialog of a teacher's screen, and what opens one or a lesson by its id: the lesson that is read, edited or
 * completed stands in the address.
 */
export const useLessonDialog = (
  lessons: readonly Lesson[] | undefined,
): readonly [LessonDialog | null, (dialog: LessonDialog | null) => void, (id: string) => void] => {
  const core = useCore();
  const { lessonId, lesson, form, setLessonId } = useAddressedLesson(lessons);
  const [opened, setOpened] = useState<LessonDialog | null>(null);
  const [asked, ask] = useUrlState(params);
  const change = useCallback(
    (dialog: LessonDialog | null) => {
      setOpened(dialog);
      if (dialog !== null && isAddressed(dialog)) setLessonId(dialog.lesson.id, dialog.kind);
      else {
        setLessonId(null);
        ask({ open: null, day: null });
      }
    },
    [setLessonId, ask],
  );
  if (opened !== null) {
    // Back leads away from a lesson that was opened here.
    if (!isAddressed(opened) || (opened.lesson.id === lessonId && opened.kind === form))
      return [opened, change, setLessonId];
  }
  if (asked.open === "schedule") return [{ kind: "schedule", date: asked.day ?? undefined }, change, setLessonId];
  if (lesson === undefined) return [null, change, setLessonId];
  if (form === "view" || !takesForm(core, form, lesson)) return [{ kind: "view", lesson }, change, setLessonId];
  // A form stays open with what is typed when somebody else closes its lesson.
  const opening: LessonDialog = { kind: form, lesson };
  setOpened(opening);
  return [opening, change, setLessonId];
};
