import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/auth/providers: which ways to sign in there are, and what becomes of a teacher who registers. */
export const providersQuery = queryOptions({
  queryKey: queryKeys.providers.all,
  queryFn: () => answerOf(api.GET("/api/auth/providers")),
});
