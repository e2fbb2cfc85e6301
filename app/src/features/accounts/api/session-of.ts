import type { Schemas } from "@/lib/api";
import type { Session } from "@/lib/session";

/** What the browser keeps of the account that just signed in (Spec §3). */
export const sessionOf = (token: string, user: Schemas["UserBody"]): Session => ({
  token,
  user: {
    id: user.id,
    name: user.name,
    email: user.email ?? "",
    role: user.role,
    avatar: user.avatar ?? null,
    ...(user.waitsFor ? { waitsFor: user.waitsFor } : {}),
  },
});

/** Signed in, or a new password comes first (Spec §4), or a code of the authenticator app. */
export type SignInOutcome = { session: Session } | { userId: string } | { challenge: string };

/** What the answer to a sign-in means. */
export const outcomeOf = ({ token, user, challenge, userId }: Schemas["LoginAnswerBody"]): SignInOutcome => {
  if (challenge) return { challenge };
  return token === null || user === null ? { userId } : { session: sessionOf(token, user) };
};
