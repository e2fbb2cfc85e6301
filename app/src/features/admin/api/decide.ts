import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { accountsChanged, adminQueryKeys } from "@/lib/admin-query-keys";
import { answerOf, api } from "@/lib/api";

/** What an administrator decides about an account. */
export type Decision =
  | "approve"
  | "refuse"
  | "suspend"
  | "reactivate"
  | "makeAdministrator"
  | "makeTeacher"
  | "resetFactor";

/** GET /api/admin/users/{id}/teaching: how many students and coming lessons somebody has; counted anew each time. */
export const teachingQuery = (id: string) =>
  queryOptions({
    queryKey: adminQueryKeys.users.teaching(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/users/{id}/teaching", { params: { path: { id } }, signal })),
    staleTime: 0,
  });

const callOf = (id: string, decision: Decision) => {
  const params = { path: { id } };
  switch (decision) {
    case "approve":
      return api.PUT("/api/admin/users/{id}/approval", { params });
    case "refuse":
      return api.DELETE("/api/admin/users/{id}", { params });
    case "suspend":
      return api.PUT("/api/admin/users/{id}/status", { params, body: { status: "suspended" } });
    case "reactivate":
      return api.PUT("/api/admin/users/{id}/status", { params, body: { status: "active" } });
    case "makeAdministrator":
      return api.PUT("/api/admin/users/{id}/role", { params, body: { role: "ADMINISTRATOR" } });
    case "makeTeacher":
      return api.PUT("/api/admin/users/{id}/role", { params, body: { role: "TEACHER" } });
    case "resetFactor":
      return api.DELETE("/api/admin/users/{id}/second-factor", { params });
  }
};

/** Carries a decision out; answers the server's sentence. Every list of accounts loads again, also after a refusal. */
export const useDecide = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision }: { id: string; decision: Decision }) =>
      (await answerOf<{ message: string }>(callOf(id, decision))).message,
    onSettled: () => accountsChanged(cache),
  });
};
