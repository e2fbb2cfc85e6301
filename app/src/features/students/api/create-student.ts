import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StudentScreenDraft } from "reedling-wasm";
import { studentMessages } from "@/features/students/messages";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { sayingAtLeast } from "@/lib/forms";
import type { KeyFor } from "@/lib/idempotency";
import { isReplay } from "@/lib/idempotency";
import { studentsChanged } from "@/lib/query-keys";

/** The accounts that the Add Student screen made. */
export type CreatedFamily = Schemas["CreatedStudentBody"] & {
  /** The same call made them before, and its answer was lost: temporary passwords are not told again. */
  isReplay: boolean;
};

interface CreateCall {
  draft: StudentScreenDraft;
  keyFor: KeyFor;
  /** Also when the teacher has a student of this name with this parent. */
  addAnyway: boolean;
}

const create = async ({ draft, keyFor, addAnyway }: CreateCall): Promise<CreatedFamily> => {
  const body = { ...draft, ...(addAnyway ? { addAnyway } : {}) };
  const params = { header: { "Idempotency-Key": keyFor(body) } };
  const call = api.POST("/api/students/teacher-create", { params, body });
  const created = await sayingAtLeast(studentMessages.createFailed, answerOf(call));
  return { ...created, isReplay: isReplay((await call).response) };
};

/** POST /api/students/teacher-create: the student, and where one is needed the parent, in one call (decision D4). */
export const useCreateStudent = () => {
  const cache = useQueryClient();
  return useMutation({ mutationFn: create, onSuccess: () => void studentsChanged(cache) });
};
