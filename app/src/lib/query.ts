import { MutationCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { onSessionChange } from "@/lib/session";

const isOffline = (problem: unknown) => problem instanceof ApiError && problem.code === "network";

/**
 * The server cache with the defaults of Spec §9: never stale, no refetch by itself, no retry. Only what the network kept
 * from coming is asked for again as soon as the browser has one.
 */
export const queryClient: QueryClient = new QueryClient({
  // What somebody changes may change what the bell tells them.
  mutationCache: new MutationCache({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.notices.all }),
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (isOffline(state.error) ? "always" : false),
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
