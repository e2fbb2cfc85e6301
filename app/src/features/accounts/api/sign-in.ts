import { useMutation } from "@tanstack/react-query";
import { outcomeOf } from "@/features/accounts/api/session-of";
import { answerOf, api } from "@/lib/api";

/** What the sign-in form sends. */
export interface SignInDraft {
  email: string;
  password: string;
  /** Whether browser and network are not to be known from now on. */
  notMyComputer: boolean;
}

const signIn = async (draft: SignInDraft) => outcomeOf(await answerOf(api.POST("/api/auth/login", { body: draft })));

/** POST /api/auth/login. */
export const useSignIn = () => useMutation({ mutationFn: signIn });
