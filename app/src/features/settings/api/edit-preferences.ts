import type { QueryClient } from "@tanstack/react-query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { settingsScope } from "@/features/settings/api/settings-cache";
import type { Told } from "@/features/settings/use-switches";
import { useSwitches } from "@/features/settings/use-switches";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { currentUserQuery } from "@/lib/current-user";
import { teacherPreferencesQuery } from "@/lib/teacher-preferences";

/** A teacher's lesson preferences. */
export type Preferences = Schemas["TeacherPreferencesBody"];

const keep = (cache: QueryClient, preferences: Preferences) =>
  cache.setQueryData(teacherPreferencesQuery.queryKey, preferences);

/** PUT /api/teachers/preferences with another default length of lessons. */
export const useEditDefaultDuration = () => {
  const cache = useQueryClient();
  return useMutation({
    scope: settingsScope,
    mutationFn: (defaultDuration: number) =>
      answerOf(api.PUT("/api/teachers/preferences", { body: { defaultDuration } })),
    onSuccess: (preferences) => keep(cache, preferences),
  });
};

/** PUT /api/teachers/preferences at each press of Lesson Reminders, which the account's notifications have too. */
export const useReminderSwitch = ({ onSaved, onFailed }: Told) => {
  const cache = useQueryClient();
  return useSwitches<"lessonReminders", Preferences>({
    save: ({ isOn }) => answerOf(api.PUT("/api/teachers/preferences", { body: { lessonReminders: isOn } })),
    onSaved: (preferences) => {
      keep(cache, preferences);
      void cache.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      onSaved();
    },
    onFailed,
  });
};
