import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EditStudentDraft } from "reedling-wasm";
import { forgetIfGone } from "@/features/students/api/gone";
import { addressTaken } from "@/features/students/messages";
import { ApiError, answerOf, api } from "@/lib/api";
import { sayingAtField } from "@/lib/forms";
import { studentsChanged } from "@/lib/query-keys";

interface Edit {
  /** The fields as they were shown. */
  present: EditStudentDraft;
  typed: EditStudentDraft;
}

/** The grade (Spec §5), and of the other fields those that have changed; an empty one is none. */
const bodyOf = ({ present, typed }: Edit) => ({
  grade: typed.grade,
  ...(typed.instrument === present.instrument ? {} : { instrument: typed.instrument }),
  ...(typed.firstName === present.firstName ? {} : { firstName: typed.firstName }),
  ...(typed.lastName === present.lastName ? {} : { lastName: typed.lastName }),
  ...(typed.email === present.email ? {} : { email: typed.email === "" ? null : typed.email }),
  ...(typed.dateOfBirth === present.dateOfBirth ? {} : { dateOfBirth: typed.dateOfBirth || null }),
});

const isAddressTaken = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.code === addressTaken;

/** PUT /api/students/{id}. */
export const useEditStudent = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit) =>
      sayingAtField(
        "email",
        isAddressTaken,
        answerOf(api.PUT("/api/students/{id}", { params: { path: { id } }, body: bodyOf(edit) })),
      ),
    onSuccess: () => void studentsChanged(cache),
    onError: (problem) => forgetIfGone(cache, problem),
  });
};

/** POST /api/students/{id}/invitation; answers the server's sentence. */
export const useInviteStudent = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.POST("/api/students/{id}/invitation", { params: { path: { id } } }))).message,
  });

/** What is typed about a parent. */
export interface ParentDraft {
  name: string;
  email: string;
  phoneNumber: string;
  address: string;
}

/** PUT /api/teachers/parents/{id}. */
export const useEditParent = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ParentDraft) =>
      sayingAtField(
        "email",
        isAddressTaken,
        answerOf(api.PUT("/api/teachers/parents/{id}", { params: { path: { id } }, body })),
      ),
    onSuccess: () => void studentsChanged(cache),
  });
};

/** POST /api/teachers/parents/{id}/invitation; answers the server's sentence. */
export const useInviteParent = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.POST("/api/teachers/parents/{id}/invitation", { params: { path: { id } } }))).message,
  });
