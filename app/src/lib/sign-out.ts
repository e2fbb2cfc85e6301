import { paths } from "@/config/paths";
import { api } from "@/lib/api";
import { queryClient } from "@/lib/query";
import { currentToken, forgetStoredSession, logOutHere } from "@/lib/session";

/** Log out: revokes the token, forgets token and user and all that was loaded with them. */
export const signOut = () => {
  if (currentToken() !== null) {
    // The browser forgets the session whatever the server answers; the token dies with its expiry at the latest.
    api.POST("/api/auth/logout").catch(() => undefined);
  }
  logOutHere();
  queryClient.clear();
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

/** The sign-out after an invalid token: also session storage, cookies and indexed databases (Spec §4), and a new page. */
export const signOutFully = async () => {
  forgetStoredSession();
  sessionStorage.clear();
  expireCookies();
  await deleteDatabases();
  window.location.assign(paths.login);
};
