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
    // All that is left is where its owner was, for the sign-in that follows.
    expect(Object.keys(sessionStorage)).toEqual(["returnTo"]);
  });

  it.each(["refuses", "is forbidden"])("leads to sign-in too where the browser's database %s", async (how) => {
    const assign = vi.fn();
    const forbidden = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("location", { pathname: "/teacher/lessons", search: "", assign });
    if (how === "refuses") vi.stubGlobal("indexedDB", { databases: () => Promise.reject(new Error("broken")) });
    else vi.stubGlobal("indexedDB", Object.defineProperty({}, "databases", { get: forbidden }));
    await signOutFully("a-token");
    expect(assign.mock.calls).toEqual([["/auth/login"]]);
  });

  it("leaves alone who signed in meanwhile in another tab", async () => {
    localStorage.setItem("token", "of-another-tab");
    await signOutFully("a-token");
    expect(localStorage.getItem("token")).toBe("of-another-tab");
    expect(localStorage.getItem("user")).not.toBeNull();
  });
});
