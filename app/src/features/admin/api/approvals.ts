import { queryOptions } from "@tanstack/react-query";
import { adminQueryKeys } from "@/lib/admin-query-keys";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** Somebody in the administrator's list of accounts. */
export type ListedUser = Schemas["ListedUserBody"];

/** GET /api/admin/users: the first of the teachers who registered and wait for an administrator, and how many there are. */
export const pendingApprovalsQuery = queryOptions({
  queryKey: adminQueryKeys.users.waiting,
  queryFn: () => {
    const query = { status: "pending", waitsFor: "approval" } as const;
    return answerOf(api.GET("/api/admin/users", { params: { query } }));
  },
});
