// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { Session } from "@/lib/session";
import { clearSession, currentToken, expireSession, readSession, storeSession } from "@/lib/session";

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
    "clears a corrupt user record and the token: %s",
    (raw) => {
      localStorage.setItem("token", "a-token");
      localStorage.setItem("user", raw);
      expect(readSession()).toBeNull();
      expect(localStorage.getItem("token")).toBeNull();
      expect(localStorage.getItem("user")).toBeNull();
    },
  );

  it("is none without a token or without a user", () => {
    localStorage.setItem("token", "a-token");
    expect(readSession()).toBeNull();
    localStorage.clear();
    localStorage.setItem("user", JSON.stringify(session.user));
    expect(readSession()).toBeNull();
  });

  it("is forgotten on clearing", () => {
    storeSession(session);
    clearSession();
    expect(currentToken()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it("expires with its own token alone", async () => {
    const { getDefaultStore } = await import("jotai");
    const { sessionExpiredAtom } = await import("@/lib/session");
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
