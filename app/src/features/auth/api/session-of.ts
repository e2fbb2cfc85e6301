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

/** Signed in, or a new password comes first (Spec §4). */
export type SignInOutcome =
  | { mustChangePassword: true; userId: string }
  | { mustChangePassword: false; session: Session };

/** What the answer to a sign-in means. */
export const outcomeOf = (answer: Schemas["LoginAnswerBody"]): SignInOutcome =>
  answer.mustChangePassword || answer.token === null || answer.user === null
    ? { mustChangePassword: true, userId: answer.userId }
    : { mustChangePassword: false, session: sessionOf(answer.token, answer.user) };
