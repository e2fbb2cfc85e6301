import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/stats: the four figures of the landing page. */
export const siteStatsQuery = queryOptions({
  queryKey: queryKeys.siteStats.all,
  queryFn: () => answerOf(api.GET("/api/stats")),
});
