import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";

/** GET /api/stats: the four figures of the landing page. */
export const siteStats = queryOptions({
  queryKey: ["site-stats"],
  queryFn: () => answerOf(api.GET("/api/stats")),
});
