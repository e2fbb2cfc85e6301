import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AddStudentDraft } from "reedling-wasm";
import { studentMessages } from "@/features/students/messages";
import type { Schemas } from "@/lib/api";
import { ApiError, answerOf, api } from "@/lib/api";
import { failureText } from "@/lib/forms";
import { idempotencyKeys } from "@/lib/idempotency";
import { studentsChanged } from "@/lib/query-keys";

/** The accounts that were made. */
export type CreatedStudent = Schemas["CreatedStudentBody"];

/** The server's field names that the dialog calls otherwise, for the parent and for the student. */
const parentFields = { name: "parentName", email: "parentEmail", phoneNumber: "parentPhone", address: "parentAddress" };
const studentFields = { parentIds: "parentId", dateOfBirth: "dob" };

/** Makes one of the calls; a refusal names the fields as the dialog does, and the step where the server has no text. */
const step = async <Answer>(call: Promise<Answer>, names: Readonly<Record<string, string>>, fallback: string) => {
  try {
    return await call;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    const fields = Object.fromEntries(
      Object.entries(problem.fields).map(([name, text]) => [names[name] ?? name, text]),
    );
    throw new ApiError(problem.status, problem.code, failureText(problem, fallback), fields);
  }
};

/** A key for each of the two calls: what is tried again keeps its own, also when only the other one was changed. */
const freshKeys = () => ({ parent: idempotencyKeys(), student: idempotencyKeys() });
type Keys = ReturnType<typeof freshKeys>;

const keyHeader = (key: string) => ({ header: { "Idempotency-Key": key } });

const createParent = async (draft: AddStudentDraft, keys: Keys): Promise<string> => {
  const { parentName: name, parentEmail: email, parentPhone: phoneNumber, parentAddress: address } = draft;
  const body = { name, email, phoneNumber, address };
  const call = answerOf(api.POST("/api/teachers/parents", { params: keyHeader(keys.parent(body)), body }));
  return (await step(call, parentFields, studentMessages.parentFailed)).parent.id;
};

const createMinor = async (draft: AddStudentDraft, keys: Keys): Promise<CreatedStudent> => {
  const parentIds = [draft.parentMode === "new" ? await createParent(draft, keys) : draft.parentId];
  const { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes } = draft;
  const typed = { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes };
  const body = { ...typed, parentIds };
  const call = answerOf(api.POST("/api/students/minor", { params: keyHeader(keys.student(body)), body }));
  return step(call, studentFields, studentMessages.createFailed);
};

const createAdult = (draft: AddStudentDraft, keys: Keys): Promise<CreatedStudent> => {
  const { firstName, lastName, email, dob, instrument, grade, address, phoneNumber, emergencyContact, notes } = draft;
  const typed = { firstName, lastName, email, instrument, grade, address, phoneNumber, emergencyContact, notes };
  const body = { ...typed, dateOfBirth: dob };
  const call = answerOf(api.POST("/api/students/teacher-create", { params: keyHeader(keys.student(body)), body }));
  return step(call, studentFields, studentMessages.createFailed);
};

/**
 * Adds the student of the dialog (decision D4): a minor by POST /api/students/minor, after POST /api/teachers/parents
 * where a new parent is wanted; an adult by POST /api/students/teacher-create. What was not answered may be tried again:
 * nobody is added twice (decision D13).
 */
export const useAddStudent = () => {
  const cache = useQueryClient();
  const keys = useRef<Keys>(undefined);
  return useMutation({
    mutationFn: (draft: AddStudentDraft) => {
      keys.current ??= freshKeys();
      return draft.isMinor ? createMinor(draft, keys.current) : createAdult(draft, keys.current);
    },
    onSuccess: () => {
      keys.current = undefined;
      return studentsChanged(cache);
    },
  });
};
