// @vitest-environment jsdom
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "@/lib/session";
import {
  clearSession,
  currentToken,
  expireSession,
  loggedOutAtom,
  logOutHere,
  onSessionChange,
  readSession,
  sessionAtom,
  sessionExpiredAtom,
  storeSession,
} from "@/lib/session";

const session: Session = {
  token: "a-token",
  user: { id: "1", name: "Ana Reyes", email: "ana@reedling.test", role: "TEACHER", avatar: null },
};

describe("the session in local storage", () => {
  beforeEach(() => {
    clearSession();
    localStorage.clear();
  });

  it("keeps the token as it is and the user as JSON", () => {
    storeSession(session);
    expect(localStorage.getItem("token")).toBe("a-token");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(session.user);
    expect(currentToken()).toBe("a-token");
    expect(readSession()).toEqual(session);
  });

  it.each(["{broken", "null", '"Ana"', '{"name":"Ana"}', "[]"])(
    "AUTH-30 clears a corrupt user record and the token: %s",
    (raw) => {
      localStorage.setItem("token", "a-token");
      localStorage.setItem("user", raw);
      expect(readSession()).toBeNull();
      expect(localStorage.getItem("token")).toBeNull();
      expect(localStorage.getItem("user")).toBeNull();
    },
  );

  it.each(["é漢", "x y\u0000", "x".repeat(40_000)])("clears a token that is none, and its user", (token) => {
    localStorage.setItem("token", token);
    localStorage.setItem("user", JSON.stringify(session.user));
    expect(readSession()).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
  });

  it("is none without a token or without a user", () => {
    localStorage.setItem("token", "a-token");
    expect(readSession()).toBeNull();
    expect(localStorage.getItem("token"), "a live token of nobody").toBeNull();
    localStorage.setItem("user", JSON.stringify(session.user));
    expect(readSession()).toBeNull();
  });

  it.each(["user", "token"])("is kept as a whole or not at all where there is no room for the %s", (refused) => {
    storeSession(session);
    const setItem = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (key === refused) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
    storeSession({ ...session, token: "a-new-token" });
    full.mockRestore();
    expect(localStorage.length).toBe(0);
    expect(readSession()).toEqual({ ...session, token: "a-new-token" });
  });

  it("is forgotten on clearing", () => {
    storeSession(session);
    clearSession();
    expect(currentToken()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it("expires with its own token alone", () => {
    const isExpired = () => getDefaultStore().get(sessionExpiredAtom);
    expireSession("a-token");
    expect(isExpired(), "nobody is signed in").toBe(false);
    storeSession(session);
    expireSession("an-older-token");
    expect(isExpired(), "the answer is to an older token").toBe(false);
    expireSession("a-token");
    expect(isExpired()).toBe(true);
    storeSession({ ...session, token: "a-new-token" });
    expect(isExpired(), "signed in again").toBe(false);
  });
});

const ben: Session = {
  token: "of-ben",
  user: { id: "2", name: "Ben Okoro", email: "ben@reedling.test", role: "PARENT", avatar: null },
};

/** What another tab stores or takes away, as the browser tells this one: key by key, and no later one is there yet. */
const inAnotherTab = (key: "token" | "user", value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
};

describe("the session of another tab", () => {
  const shown = () => getDefaultStore().get(sessionAtom);
  const changes: (Session | null)[] = [];

  beforeEach(() => {
    storeSession(session);
    changes.length = 0;
    const stop = onSessionChange(() => changes.push(shown()));
    return stop;
  });

  it("is taken over as a whole, whoever was signed in here", () => {
    inAnotherTab("user", JSON.stringify(ben.user));
    expect(shown(), "the token is still the former one's").toEqual(session);
    inAnotherTab("token", ben.token);
    expect(shown()).toEqual(ben);
    expect(changes).toEqual([ben]);
  });

  it("is stored so that no tab meets a token with somebody else's user", () => {
    const order = vi.spyOn(Storage.prototype, "setItem");
    storeSession(ben);
    expect(order.mock.calls.map(([key]) => key)).toEqual(["user", "token"]);
    order.mockRestore();
  });

  it("ends here when it ends there", () => {
    inAnotherTab("token", null);
    expect(shown()).toBeNull();
    inAnotherTab("user", null);
    expect(shown()).toBeNull();
  });

  it("follows a change of the same person's record, and goes with a corrupt one", () => {
    inAnotherTab("user", JSON.stringify({ ...session.user, name: "Ana Sousa" }));
    expect(shown()?.user.name).toBe("Ana Sousa");
    expect(changes).toEqual([]);
    inAnotherTab("user", "{broken");
    expect(shown()).toBeNull();
  });

  it("takes back that this tab's user logged out", () => {
    logOutHere();
    inAnotherTab("user", JSON.stringify(ben.user));
    inAnotherTab("token", ben.token);
    expect(getDefaultStore().get(loggedOutAtom)).toBe(false);
  });

  // The browser tells a page that lies in its back/forward cache nothing; see e2e/page-cache.spec.ts.
  it("is read again when the page comes back from the back/forward cache", () => {
    localStorage.setItem("user", JSON.stringify(ben.user));
    localStorage.setItem("token", ben.token);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(shown()).toEqual(session);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(shown()).toEqual(ben);
  });
});
