import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/users/me: the account of whoever is signed in, with its settings and the school's time zone. */
export const currentUserQuery = queryOptions({
  queryKey: queryKeys.me.all,
  queryFn: () => answerOf(api.GET("/api/users/me")),
});
