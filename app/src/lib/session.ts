import { atom, getDefaultStore, useAtomValue } from "jotai";
import { browserStorage } from "@/lib/browser-storage";

/** The user kept in the browser after sign-in (Spec §3). */
export interface SessionUser {
  id?: string | null;
  name: string;
  email: string;
  role: string;
  avatar?: string | null;
  /** `approval` while the account waits for an administrator. */
  waitsFor?: string | null;
}

/** A token together with the user whom it stands for. */
export interface Session {
  token: string;
  user: SessionUser;
}

const tokenKey = "token";
const userKey = "user";

const isUser = (value: unknown): value is SessionUser => {
  if (typeof value !== "object" || value === null) return false;
  const { name, email, role } = value as Record<string, unknown>;
  return typeof name === "string" && typeof email === "string" && typeof role === "string";
};

const parseUser = (raw: string): SessionUser | null => {
  try {
    const value: unknown = JSON.parse(raw);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
};

/** Takes token and user out of local storage; the screens learn of it by `clearSession` or a reload. */
export const forgetStoredSession = () => {
  browserStorage.remove(tokenKey);
  browserStorage.remove(userKey);
};

/** Whether a text can be a bearer token: a header holds only these characters, and no token of ours is longer. */
const isToken = (text: string) => /^[\w~+/.=-]{1,200}$/.test(text);

/** What local storage holds; a corrupt user record, or a token that is none, is cleared together with the other (Spec §4). */
export const readSession = (): Session | null => {
  const token = browserStorage.read(tokenKey);
  const raw = browserStorage.read(userKey);
  if (raw === null) {
    // A token of nobody would live on unseen, and stand beside the next user.
    if (token !== null) browserStorage.remove(tokenKey);
    return null;
  }
  const user = parseUser(raw);
  if (user === null || (token !== null && token !== "" && !isToken(token))) {
    forgetStoredSession();
    return null;
  }
  return token ? { token, user } : null;
};

/** Whether this tab's user logged out; false when a session ends by itself or in another tab. */
export const loggedOutAtom = atom(false);

const store = getDefaultStore();

const personOf = (session: Session | null) => session?.user.id ?? session?.user.email;

/** The session of this browser; follows what other tabs store, also while this page lay in the back/forward cache. */
export const sessionAtom = atom<Session | null>(readSession());
sessionAtom.onMount = (set) => {
  const follow = () => {
    const session = readSession();
    if (session !== null) store.set(loggedOutAtom, false);
    set(session);
  };
  const followStorage = ({ key }: StorageEvent) => {
    if (key === null || key === tokenKey || (key === userKey && !isHalfStored())) follow();
  };
  const followReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  window.addEventListener("storage", followStorage);
  window.addEventListener("pageshow", followReturn);
  return () => {
    window.removeEventListener("storage", followStorage);
    window.removeEventListener("pageshow", followReturn);
  };
};

/** Whether the stored user is another than this page's: then their token comes next, and what is there is the former one's. */
const isHalfStored = () => {
  const session = readSession();
  return session !== null && personOf(session) !== personOf(store.get(sessionAtom));
};

/** The token that the server refused last. */
const refusedTokenAtom = atom<string | null>(null);

/** True from the moment the server refuses the stored token until another session takes its place or it is cleared. */
export const sessionExpiredAtom = atom((get) => {
  const session = get(sessionAtom);
  return session !== null && session.token === get(refusedTokenAtom);
});

/** The token for authenticated calls, or null when signed out. */
export const currentToken = (): string | null => store.get(sessionAtom)?.token ?? null;

/** The id of whoever is signed in, or null. */
export const currentUserId = (): string | null => store.get(sessionAtom)?.user.id ?? null;

/** Keeps a session in the browser, under the keys `token` and `user` (decision D12); other tabs wait for the token. */
export const storeSession = (session: Session) => {
  browserStorage.writeAll([
    [userKey, JSON.stringify(session.user)],
    [tokenKey, session.token],
  ]);
  store.set(refusedTokenAtom, null);
  store.set(loggedOutAtom, false);
  store.set(sessionAtom, session);
};

/** Forgets token and user. */
export const clearSession = () => {
  forgetStoredSession();
  store.set(sessionAtom, null);
};

/** Forgets token and user because the user said so. */
export const logOutHere = () => {
  store.set(loggedOutAtom, true);
  clearSession();
};

/** Starts the session-expired notice when the refused token is the present one; a late answer to an older one says nothing. */
export const expireSession = (refusedToken: string) => store.set(refusedTokenAtom, refusedToken);

/** Calls back whenever the session is another person's or another sign-in's, from whichever tab it comes. */
export const onSessionChange = (callback: () => void): (() => void) => {
  const ownerOf = (session: Session | null) => JSON.stringify([session?.token, session?.user.id, session?.user.email]);
  let owner = ownerOf(store.get(sessionAtom));
  return store.sub(sessionAtom, () => {
    const next = ownerOf(store.get(sessionAtom));
    if (next === owner) return;
    owner = next;
    callback();
  });
};

/** The session, inside a component. */
export const useSession = (): Session | null => useAtomValue(sessionAtom);
