import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { lessonMessages } from "@/features/lessons/messages";
import { ApiError, isGone } from "@/lib/api";
import { failureText } from "@/lib/forms";
import type { Lesson } from "@/lib/lesson";
import { lessonQuery } from "@/lib/lesson";
import { showToast } from "@/lib/toasts";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, openedId, useUrlState } from "@/lib/url-state";

/** How a lesson is open: to be read, or in one of its forms. */
export type LessonForm = "view" | "edit" | "complete";

/** The lesson that is open stands in the address: a reload or a shared link opens it again. */
const params: UrlParams<{ lessonId: string | null; form: LessonForm }> = {
  lessonId: openedId("lesson"),
  form: oneOf("form", [{ value: "view" }, { value: "edit" }, { value: "complete" }]),
};

/** Whether the server knows of no such lesson for this reader: deleted, another's, or no id at all. */
const isNone = (problem: unknown) =>
  isGone(problem) || (problem instanceof ApiError && (problem.status === 400 || problem.status === 422));

/** What the address says of an open lesson. */
interface AddressedLesson {
  lessonId: string | null;
  /** The lesson, once it is loaded. */
  lesson: Lesson | undefined;
  /** How it is open; a screen without forms shows it to be read. */
  form: LessonForm;
  setLessonId: (id: string | null, form?: LessonForm) => void;
}

/**
 * The lesson that the address names: one of the screen's own, else the server is asked for it, as a list may be cut or
 * hold one week only. Of one that is not there for this reader a message says so, and the address forgets it.
 */
export const useAddressedLesson = (lessons: readonly Lesson[] | undefined): AddressedLesson => {
  const [{ lessonId, form }, set] = useUrlState(params);
  const setLessonId = useCallback(
    (id: string | null, open: LessonForm = "view") => set({ lessonId: id, form: open }),
    [set],
  );
  const own = lessons?.find(({ id }) => id === lessonId);
  const isElsewhere = lessonId !== null && lessons !== undefined && own === undefined;
  const { data, error } = useQuery({ ...lessonQuery(lessonId ?? ""), enabled: isElsewhere });
  useEffect(() => {
    if (!isElsewhere || error === null) return;
    const gone = isNone(error);
    showToast({
      tone: "error",
      title: gone ? lessonMessages.notFound : lessonMessages.notOpened,
      description: gone ? lessonMessages.notFoundHint : failureText(error, ""),
    });
    if (gone) setLessonId(null);
  }, [isElsewhere, error, setLessonId]);
  return { lessonId, lesson: own ?? (isElsewhere ? data : undefined), form, setLessonId };
};

/** The open lesson of a screen, once it is loaded, and what opens and closes one. */
export const useOpenLesson = (
  lessons: readonly Lesson[] | undefined,
): readonly [Lesson | undefined, (lesson: Lesson | null) => void] => {
  const { lesson, setLessonId } = useAddressedLesson(lessons);
  return [lesson, (opened) => setLessonId(opened?.id ?? null)];
};
