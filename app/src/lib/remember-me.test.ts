// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { revokeEnded } from "@/lib/ended-session";
import { chooseEndWithBrowser, endsWithBrowser, startSession } from "@/lib/remember-me";

const ana = { token: "a-token", user: { id: "1", name: "Ana", email: "ana@reedling.test", role: "TEACHER" } };
const isBound = () => document.cookie.includes("browser=1");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what the app does.
  document.cookie = "browser=; path=/; max-age=0";
});

describe("Sign me out when I close the browser", () => {
  it("SET-16 FIELD-16 is ticked where nobody has chosen, and the session ends with the browser", () => {
    expect(endsWithBrowser()).toBe(true);
    startSession(ana);
    expect([isBound(), localStorage.getItem("remember")]).toEqual([true, "no"]);
    expect(endsWithBrowser()).toBe(true);
  });

  it("is unticked at first where it was unticked last, and the session outlives the browser's closing", () => {
    chooseEndWithBrowser(false);
    startSession(ana);
    expect([isBound(), localStorage.getItem("remember")]).toEqual([false, "yes"]);
    expect(endsWithBrowser()).toBe(false);
  });

  it("goes from one to the other with each sign-in", () => {
    for (const isTicked of [true, false, true]) {
      chooseEndWithBrowser(isTicked);
      startSession(ana);
      expect(isBound()).toBe(isTicked);
    }
  });

  it("changes nothing for the session that is there until somebody has signed in", () => {
    chooseEndWithBrowser(false);
    startSession(ana);
    chooseEndWithBrowser(true);
    expect([isBound(), localStorage.getItem("remember"), endsWithBrowser()]).toEqual([false, "yes", true]);
  });

  it("starts a session where cookies are forbidden too", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const cookies = vi.spyOn(Document.prototype, "cookie", "set").mockImplementation(forbidden);
    startSession(ana);
    cookies.mockRestore();
    expect(localStorage.getItem("token")).toBe("a-token");
  });
});

describe("a session that ended with the browser", () => {
  const answer = (status: number | null) => {
    const asked = vi.fn(async (..._call: Parameters<typeof fetch>) => {
      if (status === null) throw new TypeError("Failed to fetch");
      return new Response(null, { status });
    });
    vi.stubGlobal("fetch", asked);
    return asked;
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([200, 401])("SET-16 is revoked at the server, once (%s)", async (status) => {
    const asked = answer(status);
    localStorage.setItem("ended", "an-old-token");
    await revokeEnded();
    await revokeEnded();
    const headers = { Authorization: "Bearer an-old-token" };
    expect(asked.mock.calls).toEqual([["/api/auth/logout", { method: "POST", headers }]]);
    expect(localStorage.getItem("ended")).toBeNull();
  });

  it.each([429, 503, null])("is revoked at a later start where the server does not do it now (%s)", async (status) => {
    answer(status);
    localStorage.setItem("ended", "an-old-token");
    await revokeEnded().catch(() => undefined);
    expect(localStorage.getItem("ended")).toBe("an-old-token");
  });

  it("asks nothing where none ended", async () => {
    const asked = answer(200);
    await revokeEnded();
    expect(asked).not.toHaveBeenCalled();
  });
});
