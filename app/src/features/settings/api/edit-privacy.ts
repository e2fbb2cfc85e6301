import { useQueryClient } from "@tanstack/react-query";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { keepAccount } from "@/features/settings/api/settings-cache";
import type { Told } from "@/features/settings/use-switches";
import { useSwitches } from "@/features/settings/use-switches";
import { answerOf, api } from "@/lib/api";
import { currentUserQuery } from "@/lib/current-user";

/** The privacy settings that have a switch; who may see the profile has none (Spec §3). */
type Privacy = Omit<OwnAccount["privacy"], "profileVisibility">;

/** PUT /api/users/privacy with all four (Spec §7), at each press of one. */
export const usePrivacySwitches = ({ onSaved, onFailed }: Told) => {
  const cache = useQueryClient();
  return useSwitches<keyof Privacy, OwnAccount>({
    save: async ({ name, isOn }) => {
      const { privacy } = await cache.ensureQueryData(currentUserQuery);
      return answerOf(api.PUT("/api/users/privacy", { body: { ...privacy, [name]: isOn } }));
    },
    onSaved: (account) => {
      keepAccount(cache, account);
      onSaved();
    },
    onFailed,
  });
};
