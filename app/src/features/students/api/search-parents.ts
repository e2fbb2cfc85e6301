import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A parent whom the search found. */
export type Parent = Schemas["ParentBody"];

/** GET /api/teachers/parents?search=: at most 20 parents; asked again each time the dialog is opened anew. */
export const parentsMatchingQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.parents.matching(search),
    queryFn: async () => (await answerOf(api.GET("/api/teachers/parents", { params: { query: { search } } }))).parents,
    gcTime: 0,
  });
