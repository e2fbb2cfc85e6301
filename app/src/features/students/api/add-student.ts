import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AddStudentDraft } from "reedling-wasm";
import { studentMessages } from "@/features/students/messages";
import type { Schemas } from "@/lib/api";
import { ApiError, answerOf, api } from "@/lib/api";
import { studentsChanged } from "@/lib/query-keys";

/** The accounts that were made. */
export type CreatedStudent = Schemas["CreatedStudentBody"];

/** A refused call, with the fallback text of the step that was refused and its field names in the dialog's words. */
export class AddStudentFailure extends Error {
  override readonly name = "AddStudentFailure";

  constructor(
    readonly problem: unknown,
    readonly fallback: string,
  ) {
    super(fallback);
  }
}

/** The server's field names that the dialog calls otherwise, for the parent and for the student. */
const parentFields = { name: "parentName", email: "parentEmail", phoneNumber: "parentPhone", address: "parentAddress" };
const studentFields = { parentIds: "parentId", dateOfBirth: "dob" };

const inDialogWords = (problem: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (!(problem instanceof ApiError)) return problem;
  const fields = Object.fromEntries(Object.entries(problem.fields).map(([name, text]) => [names[name] ?? name, text]));
  return new ApiError(problem.status, problem.code, problem.message, fields);
};

const step = async <Answer>(call: Promise<Answer>, names: Readonly<Record<string, string>>, fallback: string) => {
  try {
    return await call;
  } catch (problem) {
    throw new AddStudentFailure(inDialogWords(problem, names), fallback);
  }
};

const createParent = async (draft: AddStudentDraft): Promise<string> => {
  const { parentName: name, parentEmail: email, parentPhone: phoneNumber, parentAddress: address } = draft;
  const call = answerOf(api.POST("/api/teachers/parents", { body: { name, email, phoneNumber, address } }));
  return (await step(call, parentFields, studentMessages.parentFailed)).parent.id;
};

const createMinor = async (draft: AddStudentDraft): Promise<CreatedStudent> => {
  const parentId = draft.parentMode === "new" ? await createParent(draft) : draft.parentId;
  const { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes } = draft;
  const body = { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes };
  const call = answerOf(api.POST("/api/students/minor", { body: { ...body, parentIds: [parentId] } }));
  return step(call, studentFields, studentMessages.createFailed);
};

const createAdult = (draft: AddStudentDraft): Promise<CreatedStudent> => {
  const { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes } = draft;
  const body = { firstName, lastName, email, instrument, grade, address, phoneNumber, emergencyContact, notes };
  const call = answerOf(api.POST("/api/students/teacher-create", { body: { ...body, dateOfBirth: dob } }));
  return step(call, studentFields, studentMessages.createFailed);
};

/**
 * Adds the student of the dialog (decision D4): a minor by POST /api/students/minor, after POST /api/teachers/parents
 * where a new parent is wanted; an adult by POST /api/students/teacher-create. Throws an `AddStudentFailure`.
 */
export const useAddStudent = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (draft: AddStudentDraft) => (draft.isMinor ? createMinor(draft) : createAdult(draft)),
    onSuccess: () => studentsChanged(cache),
  });
};
