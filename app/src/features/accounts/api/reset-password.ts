import { useMutation } from "@tanstack/react-query";
import { authMessages } from "@/features/accounts/messages";
import { answerOf, api } from "@/lib/api";
import { sayingIfLost } from "@/lib/forms";

/** What the reset screen asks; `userId` is the `uid` of the link. */
export interface ResetPasswordDraft {
  userId: string;
  tempPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** POST /api/auth/reset-password. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: async ({ userId, tempPassword, newPassword }: ResetPasswordDraft) => {
      const call = answerOf(api.POST("/api/auth/reset-password", { body: { userId, tempPassword, newPassword } }));
      return (await sayingIfLost(authMessages.newPasswordLost, call)).message;
    },
  });
