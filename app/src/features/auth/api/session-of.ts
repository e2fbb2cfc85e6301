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
