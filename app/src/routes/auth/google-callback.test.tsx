// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { rememberAddress } from "@/lib/return-to";
import { clearSession } from "@/lib/session";
import { aUser } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { watchDelays } from "@/testing/later";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { GoogleCallbackScreen } = await import("@/routes/auth/google-callback");

const finish = "POST /api/auth/google";

const open = async (query: string, answer: FakeAnswer) => {
  const api = fakeApi({ [finish]: answer });
  const { router } = await renderScreen(GoogleCallbackScreen, `/auth/google/callback${query}`);
  return { api, router };
};

const signedIn = (role: Schemas["Role"]) => {
  const user = aUser({ role });
  return { token: "a-token", user, mustChangePassword: false, userId: user.id };
};

const back = () => screen.getByRole("link", { name: "Back to Login" }).getAttribute("href");

beforeEach(() => {
  clearSession();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the callback of the external provider", () => {
  it.each([
    ["?error=access_denied&code=4/abc", "Google authentication was cancelled or failed"],
    ["", "No authorization code received from Google"],
    ["?code=&state=a-state", "No authorization code received from Google"],
  ])("SIGNIN-16 SIGNIN-17 says at '%s' what is wrong, and asks nobody", async (query, text) => {
    const { api } = await open(query, () => signedIn("TEACHER"));
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(back()).toBe("/auth/login");
    expect(api.calls).toEqual([]);
  });

  it.each([
    ["ADMINISTRATOR", "/admin/dashboard"],
    ["TEACHER", "/teacher/dashboard"],
    ["STUDENT", "/student/dashboard"],
    ["PARENT", "/parent/dashboard"],
  ] as const)(
    "SIGNIN-16 SIGNIN-18 posts the code once and opens the dashboard of a %s after 1.5 s",
    async (role, home) => {
      const later = watchDelays();
      let answer = (_: unknown) => {};
      const answered = new Promise((done) => {
        answer = done;
      });
      const { api, router } = await open("?code=4%2Fabc&state=a-state", () => answered);
      expect((await screen.findByText("Signing you in with Google...")).closest("[role=status]")).toBeTruthy();
      expect(back()).toBe("/auth/login");
      answer(signedIn(role));
      expect(await screen.findByText("Login successful! Redirecting...")).toBeTruthy();
      expect(api.calls.map(({ name, body }) => [name, body])).toEqual([[finish, { code: "4/abc", state: "a-state" }]]);
      expect(localStorage.getItem("token")).toBe("a-token");
      expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ role });
      expect(router.state.location.pathname).toBe("/auth/google/callback");
      await later.after(1500);
      expect(router.state.location.pathname).toBe(home);
      expect(router.state.historyAction, "the used code is not gone back to").toBe("REPLACE");
    },
  );

  it("leads to the address that was opened signed out, if the role may go there", async () => {
    const later = watchDelays();
    rememberAddress("/teacher/students?q=theo");
    const { router } = await open("?code=4/abc&state=a-state", () => signedIn("TEACHER"));
    await screen.findByText("Login successful! Redirecting...");
    await later.after(1500);
    expect(router.state.location.pathname + router.state.location.search).toBe("/teacher/students?q=theo");
  });

  it.each([
    [new Refusal(403, "Registration is closed at this school."), "Registration is closed at this school."],
    [new Refusal(502, ""), "Failed to authenticate with Google"],
    [new TypeError("offline"), "Network error. Please check your connection and try again."],
  ])("SIGNIN-16 SIGNIN-19 says why it failed: %s", async (answer, text) => {
    await open("?code=4/abc&state=a-state", () => answer);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(screen.queryByText("Signing you in with Google...")).toBeNull();
    expect(back()).toBe("/auth/login");
    expect(localStorage.getItem("token")).toBeNull();
  });
});
