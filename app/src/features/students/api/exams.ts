import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ExamRequest, PlanExamRequest } from "reedling-wasm";
import { forgetIfGone } from "@/features/students/api/gone";
import { studentMessages } from "@/features/students/messages";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { sayingAtLeast } from "@/lib/forms";
import type { KeyFor } from "@/lib/idempotency";
import { studentsChanged } from "@/lib/query-keys";

interface RecordCall {
  draft: ExamRequest;
  keyFor: KeyFor;
}

/** POST /api/students/{id}/exams: the result of an exam, once however often it is sent (decision D4). */
export const useRecordExam = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, keyFor }: RecordCall) => {
      // Core's check has found a percentage.
      const body = draft as Schemas["ExamRequest"];
      const params = { path: { id }, header: { "Idempotency-Key": keyFor(body) } };
      return sayingAtLeast(
        studentMessages.examFailed,
        answerOf(api.POST("/api/students/{id}/exams", { params, body })),
      );
    },
    onSuccess: () => studentsChanged(cache),
    onError: (problem) => forgetIfGone(cache, problem),
  });
};

/** PUT /api/students/{id}/exam-planned: the exam that the student works towards, in place of another one (decision D13). */
export const usePlanExam = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanExamRequest) =>
      answerOf(api.PUT("/api/students/{id}/exam-planned", { params: { path: { id } }, body })),
    onSuccess: () => studentsChanged(cache),
    onError: (problem) => forgetIfGone(cache, problem),
  });
};

/** DELETE /api/students/{id}/exam-planned. */
export const useUnplanExam = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await answerOf(api.DELETE("/api/students/{id}/exam-planned", { params: { path: { id } } }))).message,
    onSuccess: () => studentsChanged(cache),
    onError: (problem) => forgetIfGone(cache, problem),
  });
};
