import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A browser in which one is signed in. */
export type BrowserSession = Schemas["SessionBody"];

/** GET /api/users/sessions: where one is signed in, the last used first; asked anew each time it is looked at. */
export const browserSessionsQuery = queryOptions({
  queryKey: queryKeys.browserSessions.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/users/sessions", { signal })),
  staleTime: 0,
  gcTime: 0,
});

/** DELETE /api/users/sessions/{id}, or of all but this one where none is named. */
export const useEndSession = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      answerOf(
        id === null
          ? api.DELETE("/api/users/sessions", {})
          : api.DELETE("/api/users/sessions/{id}", { params: { path: { id } } }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.browserSessions.all }),
  });
};
