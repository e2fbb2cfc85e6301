import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreateUserRequest } from "reedling-wasm";
import { rooms } from "@/config/figures";
import { accountsChanged, adminQueryKeys } from "@/lib/admin-query-keys";
import { ApiError, answerOf, api } from "@/lib/api";
import { sayingAtField } from "@/lib/forms";

/** GET /api/teachers: those whom a student may be linked to and whose name or address holds a text, the first hundred. */
export const teachersNamedQuery = (search: string) =>
  queryOptions({
    queryKey: adminQueryKeys.teachers.named(search),
    queryFn: ({ signal }) => {
      const query = { limit: rooms.teachers, ...(search === "" ? {} : { search }) };
      return answerOf(api.GET("/api/teachers", { params: { query }, signal }));
    },
  });

/** The sentence of an answer that is JSON with a message, or plain text (Spec §7). */
export const createdText = (answer: string): string => {
  try {
    const value = JSON.parse(answer) as { message?: unknown } | null;
    return typeof value?.message === "string" ? value.message : "";
  } catch {
    return answer.trim();
  }
};

const bodyOf = ({ name, email, role, instrument, grade, teacherId }: CreateUserRequest) => ({
  name,
  email,
  role,
  ...(role === "TEACHER" && instrument !== "" ? { instrument } : {}),
  ...(role === "STUDENT" ? { grade, teacherId } : {}),
});

const isAddressInUse = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.code === "email_in_use";

/** POST /api/admin/users; answers the server's sentence. */
export const useCreateUser = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (draft: CreateUserRequest) => {
      const call = answerOf<string>(api.POST("/api/admin/users", { body: bodyOf(draft), parseAs: "text" }));
      return createdText(await sayingAtField("email", isAddressInUse, call));
    },
    onSuccess: () => accountsChanged(cache),
  });
};
