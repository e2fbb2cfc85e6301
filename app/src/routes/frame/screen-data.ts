import type { FetchQueryOptions } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import type { Core } from "@/lib/core";
import { loadCore } from "@/lib/core";
import { currentUserQuery } from "@/lib/current-user";
import { queryClient } from "@/lib/query";
import { readSession } from "@/lib/session";

// biome-ignore lint/suspicious/noExplicitAny: each query has an answer of its own, and prefetching reads none of them.
type Queries = readonly FetchQueryOptions<any, any, any, any>[];

/** What a screen asks for when it is opened, at an address with that query; `queries` of its file in routes. */
export type ScreenQueries = (core: Core, query: URLSearchParams) => Queries;

/** ms for which it counts as told that the session still holds, and with whom somebody is linked. */
const heldFor = 60_000;

const prefetch = (queries: Queries) => {
  for (const query of queries) void queryClient.prefetchQuery(query);
};

/** Whether a screen is one that a role opens as its own. */
const isOwn = (path: string, role: string) =>
  path === paths.settings || path.split("/").includes(role === "ADMINISTRATOR" ? "admin" : role.toLowerCase());

/** Starts the calls of a screen for those whose own it is; their answers wait in the cache. */
export const startLoading = async (path: string, queries?: ScreenQueries, query = new URLSearchParams()) => {
  const role = readSession()?.user.role;
  if (role === undefined) return;
  // One light call tells whether the session and the links still hold; and in which zone the school is, for the note above the screen.
  prefetch([{ ...currentUserQuery, staleTime: heldFor }]);
  if (queries !== undefined && isOwn(path, role)) prefetch(queries(await loadCore(), query));
};
