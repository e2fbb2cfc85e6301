import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { browserZone } from "@/lib/time/zone";

/** Something that happened to the reader or theirs. */
export type Notice = Schemas["NoticeBody"];

/** GET /api/notices: the newest ten in the browser's time, and how many are unread. */
export const noticesQuery = queryOptions({
  queryKey: queryKeys.notices.all,
  queryFn: ({ signal }) =>
    answerOf(api.GET("/api/notices", { params: { query: { timeZone: browserZone() } }, signal })),
});

/** POST /api/notices/read: what was shown becomes read, here and in other browsers; what came meanwhile stays unread. */
export const useReadNotices = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => answerOf(api.POST("/api/notices/read", { body: { until } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.notices.all }),
  });
};
