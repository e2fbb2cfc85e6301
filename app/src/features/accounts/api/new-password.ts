import { useMutation } from "@tanstack/react-query";
import type { SignInOutcome } from "@/features/accounts/api/session-of";
import { outcomeOf } from "@/features/accounts/api/session-of";
import { authMessages } from "@/features/accounts/messages";
import { ApiError, answerOf, api } from "@/lib/api";
import { sayingIfLost } from "@/lib/forms";
import { startsSession } from "@/lib/starts-session";

/** What the set-new-password screen asks. */
export interface NewPasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** A session, or the second factor comes first. */
export type NewPasswordOutcome = Exclude<SignInOutcome, { userId: string }>;

/** POST /api/auth/new-password for the account of the link, or for the one that is signed in; starts a session, or asks for the second factor. */
export const useNewPassword = (userId: string | null) =>
  useMutation({
    meta: startsSession,
    mutationFn: async ({ currentPassword, newPassword }: NewPasswordDraft): Promise<NewPasswordOutcome> => {
      const body = { ...(userId === null ? {} : { userId }), currentPassword, newPassword };
      const call = answerOf(api.POST("/api/auth/new-password", { body }));
      const answer = await sayingIfLost(authMessages.newPasswordLost, call);
      const outcome = outcomeOf(answer);
      if ("userId" in outcome) throw new ApiError(200, "no_token", authMessages.newPasswordFailed);
      return outcome;
    },
  });
