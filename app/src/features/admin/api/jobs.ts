import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "@/lib/admin-query-keys";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";

/** A background job. */
export type Job = Schemas["JobBody"];

/** GET /api/admin/jobs: the newest of the jobs that were given up, and how many there are. */
export const failedJobsQuery = queryOptions({
  queryKey: adminQueryKeys.failedJobs.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/admin/jobs", { params: { query: { state: "failed" } }, signal })),
});

/** POST /api/admin/jobs/{id}/retry; answers the server's sentence. */
export const useRetryJob = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await answerOf(api.POST("/api/admin/jobs/{id}/retry", { params: { path: { id } } }))).message,
    onSettled: () => cache.invalidateQueries({ queryKey: adminQueryKeys.failedJobs.all }),
  });
};
