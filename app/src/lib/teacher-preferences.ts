import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** GET /api/teachers/preferences: how whoever is signed in likes to teach (decision D15). */
export const teacherPreferencesQuery = queryOptions({
  queryKey: queryKeys.teacherPreferences.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/teachers/preferences", { signal })),
});
