import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetGoneStudent, isFormerStudent, sayingAtStudent } from "@/features/lessons/api/gone-student";
import type { EditLessonDraft, Occurrence } from "@/features/lessons/lesson";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import type { Lesson } from "@/lib/lesson";
import { lessonsChanged, piecesChanged } from "@/lib/query-keys";

/** Names of the call's fields in the dialog, where they differ. */
export const editFieldNames = { start: "startTime", duration: "durationMinutes" } as const;

/** The call's body (Spec §7), with the version that was read (decision D5). */
export const editBody = (
  draft: EditLessonDraft,
  { startTime, endTime }: Occurrence,
  version: number,
): Schemas["EditLessonRequest"] => ({
  title: draft.title,
  description: draft.description,
  studentId: draft.studentId,
  startTime,
  endTime,
  duration: draft.durationMinutes ?? 0,
  status: draft.status,
  notes: draft.notes,
  version,
});

interface EditCall {
  lesson: Lesson;
  body: Schemas["EditLessonRequest"];
}

const putLesson = ({ lesson, body }: EditCall) =>
  answerOf(api.PUT("/api/lessons/{id}", { params: { path: { id: lesson.id } }, body }));

/** PUT /api/lessons/{id}. A version older than the server's is refused with 409. */
export const useEditLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (call: EditCall) => sayingAtStudent(isFormerStudent, putLesson(call)),
    // Completed here, a lesson sets goals, and they name pieces.
    onSuccess: () => void Promise.all([lessonsChanged(cache), piecesChanged(cache)]),
    onError: (problem) => forgetGoneStudent(cache, problem),
  });
};

/** The same call, of a lesson to which the student did not come. */
export const useMissLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (lesson: Lesson) => putLesson({ lesson, body: { status: "MISSED", version: lesson.version } }),
    onSuccess: () => void lessonsChanged(cache),
  });
};

/** The same call, which lasts until the lists show what came of it. */
export const useEditLessonInList = () => {
  const cache = useQueryClient();
  return useMutation({ mutationFn: putLesson, onSuccess: () => lessonsChanged(cache) });
};
