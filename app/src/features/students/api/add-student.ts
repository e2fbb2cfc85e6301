import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AddStudentDraft } from "reedling-wasm";
import { addressTaken, studentMessages } from "@/features/students/messages";
import type { Schemas } from "@/lib/api";
import { ApiError, answerOf, api } from "@/lib/api";
import { sayingAtLeast } from "@/lib/forms";
import type { KeyFor } from "@/lib/idempotency";
import { isReplay } from "@/lib/idempotency";
import { studentsChanged } from "@/lib/query-keys";

/** The accounts that were made. */
export interface CreatedStudent extends Pick<Schemas["CreatedStudentBody"], "student" | "mailed"> {
  /** They were made by the same call before, whose answer was lost: a temporary password was told then, and not again. */
  isReplay: boolean;
}

/** The server's field names that the dialog calls otherwise, for the parent and for the student. */
const parentFields = { name: "parentName", email: "parentEmail", phoneNumber: "parentPhone", address: "parentAddress" };
const studentFields = { parentIds: "parentId", dateOfBirth: "dob" };

/**
 * Makes one of the calls; a refusal names the fields as the dialog does, and the step where the server has no text. Each
 * call has one address: where it cannot be used, it is that one.
 */
const step = async <Answer>(call: Promise<Answer>, names: Readonly<Record<string, string>>, fallback: string) => {
  try {
    return await sayingAtLeast(fallback, call);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    const told = problem.code === addressTaken ? { email: [problem.message] } : problem.fields;
    const fields = Object.fromEntries(Object.entries(told).map(([name, text]) => [names[name] ?? name, text]));
    throw new ApiError(problem.status, problem.code, problem.message, fields);
  }
};

const keyHeader = (key: string) => ({ header: { "Idempotency-Key": key } });

type CreateCall = Promise<{ data?: Schemas["CreatedStudentBody"]; response: Response }>;

const created = async (call: CreateCall): Promise<CreatedStudent> => {
  const { student, mailed } = await answerOf(call);
  return { student, mailed, isReplay: isReplay((await call).response) };
};

interface AddCall {
  draft: AddStudentDraft;
  keyFor: KeyFor;
  /** Also when the teacher has a student of this name with this parent. */
  addAnyway?: boolean;
}

const createParent = async (draft: AddStudentDraft, keyFor: KeyFor): Promise<string> => {
  const { parentName: name, parentEmail: email, parentPhone: phoneNumber, parentAddress: address } = draft;
  const body = { name, email, phoneNumber, address };
  const call = answerOf(api.POST("/api/teachers/parents", { params: keyHeader(keyFor(body)), body }));
  return (await step(call, parentFields, studentMessages.parentFailed)).parent.id;
};

const createMinor = async ({ draft, keyFor, addAnyway }: AddCall): Promise<CreatedStudent> => {
  const parentIds = [draft.parentMode === "new" ? await createParent(draft, keyFor) : draft.parentId];
  const { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes } = draft;
  const typed = { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes };
  const body = { ...typed, parentIds, ...(addAnyway ? { addAnyway } : {}) };
  const call = created(api.POST("/api/students/minor", { params: keyHeader(keyFor(body)), body }));
  return step(call, studentFields, studentMessages.createFailed);
};

const createAdult = ({ draft, keyFor }: AddCall): Promise<CreatedStudent> => {
  const { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes } = draft;
  const typed = { firstName, lastName, email, instrument, grade, address, phoneNumber, emergencyContact, notes };
  const body = { ...typed, dateOfBirth: dob };
  const call = created(api.POST("/api/students/teacher-create", { params: keyHeader(keyFor(body)), body }));
  return step(call, studentFields, studentMessages.createFailed);
};

/**
 * Adds the student of the dialog (decision D4): a minor by POST /api/students/minor, after POST /api/teachers/parents
 * where a new parent is wanted; an adult by POST /api/students/teacher-create. Each of the calls has a key of its own, so
 * that what was not answered may be tried again and nobody is added twice (decision D13).
 */
export const useAddStudent = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (call: AddCall) => (call.draft.isMinor ? createMinor(call) : createAdult(call)),
    onSuccess: () => void studentsChanged(cache),
  });
};
