import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/auth/activate: uses the link up, so it is asked once per token. */
export const activationQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.activation.of(token),
    queryFn: () => answerOf(api.GET("/api/auth/activate", { params: { query: { token } } })),
    enabled: token !== "",
  });
