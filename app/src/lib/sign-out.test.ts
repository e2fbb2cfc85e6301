// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToken, logOutHere, storeSession } from "@/lib/session";
import { signOut, signOutFully } from "@/lib/sign-out";
import { fakeApi } from "@/testing/fake-api";

const ana = { token: "a-token", user: { id: "1", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } };

describe("signing out", () => {
  beforeEach(() => {
    logOutHere();
    storeSession(ana);
  });
  afterEach(() => vi.unstubAllGlobals());

  // LAYOUT-02.
  it("revokes the token that it forgets", async () => {
    const api = fakeApi({ "POST /api/auth/logout": () => ({ message: "Bye" }) });
    signOut();
    expect(currentToken()).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
    await vi.waitFor(() => expect(api.calls.map(({ name }) => name)).toEqual(["POST /api/auth/logout"]));
    expect(api.calls[0]?.headers.get("Authorization")).toBe("Bearer a-token");
  });

  it("takes everything away after a refused token", async () => {
    vi.stubGlobal("indexedDB", { databases: async () => [] });
    sessionStorage.setItem("left", "over");
    await signOutFully("a-token");
    expect(localStorage.getItem("token")).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it("leaves alone who signed in meanwhile in another tab", async () => {
    localStorage.setItem("token", "of-another-tab");
    await signOutFully("a-token");
    expect(localStorage.getItem("token")).toBe("of-another-tab");
    expect(localStorage.getItem("user")).not.toBeNull();
  });
});
