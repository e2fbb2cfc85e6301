import type { QueryClient } from "@tanstack/react-query";
import type { Schemas } from "@/lib/api";
import { currentUserQuery } from "@/lib/current-user";
import { readSession, storeSession } from "@/lib/session";

/** One's account with its settings. */
export type OwnAccount = Schemas["MeBody"];

/** Saves of one account go out one after the other, so that the answer that comes last is the newest. */
export const settingsScope = { id: "settings" } as const;

/** Keeps what a save answered: the whole account. */
export const keepAccount = (cache: QueryClient, account: OwnAccount) =>
  cache.setQueryData(currentUserQuery.queryKey, account);

/** The frame shows a new name at once, in this tab and in the others. */
export const renameSession = ({ user: { id, name, avatar } }: OwnAccount) => {
  const session = readSession();
  if (session === null || session.user.id !== id) return;
  storeSession({ token: session.token, user: { ...session.user, name, avatar: avatar ?? null } });
};
