import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetGoneStudent, isNoStudent, sayingAtStudent } from "@/features/lessons/api/gone-student";
import type { LessonNoteDraft, Occurrence } from "@/features/lessons/lesson";
import { lessonMessages } from "@/features/lessons/messages";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { sayingAtLeast } from "@/lib/forms";
import { lessonsChanged } from "@/lib/query-keys";

/** Names of the call's fields in the lesson-note form, where they differ. */
export const noteFieldNames = {
  start: "date",
  startTime: "date",
  duration: "durationMinutes",
  description: "content",
  teacherNotes: "content",
} as const;

/** The call's body: a single lesson with the content twice; instrument, pieces and homework are not sent (Spec §7). */
export const noteBody = (
  { studentId, title, content, durationMinutes }: LessonNoteDraft,
  { startTime, endTime }: Occurrence,
  timeZone: string,
): Schemas["ScheduleRequest"] => ({
  studentId,
  title,
  description: content,
  startTime,
  endTime,
  duration: durationMinutes ?? 0,
  teacherNotes: content,
  recurrenceType: "single",
  recurrenceEndType: "count",
  recurrenceCount: 1,
  timeZone,
});

interface NoteCall {
  body: Schemas["ScheduleRequest"];
  idempotencyKey: string;
}

const written = ({ body, idempotencyKey }: NoteCall) => {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const call = sayingAtStudent(isNoStudent, answerOf(api.POST("/api/teachers/lessons", { params, body })));
  return sayingAtLeast(lessonMessages.createFailed, call);
};

/** POST /api/teachers/lessons: a lesson that is written as a note. */
export const useWriteNote = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: written,
    onSuccess: () => void lessonsChanged(cache),
    onError: (problem) => forgetGoneStudent(cache, problem),
  });
};
