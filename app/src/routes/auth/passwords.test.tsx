// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { handEmail } from "@/features/accounts/handed-email";
import { handPassword } from "@/features/accounts/handed-password";
import { clearSession } from "@/lib/session";
import { aUser } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { watchDelays } from "@/testing/later";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ForgotPasswordScreen } = await import("@/routes/auth/forgot-password");
const { NewPasswordScreen } = await import("@/routes/auth/new-password");
const { ResetPasswordScreen } = await import("@/routes/auth/reset-password");
const { SignInScreen } = await import("@/routes/auth/sign-in");

const open = async (Screen: ComponentType, path: string, answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(answers);
  const user = userEvent.setup();
  const { router } = await renderScreen(Screen, path);
  /** Types into fields by their labels and presses a button. */
  const send = async (button: string, typed: Record<string, string>) => {
    for (const [label, text] of Object.entries(typed)) {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      if (text !== "") await user.type(field, text);
    }
    await user.click(await screen.findByRole("button", { name: button }));
  };
  return { api, router, send };
};

beforeEach(() => {
  clearSession();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("a forgotten password", () => {
  const forgot = "POST /api/auth/forgot-password";
  const openForgot = (answer: FakeAnswer) => open(ForgotPasswordScreen, "/auth/forgot-password", { [forgot]: answer });

  it("SIGNIN-24 is asked for by email, with a way back", async () => {
    const { api, send } = await openForgot(() => ({ message: "If we know you, a mail is on its way." }));
    expect(await screen.findByText("Enter your email and we'll send you a temporary password.")).toBeTruthy();
    await send("Send Reset Email", { Email: "ana@reedling.test" });
    expect(await screen.findByText("If we know you, a mail is on its way.")).toBeTruthy();
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: "ana@reedling.test" }]);
    expect(screen.getByRole("link", { name: "Back to Sign In" }).getAttribute("href")).toBe("/auth/signin");
  });

  it.each([
    ["Please wait a while.", "Please wait a while."],
    ["", "Failed to send reset email"],
  ])("SIGNIN-24 shows why it failed: '%s'", async (said, shown) => {
    const { send } = await openForgot(() => new Refusal(500, said));
    await send("Send Reset Email", { Email: "ana@reedling.test" });
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});

it("an address that was typed at the sign-in is there on the way to a new password, and back", async () => {
  fakeApi({ "POST /api/auth/forgot-password": () => ({ message: "On its way." }) });
  handEmail("");
  const user = userEvent.setup();
  const box = async () => screen.findByLabelText<HTMLInputElement>("Email");
  const signIn = await renderScreen(SignInScreen, "/auth/signin");
  await user.type(await box(), "ana@reedling.test");
  await user.click(screen.getByRole("link", { name: "Forgot password?" }));
  signIn.unmount();
  const forgot = await renderScreen(ForgotPasswordScreen, "/auth/forgot-password");
  expect((await box()).value).toBe("ana@reedling.test");
  await user.type(await box(), "s");
  await user.click(screen.getByRole("button", { name: "Send Reset Email" }));
  await screen.findByText("On its way.");
  forgot.unmount();
  await renderScreen(SignInScreen, "/auth/signin");
  expect((await box()).value).toBe("ana@reedling.tests");
});

describe("a password that is reset", () => {
  const reset = "POST /api/auth/reset-password";
  const openReset = (answer: FakeAnswer, query = "?uid=u-1") =>
    open(ResetPasswordScreen, `/auth/reset-password${query}`, { [reset]: answer });
  const right = { "Temporary Password": "temporary", "New Password": "Abcdefg1", "Confirm New Password": "Abcdefg1" };
  const twice = (password: string) => ({ ...right, "New Password": password, "Confirm New Password": password });
  const done: FakeAnswer = () => ({ message: "Your password is changed." });

  it("SIGNIN-25 SIGNIN-27 SIGNIN-28 is sent with the user of the link and leads to sign-in after 3 s", async () => {
    const later = watchDelays();
    const { api, router, send } = await openReset(done);
    expect(await screen.findByText("The temporary password in your email expires after one hour.")).toBeTruthy();
    expect(screen.getByText("You'll find it in the email we sent you.")).toBeTruthy();
    await send("Reset Password", right);
    expect(await screen.findByText("Your password is changed.")).toBeTruthy();
    expect(api.calls.map(({ name, body }) => [name, body])).toEqual([
      [reset, { userId: "u-1", tempPassword: "temporary", newPassword: "Abcdefg1" }],
    ]);
    expect(router.state.location.pathname).toBe("/auth/reset-password");
    await later.after(3000);
    expect(router.state.location.pathname).toBe("/auth/signin");
  });

  it.each([
    ["", right, "Invalid reset link. Please request a new password reset."],
    ["?uid=u-1", { ...right, "Temporary Password": "" }, "Please enter the temporary password from your email."],
    ["?uid=u-1", { ...right, "New Password": "", "Confirm New Password": "" }, "Please enter a new password."],
    ["?uid=u-1", twice("Abcdef1"), "Password must be at least 8 characters long"],
    ["?uid=u-1", twice("ABCDEFG1"), "Password must contain at least one lowercase letter"],
    ["?uid=u-1", twice("abcdefg1"), "Password must contain at least one uppercase letter"],
    ["?uid=u-1", twice("Abcdefgh"), "Password must contain at least one number"],
    ["?uid=u-1", { ...right, "Confirm New Password": "Abcdefg2" }, "New passwords do not match."],
  ])("SIGNIN-26 is refused before any call: %s %j", async (query, typed, text) => {
    const { api, send } = await openReset(done, query);
    await send("Reset Password", typed);
    // The list of requirements has the same sentences, whether they are met or not.
    const said = () => screen.queryAllByText(text, { exact: false }).filter((found) => found.closest("ul") === null);
    await vi.waitFor(() => expect(said()).not.toEqual([]));
    expect(api.calls).toEqual([]);
  });

  it.each([
    ["The temporary password has expired.", "The temporary password has expired."],
    ["", "Failed to reset password"],
  ])("SIGNIN-28 shows why it failed: '%s'", async (said, shown) => {
    const { send } = await openReset(() => new Refusal(400, said));
    await send("Reset Password", right);
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it("says of a lost answer that the password may have been changed", async () => {
    const { send } = await openReset(() => new TypeError("offline"));
    await send("Reset Password", right);
    expect(await screen.findByText(/^No answer came.* may have been changed all the same/)).toBeTruthy();
  });
});

describe("a new password", () => {
  const save = "POST /api/auth/new-password";
  const user = aUser({ role: "STUDENT" });
  const done: FakeAnswer = () => ({ token: "a-new-token", user, mustChangePassword: false, userId: user.id });
  const openNew = (answer: FakeAnswer, query = "?uid=u-1") =>
    open(NewPasswordScreen, `/auth/new-password${query}`, { [save]: answer });
  const password = "Abcdefg1!";
  const right = { "Current Password": "temporary", "New Password": password, "Confirm New Password": password };

  it("SIGNIN-29 tells its requirements, and which of them are met while it is typed", async () => {
    const { send } = await openNew(done);
    expect(await screen.findByText("Choose your own password to continue.")).toBeTruthy();
    const list = within(await screen.findByRole("list", { name: "Password requirements" }));
    const unmet = () => list.getAllByText("Not met yet:").length;
    const all = unmet();
    expect(all).toBeGreaterThan(2);
    await send("Update Password", { "New Password": "etude" });
    expect(unmet()).toBeLessThan(all);
    for (const label of Object.keys(right)) expect(screen.getByLabelText(label)).toBeTruthy();
  });

  it("SIGNIN-30 SIGNIN-31 is sent with the user of the link, starts a session and leads to the dashboard after 2 s", async () => {
    const later = watchDelays();
    const { api, router, send } = await openNew(done);
    await send("Update Password", right);
    expect(await screen.findByText("Password updated. Taking you to your dashboard...")).toBeTruthy();
    expect(api.calls.map(({ name, body }) => [name, body])).toEqual([
      [save, { userId: "u-1", currentPassword: "temporary", newPassword: password }],
    ]);
    expect(localStorage.getItem("token")).toBe("a-new-token");
    expect(router.state.location.pathname).toBe("/auth/new-password");
    await later.after(2000);
    expect(router.state.location.pathname).toBe("/dashboard");
  });

  describe("after a temporary one was typed at the sign-in", () => {
    const current = async () => (await screen.findByLabelText<HTMLInputElement>("Current Password")).value;

    it("has that filled in, for nobody who comes to the form later", async () => {
      handPassword("u-1", "temporary");
      const { router } = await openNew(done);
      expect(await current()).toBe("temporary");
      await act(() => router.navigate("/auth/signin"));
      await screen.findByText("elsewhere");
      await act(() => router.navigate(-1));
      expect(await current()).toBe("");
    });

    it("has nothing filled in once the session is another's", async () => {
      handPassword("u-1", "temporary");
      signInTeacher();
      await openNew(done);
      expect(await current()).toBe("");
    });
  });

  it("is one's own without a link: the session says whose", async () => {
    signInTeacher();
    const { api, send } = await openNew(done, "");
    await send("Update Password", right);
    await screen.findByText("Password updated. Taking you to your dashboard...");
    expect(api.calls.map(({ body, headers }) => [body, headers.get("Authorization")])).toEqual([
      [{ currentPassword: "temporary", newPassword: password }, "Bearer a-token"],
    ]);
  });

  it.each([
    ["The current password is wrong.", "The current password is wrong."],
    ["", "Failed to update password"],
  ])("SIGNIN-31 shows why it failed: '%s'", async (said, shown) => {
    const { send } = await openNew(() => new Refusal(422, said));
    await send("Update Password", right);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("may have been saved all the same when no answer came, and the screen says so", async () => {
    const { send } = await openNew(() => new TypeError("offline"));
    await send("Update Password", right);
    expect(await screen.findByText(/^No answer came.* may have been changed all the same/)).toBeTruthy();
    expect(screen.queryByText(/^Network error/)).toBeNull();
  });
});
