import { useMutation } from "@tanstack/react-query";
import { sessionOf } from "@/features/auth/api/session-of";
import { authMessages } from "@/features/auth/messages";
import { ApiError, answerOf, api } from "@/lib/api";

/** What the set-new-password screen asks. */
export interface NewPasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** POST /api/auth/new-password for the account of the link, or for the one that is signed in; starts a session. */
export const useNewPassword = (userId: string | null) =>
  useMutation({
    mutationFn: async ({ currentPassword, newPassword }: NewPasswordDraft) => {
      const answer = await answerOf(
        api.POST("/api/auth/new-password", {
          body: { ...(userId === null ? {} : { userId }), currentPassword, newPassword },
        }),
      );
      if (answer.token === null || answer.user === null)
        throw new ApiError(200, "no_token", authMessages.newPasswordFailed);
      return sessionOf(answer.token, answer.user);
    },
  });
