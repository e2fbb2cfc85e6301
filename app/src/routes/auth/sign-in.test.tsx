// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { rememberAddress, rememberPlace } from "@/lib/return-to";
import { clearSession, readSession, sessionExpiredAtom } from "@/lib/session";
import { aUser } from "@/testing/factories";
import type { FakeAnswer } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { watchDelays } from "@/testing/later";
import { renderScreen, signInTeacher, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { SignInScreen } = await import("@/routes/auth/sign-in");

const signedIn = (user: Schemas["UserBody"]): Schemas["LoginAnswerBody"] => ({
  token: "a-token",
  user,
  mustChangePassword: false,
  userId: user.id,
});

const login = "POST /api/auth/login";

const open = async (answers: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(answers);
  const user = userEvent.setup();
  const { router, unmount } = await renderScreen(SignInScreen, "/auth/signin");
  const email = await screen.findByRole("textbox", { name: "Email" });
  const password = screen.getByLabelText("Password");
  return { api, user, router, unmount, email, password, button: screen.getByRole("button", { name: "Sign In" }) };
};

/** Opens the screen, fills it and sends it. */
const send = async (answers: Record<string, FakeAnswer>) => {
  const opened = await open(answers);
  await opened.user.type(opened.email, "ana@reedling.test");
  await opened.user.type(opened.password, "sonata");
  await opened.user.click(opened.button);
  return opened;
};

beforeEach(() => {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("the sign-in screen", () => {
  it("SIGNIN-01 asks for email and password, and shows the password when told to", async () => {
    const { user, password } = await open();
    await user.type(password, "sonata");
    expect(password.getAttribute("type")).toBe("password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password.getAttribute("type")).toBe("text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password.getAttribute("type")).toBe("password");
  });

  const ends = "Sign me out when I close the browser";

  it.each([
    ["left as it is", 0, "no", false],
    ["unticked", 1, "yes", false],
    ["ticked by hand", 2, "no", true],
  ])("SET-16 SIGNIN-02 FIELD-16 asks one thing of the browser: %s", async (_, clicks, kept, notMyComputer) => {
    const { api, user, email, password } = await open({ [login]: () => signedIn(aUser()) });
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.getByRole("checkbox", { name: ends, checked: true })).toBeTruthy();
    for (let click = 0; click < clicks; click += 1) await user.click(screen.getByRole("checkbox", { name: ends }));
    await user.type(email, "ana@reedling.test");
    await user.type(password, "sonata{Enter}");
    await screen.findByText("Login successful! Redirecting...");
    expect(localStorage.getItem("remember")).toBe(kept);
    expect(api.named("POST").map(({ body }) => body)).toEqual([
      { email: "ana@reedling.test", password: "sonata", notMyComputer },
    ]);
  });

  it("FIELD-16 says where students and parents get their account", async () => {
    await open();
    expect(screen.getByText(/^Student or parent\? Your teacher or school makes your account\./)).toBeTruthy();
  });

  it("SIGNIN-04 leads to a forgotten password and to registration", async () => {
    await open();
    const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(target("Forgot password?")).toBe("/auth/forgot-password");
    expect(target("Create Account")).toBe("/auth/register");
  });

  it("sends nothing that core refuses, and says why under the fields", async () => {
    const { api, user, email, button } = await open();
    await user.type(email, "ana@");
    await user.click(button);
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(document.activeElement).toBe(email);
    expect(api.named("POST")).toEqual([]);
  });

  it("follows a field that core refused while it is corrected, and no other", async () => {
    const { user, email, button } = await open();
    await user.type(email, "ana");
    expect(email.getAttribute("aria-invalid")).toBeNull();
    await user.click(button);
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
    await user.type(email, "@reedling.test");
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBeNull());
    expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  });

  it("sends what the browser filled in without a word", async () => {
    const { api, user, email, password, button } = await open();
    Object.assign(email, { value: "ana@reedling.test" });
    Object.assign(password, { value: "sonata" });
    await user.click(button);
    const body = { email: "ana@reedling.test", password: "sonata", notMyComputer: false };
    await waitFor(() => expect(api.named(login).map((call) => call.body)).toEqual([body]));
  });

  it("SIGNIN-05 is sent by Enter in the password field", async () => {
    const { api, user, email, password } = await open({ [login]: () => signedIn(aUser()) });
    await user.type(email, "ana@reedling.test");
    await user.type(password, "sonata{Enter}");
    expect(await screen.findByText("Login successful! Redirecting...")).toBeTruthy();
    expect(api.named("POST").map(({ body }) => body)).toEqual([
      { email: "ana@reedling.test", password: "sonata", notMyComputer: false },
    ]);
  });

  it.each([
    ["ADMINISTRATOR", "/admin/dashboard"],
    ["TEACHER", "/teacher/dashboard"],
    ["STUDENT", "/student/dashboard"],
    ["PARENT", "/parent/dashboard"],
    ["CONDUCTOR", "/dashboard"],
  ])("SIGNIN-06 SIGNIN-07 says that it succeeded and opens the dashboard of a %s after 1 s", async (role, home) => {
    const later = watchDelays();
    const { router } = await send({ [login]: () => signedIn(aUser({ role: role as Schemas["Role"] })) });
    expect(await screen.findByText("Login successful! Redirecting...")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/auth/signin");
    await later.after(1000);
    expect(router.state.location.pathname).toBe(home);
    // Back does not lead to the form again.
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it.each([
    ["TEACHER", "/teacher/students?q=theo"],
    ["STUDENT", "/student/dashboard"],
  ])("leads a %s to the address that was opened signed out, if they may go there", async (role, place) => {
    const later = watchDelays();
    rememberAddress("/teacher/students?q=theo");
    const { router } = await send({ [login]: () => signedIn(aUser({ role: role as Schemas["Role"] })) });
    await screen.findByText("Login successful! Redirecting...");
    await later.after(1000);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(place);
  });

  it("SCREEN-01 says that what was typed is kept, where the session ended over a form", async () => {
    rememberPlace("ana", "/teacher/lessons");
    const { unmount } = await open();
    expect(screen.queryByText("What you typed is kept.")).toBeNull();
    unmount();
    localStorage.setItem("draft:ana:edit-lesson:1", "1.sealed");
    await open();
    expect(screen.getByText("What you typed is kept.")).toBeTruthy();
  });

  it("AUTH-01 keeps token and user in local storage", async () => {
    const user = aUser();
    await send({ [login]: () => signedIn(user) });
    await screen.findByText("Login successful! Redirecting...");
    expect(localStorage.getItem("token")).toBe("a-token");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({
      id: user.id,
      name: "Ana Reyes",
      email: "ana@reedling.test",
      role: "TEACHER",
      avatar: "/api/avatars/AR.svg",
    });
  });

  it("AUTH-02 asks for a new password first, and keeps no token", async () => {
    const { router } = await send({
      [login]: () => ({ token: null, user: null, mustChangePassword: true, userId: "u 1" }),
    });
    await screen.findByText("elsewhere");
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/auth/new-password?uid=u%201");
    expect(localStorage.length).toBe(0);
  });

  it("SAFE-12 asks for a code of the app where the account has one, and signs in with it", async () => {
    const secondStep = "POST /api/auth/second-factor";
    const user = aUser({ role: "TEACHER" });
    const asked = {
      token: null,
      user: null,
      mustChangePassword: false,
      secondFactor: true,
      challenge: "c-1",
      userId: "u 1",
    };
    const wrong = "That code is not right. Codes change every 30 seconds.";
    const answers = [new Refusal(422, wrong, "invalid", { code: [wrong] }), signedIn(user)];
    const opened = await send({ [login]: () => asked, [secondStep]: () => answers.shift() });
    const code = await screen.findByLabelText(/^Code/);
    expect(screen.getByRole("heading", { name: "Two-Factor Sign-In" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect([localStorage.length, code.getAttribute("autocomplete")]).toEqual([0, "one-time-code"]);

    await opened.user.type(code, "000000{Enter}");
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(code.getAttribute("aria-invalid")).toBe("true");
    await opened.user.clear(code);
    await opened.user.paste("123 456");
    await opened.user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(readSession()?.token).toBe("a-token"));
    expect(opened.api.named(secondStep)[1]?.body).toEqual({ challenge: "c-1", code: "123 456", recoveryCode: "" });
  });

  it("takes a recovery code instead, and leads back where the sign-in is over", async () => {
    const secondStep = "POST /api/auth/second-factor";
    const asked = {
      token: null,
      user: null,
      mustChangePassword: false,
      secondFactor: true,
      challenge: "c-1",
      userId: "u 1",
    };
    const over = "This sign-in took too long, or too many codes were tried. Please sign in again.";
    const opened = await send({ [login]: () => asked, [secondStep]: () => new Refusal(401, over, "unauthenticated") });
    await opened.user.click(await screen.findByRole("button", { name: "Use a Recovery Code" }));
    const code = screen.getByLabelText(/^Recovery Code/);
    expect(document.activeElement).toBe(code);
    await opened.user.type(code, "ABCD-EFGH-IJKL-2345{Enter}");
    expect(await screen.findByText(over)).toBeTruthy();
    expect(opened.api.named(secondStep)[0]?.body).toEqual({
      challenge: "c-1",
      code: "",
      recoveryCode: "ABCD-EFGH-IJKL-2345",
    });
    expect(screen.getByRole("button", { name: "Sign In" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("link", { name: "Back to Login" }).getAttribute("href")).toBe("/auth/login");
  });

  it("says once why the second step is gone after a reload", async () => {
    const asked = {
      ...{ token: null, user: null, mustChangePassword: false, userId: "u 1" },
      ...{ secondFactor: true, challenge: "c-1" },
    };
    const { unmount } = await send({ [login]: () => asked });
    await screen.findByLabelText(/^Code/);
    // A reload runs no clean-up.
    const kept = sessionStorage.getItem("secondStep") ?? "";
    unmount();
    expect(sessionStorage.getItem("secondStep"), "left on purpose").toBeNull();
    sessionStorage.setItem("secondStep", kept);
    const again = await open();
    const lost = "The page was loaded again before you entered a code. Please sign in again.";
    expect(await screen.findByText(lost)).toBeTruthy();
    again.unmount();
    await open();
    expect(screen.queryByText(lost)).toBeNull();
  });

  it("SIGNIN-08 shows why it failed", async () => {
    const { router } = await send({ [login]: () => new Refusal(401, "The email or the password is wrong.") });
    const alert = await screen.findByText("The email or the password is wrong.");
    expect(alert.closest('[role="alert"]')).toBeTruthy();
    expect(router.state.location.pathname).toBe("/auth/signin");
    expect(localStorage.length).toBe(0);
  });

  it("AUTH-29 that fails ends no session that is there", async () => {
    signInTeacher();
    await send({ [login]: () => new Refusal(401, "Unauthorized: the email or the password is wrong.") });
    await screen.findByText("Unauthorized: the email or the password is wrong.");
    expect(getDefaultStore().get(sessionExpiredAtom)).toBe(false);
    expect(localStorage.getItem("token")).toBe("a-token");
  });

  it("SIGNIN-08 has words of its own where the server gives none", async () => {
    await send({ [login]: () => new Refusal(500, "") });
    expect(await screen.findByText("Login failed")).toBeTruthy();
  });

  it("SIGNIN-09 says that the network is away", async () => {
    await send({ [login]: () => new Error("offline") });
    expect(await screen.findByText("Network error. Please check your connection and try again.")).toBeTruthy();
  });

  it("SIGNIN-11 says that something unexpected happened", async () => {
    // An answer without its user, which the app cannot read.
    await send({ [login]: () => ({ ...signedIn(aUser()), user: undefined }) });
    expect(await screen.findByText("An error occurred. Please try again.")).toBeTruthy();
  });
});

describe("an account that is not activated", () => {
  const refused = () => new Refusal(403, "Please activate your account.", "account_pending");

  it("AUTH-12 is offered the activation mail again", async () => {
    const { api, user } = await send({
      [login]: refused,
      "POST /api/auth/activate": () => ({ message: "A new link is on its way." }),
    });
    const alert = (await screen.findByText("Please activate your account.")).closest<HTMLElement>('[role="alert"]');
    await user.click(within(alert as HTMLElement).getByRole("button", { name: "Resend Email" }));
    expect(await screen.findByText("A new link is on its way.")).toBeTruthy();
    expect(api.named("POST /api/auth/activate").map(({ body }) => body)).toEqual([{ email: "ana@reedling.test" }]);
  });

  it("learns when the mail could not be sent", async () => {
    const { user } = await send({ [login]: refused, "POST /api/auth/activate": () => new Refusal(500, "") });
    await user.click(await screen.findByRole("button", { name: "Resend Email" }));
    expect(await screen.findByText("Failed to resend activation email")).toBeTruthy();
  });
});

describe("the external provider", () => {
  const goTo = vi.fn();
  const answer = (response: Partial<Response> | Error) => {
    const asked = vi.fn(async (_path: string, _init: RequestInit) => {
      if (response instanceof Error) throw response;
      return response;
    });
    vi.stubGlobal("fetch", asked);
    return asked;
  };
  const press = async () => userEvent.setup().click(screen.getByRole("button", { name: "Continue with Google" }));

  beforeEach(() => {
    stubBrowser();
    goTo.mockClear();
    vi.stubGlobal("location", { ...window.location, assign: goTo });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("SIGNIN-03 is reached by GET /api/auth/google", async () => {
    await open();
    const asked = answer({ type: "opaqueredirect" });
    await press();
    expect(asked).toHaveBeenCalledWith("/api/auth/google", { redirect: "manual" });
    expect(goTo).toHaveBeenCalledWith("/api/auth/google");
  });

  it.each([{ type: "basic", status: 503 } as const, new Error("offline")])(
    "SIGNIN-10 that fails to start costs nobody the page",
    async (response) => {
      await open();
      answer(response);
      await press();
      expect(await screen.findByText("Google sign-in failed. Please try again.")).toBeTruthy();
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  it("that is not set up says so on its button", async () => {
    await open({ "GET /api/auth/providers": () => ({ google: false, registration: "open" }) });
    expect(await screen.findByText("Google sign-in is not set up here")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Continue with Google" }).hasAttribute("disabled")).toBe(true);
  });
});
