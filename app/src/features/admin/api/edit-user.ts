import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreateUserRequest } from "reedling-wasm";
import { accountsChanged, adminQueryKeys } from "@/lib/admin-query-keys";
import { ApiError, answerOf, api } from "@/lib/api";
import { sayingAtField } from "@/lib/forms";

/** What Edit User shows of an account. */
export type UserDraft = CreateUserRequest & { dateOfBirth: string };

/** GET /api/students/{id}: a student's date of birth, which the list of accounts has not. */
export const birthQuery = (id: string) =>
  queryOptions({
    queryKey: adminQueryKeys.studentLinks.birth(id),
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET("/api/students/{id}", { params: { path: { id } }, signal }))).dateOfBirth ?? "",
    staleTime: 0,
  });

/** What has changed; of another role what it needs. */
const bodyOf = (present: UserDraft, typed: UserDraft) => {
  const { role, instrument, grade, teacherId } = typed;
  return {
    ...(typed.name === present.name ? {} : { name: typed.name }),
    ...(typed.email === present.email ? {} : { email: typed.email === "" ? null : typed.email }),
    ...(typed.dateOfBirth === present.dateOfBirth ? {} : { dateOfBirth: typed.dateOfBirth || null }),
    ...(role === present.role ? {} : { role }),
    ...(role !== present.role && role === "STUDENT" ? { grade, teacherId } : {}),
    ...(role !== present.role && role === "TEACHER" && instrument !== "" ? { instrument } : {}),
  };
};

const isAddressTaken = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.code === "address_unavailable";

/** PUT /api/admin/users/{id}; answers the server's sentence. */
export const useEditUser = (id: string, present: UserDraft) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (typed: UserDraft) => {
      const call = api.PUT("/api/admin/users/{id}", { params: { path: { id } }, body: bodyOf(present, typed) });
      return (await sayingAtField("email", isAddressTaken, answerOf(call))).message;
    },
    onSettled: () => accountsChanged(cache),
  });
};

/** POST /api/admin/users/{id}/invitation; answers the server's sentence. */
export const useInviteUser = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.POST("/api/admin/users/{id}/invitation", { params: { path: { id } } }))).message,
  });
