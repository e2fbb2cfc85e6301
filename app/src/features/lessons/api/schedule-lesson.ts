import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetGoneStudent, isNoStudent, sayingAtStudent } from "@/features/lessons/api/gone-student";
import type { Occurrence, ScheduleLessonDraft } from "@/features/lessons/lesson";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { lessonsChanged } from "@/lib/query-keys";

/** Names of the call's fields in the dialog, where they differ. */
export const scheduleFieldNames = {
  start: "startTime",
  duration: "durationMinutes",
  teacherNotes: "notes",
} as const;

/** Whether the number of lessons decides; what a field that is hidden still holds is not sent. */
const isByCount = ({ recurrenceType, recurrenceEndType }: ScheduleLessonDraft): boolean =>
  recurrenceType === "weekly" && recurrenceEndType === "count";

/** The call's body: the first lesson as instants of the browser's zone, notes as teacherNotes (Spec §7). */
export const scheduleBody = (
  draft: ScheduleLessonDraft,
  first: Occurrence,
  timeZone: string,
): Schemas["ScheduleRequest"] => ({
  studentId: draft.studentId,
  title: draft.title,
  description: draft.description,
  startTime: first.startTime,
  endTime: first.endTime,
  duration: draft.durationMinutes ?? 0,
  teacherNotes: draft.notes,
  recurrenceType: draft.recurrenceType,
  recurrenceEndType: draft.recurrenceEndType,
  recurrenceEndDate: draft.recurrenceEndDate,
  ...(isByCount(draft) && draft.recurrenceCount !== null ? { recurrenceCount: draft.recurrenceCount } : {}),
  timeZone,
});

interface ScheduleCall {
  body: Schemas["ScheduleRequest"];
  idempotencyKey: string;
}

/** POST /api/teachers/lessons: one lesson or a weekly series. */
export const useScheduleLesson = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: ScheduleCall) => {
      const params = { header: { "Idempotency-Key": idempotencyKey } };
      return sayingAtStudent(isNoStudent, answerOf(api.POST("/api/teachers/lessons", { params, body })));
    },
    onSuccess: () => void lessonsChanged(cache),
    onError: (problem) => forgetGoneStudent(cache, problem),
  });
};
