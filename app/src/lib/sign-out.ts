import { paths } from "@/config/paths";
import { api } from "@/lib/api";
import { tabStorage } from "@/lib/browser-storage";
import { rememberPlace } from "@/lib/return-to";
import { currentToken, currentUserId, forgetStoredSession, logOutHere, readSession } from "@/lib/session";

/** Log out: revokes the token and forgets token and user; what was loaded with them goes too (lib/query.ts). */
export const signOut = () => {
  const token = currentToken();
  logOutHere();
  if (token === null) return;
  // The browser forgets the session whatever the server answers; the token dies with its expiry at the latest.
  api.POST("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
};

const expireCookies = () => {
  for (const cookie of document.cookie.split("; ").filter(Boolean)) {
    const name = cookie.split("=", 1)[0];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
    document.cookie = `${name}=; path=/; max-age=0`;
  }
};

const deleteDatabases = async () => {
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
};

/**
 * The sign-out after an invalid token: also session storage, cookies and indexed databases (Spec §4), and a new page.
 * Somebody who signed in meanwhile, in another tab, stays signed in. What stays are the drafts, which nobody else can
 * read, and where its owner was (decision D13).
 */
export const signOutFully = async (refusedToken: string) => {
  const stored = readSession();
  if (stored !== null && stored.token !== refusedToken) return;
  const { pathname, search, hash } = window.location;
  forgetStoredSession();
  tabStorage.clear();
  rememberPlace(currentUserId(), pathname + search + hash, stored?.user.role);
  expireCookies();
  // Where storage is forbidden there are none.
  await deleteDatabases().catch(() => undefined);
  window.location.assign(paths.login);
};
