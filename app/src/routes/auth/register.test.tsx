// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCore } from "@/lib/core";
import { clearSession } from "@/lib/session";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { watchDelays } from "@/testing/later";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { SignInScreen } = await import("@/routes/auth/sign-in");
const { RegisterScreen } = await import("@/routes/auth/register");

const register = "POST /api/auth/register";

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(answers);
  const user = userEvent.setup();
  const { router, client } = await renderScreen(RegisterScreen, "/auth/register");
  await screen.findByRole("textbox", { name: "Full Name" });
  const fill = async (password: string, again = password) => {
    await user.type(screen.getByRole("textbox", { name: "Full Name" }), "Mara Lind");
    await user.type(screen.getByRole("textbox", { name: "Email" }), "mara@reedling.test");
    await user.type(screen.getByLabelText("Password"), password);
    await user.type(screen.getByLabelText("Confirm Password"), again);
    await user.click(screen.getByRole("button", { name: "Create Account" }));
  };
  return { api, router, client, fill };
};

beforeEach(clearSession);
afterEach(() => vi.restoreAllMocks());

describe("the registration screen", () => {
  it("SIGNIN-12 FIELD-16 joins as a teacher, by a form or by the external provider", async () => {
    await open();
    expect(screen.getByText(/^Join as a teacher\. Already have an account\?/)).toBeTruthy();
    const hint = screen.getByText(/^Student or parent\? Your teacher or school makes your account\./);
    expect(within(hint).getByRole("link", { name: "Forgot Password" })).toBeTruthy();
    for (const box of screen.getAllByLabelText(/Password/, { selector: "input" })) {
      expect(box.getAttribute("passwordrules")).toContain("minlength: 8");
    }
    for (const label of ["Full Name", "Email", "Password", "Confirm Password"]) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
    expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/auth/signin");
  });

  it.each([
    ["sonata", "sonatas", "Passwords do not match"],
    ["sonat", "sonat", "Password must be at least 6 characters long"],
  ])("SIGNIN-13 refuses the passwords %s and %s before any call", async (password, again, text) => {
    const { api, fill } = await open();
    await fill(password, again);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(api.named("POST")).toEqual([]);
  });

  it("says what a password needs before one is typed, as core's rule has it", async () => {
    await open();
    const field = screen.getByLabelText("Password");
    const hint = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("Use at least 6 characters. Avoid common passwords and your own name.");
    const core = await loadCore();
    const refused = (password: string) =>
      core.checkRegistration({ name: "Mara", email: "mara@reedling.test", password, confirmPassword: password }).length;
    expect([refused("sonat"), refused("sonata")]).toEqual([1, 0]);
  });

  it("says at the sign-in that follows, once, what comes next", async () => {
    const later = watchDelays();
    const { fill, client } = await open({ [register]: () => ({ message: "Look into your mail." }) });
    await fill("sonata");
    await screen.findByText("Look into your mail.");
    await later.after(3000);
    cleanup();
    const { unmount } = await renderScreen(SignInScreen, "/auth/login", client);
    expect(screen.getByText("Look into your mail.")).toBeTruthy();
    unmount();
    await renderScreen(SignInScreen, "/auth/login", client);
    expect(screen.getByRole("heading", { level: 1, name: "Sign In" })).toBeTruthy();
    expect(screen.queryByText("Look into your mail.")).toBeNull();
  });

  it("JOIN-04 says what is done in the place of what was to come, with a look of its own", async () => {
    const { fill } = await open({
      "GET /api/auth/providers": () => ({ google: false, registration: "approval" }),
      [register]: () => ({ message: "Look into your mail." }),
    });
    const approval = /^After you confirm your email address/;
    const tint = (text: HTMLElement) => text.parentElement?.className;
    const before = tint(await screen.findByText(approval));
    await fill("sonata");
    expect(tint(await screen.findByText("Look into your mail."))).not.toBe(before);
    expect(screen.queryByText(approval)).toBeNull();
  });

  it("SIGNIN-14 says what comes next, and leads to sign-in after 3 s", async () => {
    const later = watchDelays();
    const { api, router, fill } = await open({ [register]: () => ({ message: "Look into your mail." }) });
    await fill("sonata");
    expect(await screen.findByText("Look into your mail.")).toBeTruthy();
    expect(api.named("POST").map(({ body }) => body)).toEqual([
      { name: "Mara Lind", email: "mara@reedling.test", password: "sonata" },
    ]);
    expect(router.state.location.pathname).toBe("/auth/register");
    await later.after(3000);
    expect(router.state.location.pathname).toBe("/auth/login");
  });

  it.each([
    ["Nobody may register now.", "Nobody may register now."],
    ["", "Registration failed"],
  ])("SIGNIN-15 shows why it failed: '%s'", async (said, shown) => {
    const { fill } = await open({ [register]: () => new Refusal(500, said) });
    await fill("sonata");
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it("puts the server's problem under its field", async () => {
    const problem = new Refusal(422, "Please check the form.", "invalid", { email: ["This address cannot be used."] });
    const { fill } = await open({ [register]: () => problem });
    await fill("sonata");
    expect(await screen.findByText("This address cannot be used.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
  });

  it("JOIN-04 is closed where the school says so", async () => {
    fakeApi({ "GET /api/auth/providers": () => ({ google: false, registration: "closed" }) });
    await renderScreen(RegisterScreen, "/auth/register");
    expect(await screen.findByText(/Registration is closed at this school/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull();
  });
});
