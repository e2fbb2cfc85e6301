import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import type { Context } from "@/lib/goals";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/lessons/{id}/goals: what the reader may know beside a lesson's note; asked for anew each time a dialog opens. */
export const goalContext = (id: string) =>
  queryOptions({
    queryKey: queryKeys.goals.of(id),
    queryFn: async ({ signal }): Promise<Context | null> => {
      const { context } = await answerOf(api.GET("/api/lessons/{id}/goals", { params: { path: { id } }, signal }));
      return context as Context | null;
    },
    gcTime: 0,
  });
