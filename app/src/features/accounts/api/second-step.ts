import { useMutation } from "@tanstack/react-query";
import { sessionOf } from "@/features/accounts/api/session-of";
import { authMessages } from "@/features/accounts/messages";
import { ApiError, answerOf, api } from "@/lib/api";

/** What the second step asks; only one of the two is typed. */
export interface SecondStepDraft {
  code: string;
  recoveryCode: string;
}

/** POST /api/auth/second-factor: finishes a sign-in; starts a session. */
export const useSecondStep = (challenge: string) =>
  useMutation({
    mutationFn: async (draft: SecondStepDraft) => {
      const answer = await answerOf(api.POST("/api/auth/second-factor", { body: { challenge, ...draft } }));
      if (answer.token === null || answer.user === null) throw new ApiError(200, "no_token", authMessages.signInFailed);
      return sessionOf(answer.token, answer.user);
    },
  });
