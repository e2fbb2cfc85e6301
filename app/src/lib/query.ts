import { QueryClient } from "@tanstack/react-query";
import { onSessionChange } from "@/lib/session";

/** The server cache with the defaults of Spec §9: never stale, no refetch by itself, no retry. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

// What was loaded belongs to who was signed in when it was asked for.
onSessionChange(() => queryClient.clear());
