import { useQueryClient } from "@tanstack/react-query";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { keepAccount } from "@/features/settings/api/settings-cache";
import type { Told } from "@/features/settings/use-switches";
import { useSwitches } from "@/features/settings/use-switches";
import { answerOf, api } from "@/lib/api";
import { currentUserQuery } from "@/lib/current-user";
import { queryKeys } from "@/lib/query-keys";

type Notifications = OwnAccount["notifications"];

/** PUT /api/users/notifications with all five (Spec §7), at each press of one. */
export const useNotificationSwitches = ({ onSaved, onFailed }: Told) => {
  const cache = useQueryClient();
  return useSwitches<keyof Notifications, OwnAccount>({
    save: async ({ name, isOn }) => {
      const { notifications } = await cache.ensureQueryData(currentUserQuery);
      return answerOf(api.PUT("/api/users/notifications", { body: { ...notifications, [name]: isOn } }));
    },
    onSaved: (account) => {
      keepAccount(cache, account);
      // A teacher's Lesson Reminders are the same switch.
      void cache.invalidateQueries({ queryKey: queryKeys.teacherPreferences.all });
      onSaved();
    },
    onFailed,
  });
};
