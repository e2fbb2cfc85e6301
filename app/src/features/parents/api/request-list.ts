import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A teacher says that the parent who reads is a student's parent. */
export type ParentRequest = Schemas["ParentRequestBody"];

/** GET /api/parents/requests: what waits for the parent's answer. */
export const parentRequestsQuery = queryOptions({
  queryKey: queryKeys.parentRequests.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/parents/requests", { signal })),
  retry: 1,
});
