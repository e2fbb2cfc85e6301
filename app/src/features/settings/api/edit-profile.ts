import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileDraft } from "reedling-wasm";
import { keepAccount, renameSession, settingsScope } from "@/features/settings/api/settings-cache";
import type { Schemas } from "@/lib/api";
import { answerOf, api } from "@/lib/api";
import { currentUserQuery } from "@/lib/current-user";

/** What is sent of Profile Information; what is left out stays as it is. */
type EditProfileRequest = Schemas["EditProfileRequest"];

/**
 * The call's body. The present address takes back one that waits for its link, which a save that leaves the address alone
 * does not mean: then it is left out.
 */
export const profileBody = (
  { name, email, phoneNumber }: ProfileDraft,
  present: { email: string; pendingEmail: string | null },
): EditProfileRequest => {
  const keepsWaiting = present.pendingEmail !== null && email.trim() === present.email;
  return { name, phoneNumber, ...(keepsWaiting ? {} : { email }) };
};

/** PUT /api/users/profile: name and number at once, another address once its link is opened; then the account is loaded anew. */
export const useEditProfile = () => {
  const cache = useQueryClient();
  return useMutation({
    scope: settingsScope,
    mutationFn: (body: EditProfileRequest) => answerOf(api.PUT("/api/users/profile", { body })),
    onSuccess: (account) => {
      keepAccount(cache, account);
      renameSession(account);
    },
    // A refused address leaves name and number saved.
    onSettled: () => cache.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
};
