import { useMutation } from "@tanstack/react-query";
import { outcomeOf } from "@/features/accounts/api/session-of";
import { answerOf, api } from "@/lib/api";

/** What the provider sends the browser back with. */
export interface GoogleReturn {
  code: string;
  state: string;
}

/** POST /api/auth/google: uses the code up, so it is asked once. */
export const useGoogleSignIn = () =>
  useMutation({
    mutationFn: async (body: GoogleReturn) => outcomeOf(await answerOf(api.POST("/api/auth/google", { body }))),
  });
