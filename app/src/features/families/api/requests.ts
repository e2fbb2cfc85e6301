import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys, requestAnswered } from "@/lib/query-keys";

/** A teacher says that the parent who reads is a student's parent. */
export type ParentRequest = Schemas["ParentRequestBody"];

/** GET /api/parents/requests: what waits for the parent's answer. */
export const parentRequests = queryOptions({
  queryKey: queryKeys.parentRequests.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/parents/requests", { signal })),
  retry: 1,
});

/** POST /api/parents/requests/{id}; a yes brings a child with its lessons. */
export const useAnswerRequest = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, accept }: { id: string; accept: boolean }) =>
      (await answerOf(api.POST("/api/parents/requests/{id}", { params: { path: { id } }, body: { accept } }))).message,
    onSettled: () => requestAnswered(cache),
  });
};
