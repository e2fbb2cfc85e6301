import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isGone } from "@/lib/api";
import { askAnew, queryKeys } from "@/lib/query-keys";
import { isUnreachable, watchServer } from "@/lib/server-watch";
import { onSessionChange } from "@/lib/session";
import { startsSession } from "@/lib/starts-session";

/** Where something is gone, or no longer one's own, lists may still name it. */
const onGone = (problem: Error) => {
  if (isGone(problem)) void askAnew(queryClient);
};

/**
 * The server cache with the defaults of Spec §9: never stale, no refetch by itself, no retry. Only what reached no
 * server is asked for again as soon as there is one.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onGone }),
  // What somebody changes may change what the bell tells them. Where a session starts, the token of the one before may have
  // ended with it, and the new one is not stored yet: its empty cache asks anew.
  mutationCache: new MutationCache({
    onSuccess: (_answer, _sent, _context, { meta }) =>
      meta === startsSession ? undefined : queryClient.invalidateQueries({ queryKey: queryKeys.notices.all }),
    onError: (problem, _sent, _context, { meta }) => (meta === startsSession ? undefined : onGone(problem)),
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (isUnreachable(state.error) ? "always" : false),
      retry: false,
      networkMode: "always",
      // A query without a function of its own is named by the path that it asks.
      queryFn: async ({ queryKey, signal }) => (await import("@/lib/request")).fetchJson(String(queryKey[0]), signal),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

// What was loaded belongs to who was signed in when it was asked for.
onSessionChange(() => queryClient.clear());

watchServer(queryClient);
