import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { rooms } from "@/config/figures";
import { adminQueryKeys } from "@/lib/admin-query-keys";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** A line of the audit trail. */
export type Activity = Schemas["ActivityBody"];

/** GET /api/admin/stats: the figures of the school. */
export const adminStatsQuery = queryOptions({
  queryKey: adminQueryKeys.adminStats.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/admin/stats", { signal })),
});

const pageSize = 50;

/** GET /api/admin/activities: the newest few. */
export const recentActivitiesQuery = queryOptions({
  queryKey: adminQueryKeys.activities.first,
  queryFn: ({ signal }) =>
    answerOf(api.GET("/api/admin/activities", { params: { query: { limit: rooms.recentActivities } }, signal })),
});

/** GET /api/admin/activities: the whole trail, page by page. */
export const allActivitiesQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.activities.pages,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam === undefined ? {} : { after: pageParam }) };
    return answerOf(api.GET("/api/admin/activities", { params: { query }, signal }));
  },
  getNextPageParam: ({ activities }) => (activities.length < pageSize ? undefined : activities.at(-1)?.id),
});
