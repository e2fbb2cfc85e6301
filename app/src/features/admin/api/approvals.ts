import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** Somebody in the administrator's list of accounts. */
export type ListedUser = Schemas["ListedUserBody"];

/** GET /api/admin/users: the first of the teachers who registered and wait for an administrator, and how many there are. */
export const pendingApprovals = queryOptions({
  queryKey: queryKeys.users.waiting,
  queryFn: () => {
    const query = { status: "pending", waitsFor: "approval" } as const;
    return answerOf(api.GET("/api/admin/users", { params: { query } }));
  },
});

/** What an administrator decides about somebody who waits. */
export type Decision = "approve" | "refuse";

/** Approves or refuses; answers the server's sentence. Every list of accounts loads again, also after a refusal. */
export const useDecide = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision }: { id: string; decision: Decision }) => {
      const params = { params: { path: { id } } };
      const answer =
        decision === "approve"
          ? api.PUT("/api/admin/users/{id}/approval", params)
          : api.DELETE("/api/admin/users/{id}", params);
      return (await answerOf(answer)).message;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.users.all }),
  });
};
