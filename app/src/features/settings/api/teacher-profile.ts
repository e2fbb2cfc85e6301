import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { settingsScope } from "@/features/settings/api/settings-cache";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { currentUserQuery } from "@/lib/current-user";
import { queryKeys } from "@/lib/query-keys";

/** A teacher with what they tell about themselves. */
export type TeacherProfile = Schemas["TeacherDetailsBody"];

/** What is typed in Personal Information. */
export interface TeacherProfileTyped {
  instrument: string;
  department: string;
  phoneNumber: string;
}

/** GET /api/teachers/profile of whoever is signed in. */
export const teacherProfileQuery = queryOptions({
  queryKey: queryKeys.teacherProfile.all,
  queryFn: ({ signal }) => answerOf(api.GET("/api/teachers/profile", { signal })),
});

/** PUT /api/teachers/profile, after which the profile is loaded anew; the account has the same phone number. */
export const useEditTeacherProfile = () => {
  const cache = useQueryClient();
  return useMutation({
    scope: settingsScope,
    mutationFn: (body: TeacherProfileTyped) => answerOf(api.PUT("/api/teachers/profile", { body })),
    onSuccess: async (answer) => {
      cache.setQueryData(teacherProfileQuery.queryKey, answer);
      await Promise.all([
        cache.invalidateQueries({ queryKey: teacherProfileQuery.queryKey }),
        cache.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
      ]);
    },
  });
};
