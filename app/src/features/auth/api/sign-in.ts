import { useMutation } from "@tanstack/react-query";
import { sessionOf } from "@/features/auth/api/session-of";
import { answerOf, api } from "@/lib/api";
import type { Session } from "@/lib/session";

/** What the sign-in form sends. */
export interface SignInDraft {
  email: string;
  password: string;
  /** Whether browser and network are not to be known from now on. */
  notMyComputer: boolean;
}

/** Signed in, or a new password comes first (Spec §4). */
export type SignInOutcome =
  | { mustChangePassword: true; userId: string }
  | { mustChangePassword: false; session: Session };

const signIn = async (draft: SignInDraft): Promise<SignInOutcome> => {
  const answer = await answerOf(api.POST("/api/auth/login", { body: draft }));
  if (answer.mustChangePassword || answer.token === null || answer.user === null) {
    return { mustChangePassword: true, userId: answer.userId };
  }
  return { mustChangePassword: false, session: sessionOf(answer.token, answer.user) };
};

/** POST /api/auth/login. */
export const useSignIn = () => useMutation({ mutationFn: signIn });
