// @vitest-environment jsdom
import type { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeSecondStep } from "@/features/accounts/second-step";
import type { Schemas } from "@/lib/api";
import { keepDraft } from "@/lib/drafts/drafts";
import { draftName } from "@/lib/drafts/storage";
import { queryClient } from "@/lib/query";
import { readSession, storeSession } from "@/lib/session";
import { anAccount, aUser } from "@/testing/factories";
import type { FakeAnswer, FakeCall } from "@/testing/fake-api";
import { fakeApi, Refusal } from "@/testing/fake-api";
import { renderScreen, stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { SettingsScreen } = await import("@/routes/settings");

type Account = Schemas["MeBody"];

/** The server's account: what is saved is answered and loaded again. */
const serverWith = (start: Account) => {
  let account = start;
  const change = (changed: Partial<Account>) => {
    account = { ...account, ...changed };
    return account;
  };
  return {
    "GET /api/users/me": () => account,
    "PUT /api/users/profile": ({ body }: FakeCall) => {
      const { name, email, phoneNumber } = body as { name?: string; email?: string; phoneNumber?: string };
      const { user } = account;
      return change({
        user: { ...user, name: name ?? user.name, phoneNumber: phoneNumber ?? user.phoneNumber },
        ...(email === undefined ? {} : { pendingEmail: email === user.email ? null : email }),
      });
    },
    "PUT /api/users/notifications": ({ body }: FakeCall) => change({ notifications: body as Account["notifications"] }),
    "PUT /api/users/privacy": ({ body }: FakeCall) => change({ privacy: body as Account["privacy"] }),
  };
};

const ana = aUser({ name: "Ana Reyes", email: "ana@reedling.test", role: "TEACHER", phoneNumber: "0123" });

const open = async (account: Partial<Account> = {}, answers: Record<string, FakeAnswer> = {}, cache?: QueryClient) => {
  const start = anAccount({ user: ana, ...account });
  const { id, name, email, role } = start.user;
  storeSession({ token: "a-token", user: { id, name, email: email ?? "", role } });
  const api = fakeApi({ ...serverWith(start), ...answers });
  const view = await renderScreen(SettingsScreen, "/settings", cache);
  await screen.findByRole("region", { name: "Profile Information" });
  return { ...view, api, user: userEvent.setup() };
};

const card = (name: string) => within(screen.getByRole("region", { name }));
const profile = () => card("Profile Information");
const box = (name: string) => profile().getByRole<HTMLInputElement>("textbox", { name });
const fact = (term: string) => profile().getByText(term).parentElement?.querySelector("dd")?.textContent;
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name: new RegExp(`^${name}`) });

const edit = async (user: ReturnType<typeof userEvent.setup>, typed: Record<string, string>) => {
  await user.click(profile().getByRole("button", { name: "Edit Profile" }));
  for (const [name, text] of Object.entries(typed)) {
    await user.clear(box(name));
    if (text !== "") await user.type(box(name), text);
  }
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(profile().getByRole("button", { name: "Save Changes" }));

/** No second factor. */
const off = { offered: true, available: true, active: false, required: false, codesLeft: 0 };

beforeEach(() => localStorage.clear());

describe("Profile Information", () => {
  it.each([
    ["ADMINISTRATOR", "Admin", "red"],
    ["TEACHER", "Teacher", "blue"],
    ["STUDENT", "Student", "green"],
    ["PARENT", "Parent", "purple"],
  ] as const)("SET-01 shows name, email, phone and the badge of a %s", async (role, label, color) => {
    await open({ user: { ...ana, role } });
    expect([fact("Name"), fact("Email"), fact("Phone")]).toEqual(["Ana Reyes", "ana@reedling.test", "0123"]);
    expect(profile().getByText(label).className).toContain(`bg-${color}-tint`);
  });

  it("SET-02 SET-04 turns into a form, and Cancel restores what was loaded", async () => {
    const { user, api } = await open();
    await edit(user, { Name: "Someone Else", Phone: "" });
    expect(profile().getByRole("button", { name: "Save Changes" })).toBeTruthy();
    await user.click(profile().getByRole("button", { name: "Cancel" }));
    expect([fact("Name"), fact("Phone")]).toEqual(["Ana Reyes", "0123"]);
    expect(document.activeElement).toBe(profile().getByRole("button", { name: "Edit Profile" }));
    expect(api.named("PUT")).toEqual([]);
  });

  it("SET-03 SET-05 sends all three, loads the account anew and names the session", async () => {
    const { user, api } = await open();
    await edit(user, { Name: "Ana Sousa", Phone: "0456" });
    await save(user);
    expect(await screen.findByText("Profile Updated")).toBeTruthy();
    expect(api.named("PUT /api/users/profile")[0]?.body).toEqual({
      name: "Ana Sousa",
      email: "ana@reedling.test",
      phoneNumber: "0456",
    });
    expect(api.named("GET /api/users/me")).toHaveLength(2);
    expect([fact("Name"), fact("Phone")]).toEqual(["Ana Sousa", "0456"]);
    expect(readSession()?.user.name).toBe("Ana Sousa");
  });

  it.each([
    ["no answer", new Error("offline"), "Network error. Please check your connection and try again."],
    ["a refusal", new Refusal(429, "Please wait an hour."), "Please wait an hour."],
  ])("SET-05 keeps what was typed after %s and says why", async (_, failure, reason) => {
    const { user } = await open({}, { "PUT /api/users/profile": () => failure });
    await edit(user, { Name: "Ana Sousa" });
    await save(user);
    expect(await screen.findByText("Failed to update profile. Please try again.")).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(box("Name").value).toBe("Ana Sousa");
    expect(readSession()?.user.name).toBe("Ana Reyes");
  });

  it("SAFE-07 asks who one is before another email, and then saves it", async () => {
    const server = serverWith(anAccount({ user: ana }));
    let isProved = false;
    const { user, api } = await open(
      {},
      {
        ...server,
        "GET /api/users/second-factor": () => off,
        "PUT /api/users/profile": (call: FakeCall) =>
          isProved
            ? server["PUT /api/users/profile"](call)
            : new Refusal(403, "Please confirm first that it is you.", "proof_needed"),
        "POST /api/users/proof": () => {
          isProved = true;
          return { message: "Thank you." };
        },
      },
    );
    await edit(user, { Email: "ana@music.example" });
    await save(user);
    const proof = within(await screen.findByRole("dialog", { name: "Confirm That It Is You" }));
    await user.type(await proof.findByLabelText(/^Password/), "sonata{Enter}");
    expect(await screen.findByText("Profile Updated")).toBeTruthy();
    expect(api.named("PUT /api/users/profile")).toHaveLength(2);
  });

  it("shows what is wrong at its field and sends nothing", async () => {
    const { user, api } = await open();
    await edit(user, { Name: "", Email: "nowhere" });
    await save(user);
    expect(await profile().findByText("Please enter your name")).toBeTruthy();
    expect(box("Email").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(box("Name"));
    expect(api.named("PUT")).toEqual([]);
  });

  it("keeps a name that would not be taken today", async () => {
    const { user } = await open({ user: { ...ana, name: "ana.reyes" } });
    await edit(user, { Phone: "0456" });
    await save(user);
    expect(await screen.findByText("Profile Updated")).toBeTruthy();
  });

  it("says that another email waits for its link", async () => {
    const { user } = await open();
    await edit(user, { Email: "ana@new.example" });
    await save(user);
    const told =
      /^Open the link that we mailed to ana@new\.example\. Until then you sign in with ana@reedling\.test\.$/;
    expect(await screen.findByText(told)).toBeTruthy();
    expect(fact("Email")).toBe("ana@reedling.test");
    expect(profile().getByText(/^We mailed a link to ana@new\.example\./)).toBeTruthy();
    expect(readSession()?.user.email).toBe("ana@reedling.test");
  });

  it("leaves an email that waits alone, and takes it back when asked to", async () => {
    const { user, api } = await open({ pendingEmail: "ana@new.example" });
    await edit(user, { Phone: "0456" });
    await save(user);
    await screen.findByText("Profile Updated");
    expect(api.named("PUT")[0]?.body).toEqual({ name: "Ana Reyes", phoneNumber: "0456" });
    await user.click(profile().getByRole("button", { name: "Keep Current Email" }));
    expect(await screen.findByText("Your email stays ana@reedling.test.")).toBeTruthy();
    expect(api.named("PUT")[1]?.body).toEqual({ email: "ana@reedling.test" });
    await waitFor(() => expect(profile().queryByText(/^We mailed a link/)).toBeNull());
  });
});

describe("the switches", () => {
  it("SET-06 SET-08 start as the server says", async () => {
    await open();
    const states = screen
      .getAllByRole<HTMLInputElement>("switch")
      .map(({ labels, checked }) => [labels?.[0]?.querySelector("span > span")?.textContent, checked]);
    expect(states).toEqual([
      ["Email Notifications", true],
      ["Push Notifications", true],
      ["Lesson Reminders", true],
      ["Exam Notifications", true],
      ["Achievement Alerts", true],
      ["Show Email", false],
      ["Show Phone", false],
      ["Allow Messages", true],
    ]);
  });

  it.each([
    ["TEACHER", "The students you teach and their parents see your email beside their lessons.", "by email."],
    ["ADMINISTRATOR", "The students you teach and their parents see your email beside their lessons.", "by email."],
    ["STUDENT", "Messages you send from here carry your email, so that the school can reply to you.", "from here."],
    ["PARENT", "Messages you send from here carry your email, so that the school can reply to you.", "from here."],
  ] as const)("SET-08 tell a %s who sees what", async (role, email, messages) => {
    await open({ user: { ...ana, role } }, { "GET /api/users/second-factor": () => off });
    expect(switchOf("Show Email").labels?.[0]?.textContent).toContain(email);
    expect(switchOf("Allow Messages").labels?.[0]?.textContent).toContain(messages);
  });

  it("SET-07 SET-10 save a notification at once, with all five", async () => {
    const { user, api } = await open();
    await user.click(switchOf("Exam Notifications"));
    expect(switchOf("Exam Notifications").checked).toBe(false);
    expect(await screen.findByText("Settings Updated")).toBeTruthy();
    expect(api.named("PUT")[0]).toMatchObject({
      name: "PUT /api/users/notifications",
      body: {
        emailNotifications: true,
        pushNotifications: true,
        lessonReminders: true,
        examNotifications: false,
        achievementAlerts: true,
      },
    });
    expect(switchOf("Exam Notifications").checked).toBe(false);
  });

  it("SET-07 SET-09 save privacy at once, and who sees the profile stays", async () => {
    const { user, api } = await open();
    await user.click(switchOf("Show Email"));
    expect(await screen.findByText("Settings Updated")).toBeTruthy();
    expect(api.named("PUT")[0]).toMatchObject({
      name: "PUT /api/users/privacy",
      body: { profileVisibility: "friends", showEmail: true, showPhone: false, allowMessages: true },
    });
  });

  it.each([
    ["Push Notifications", "notifications", "Failed to update notification settings. Please try again."],
    ["Show Phone", "privacy", "Failed to update privacy settings. Please try again."],
  ])("SET-10 %s goes back when it cannot be saved", async (name, part, text) => {
    const { user } = await open({}, { [`PUT /api/users/${part}`]: () => new Error("offline") });
    const before = switchOf(name).checked;
    await user.click(switchOf(name));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(switchOf(name).checked).toBe(before);
    expect(document.activeElement).toBe(switchOf(name));
  });

  it("wait for one another, so that none undoes the one before it", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = serverWith(anAccount({ user: ana }));
    const { user, api } = await open(
      {},
      {
        ...server,
        "PUT /api/users/notifications": async (call) => {
          await held;
          return server["PUT /api/users/notifications"](call);
        },
      },
    );
    await user.click(switchOf("Email Notifications"));
    await user.click(switchOf("Lesson Reminders"));
    expect([switchOf("Email Notifications").checked, switchOf("Lesson Reminders").checked]).toEqual([false, false]);
    expect(api.named("PUT")).toHaveLength(1);
    release();
    await waitFor(() => expect(api.named("PUT")).toHaveLength(2));
    expect(api.named("PUT")[1]?.body).toMatchObject({ emailNotifications: false, lessonReminders: false });
    await waitFor(() => expect(switchOf("Lesson Reminders").getAttribute("aria-busy")).toBeNull());
    expect([switchOf("Email Notifications").checked, switchOf("Lesson Reminders").checked]).toEqual([false, false]);
  });

  it("pressed off, on and off again show the last press all the while", async () => {
    const releases: (() => void)[] = [];
    const server = serverWith(anAccount({ user: ana }));
    const { user, api } = await open(
      {},
      {
        ...server,
        "PUT /api/users/notifications": async (call) => {
          await new Promise<void>((resolve) => releases.push(resolve));
          return server["PUT /api/users/notifications"](call);
        },
      },
    );
    for (const _ of [1, 2, 3]) await user.click(switchOf("Exam Notifications"));
    const shown: boolean[] = [];
    for (const sent of [1, 2, 3]) {
      await waitFor(() => expect(releases).toHaveLength(sent));
      shown.push(switchOf("Exam Notifications").checked);
      releases.at(-1)?.();
    }
    await waitFor(() => expect(switchOf("Exam Notifications").getAttribute("aria-busy")).toBeNull());
    expect([...shown, switchOf("Exam Notifications").checked]).toEqual([false, false, false, false]);
    expect(api.named("PUT")).toHaveLength(3);
  });
});

describe("Account Security", () => {
  const security = () => card("Account Security");

  it("SET-12 SET-13 has its three buttons", async () => {
    await open();
    const names = security()
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Change Password", "Two-Factor Authentication", "Login Sessions"]);
    expect(security().getAllByRole("listitem")[0]?.textContent).toMatch(/^Change Password/);
  });

  it("SET-13 changes the password and goes on with the session that follows", async () => {
    const answer = { token: "b-token", user: ana, mustChangePassword: false, userId: ana.id };
    const { user, api } = await open({}, { "POST /api/auth/new-password": () => answer });
    await user.click(security().getByRole("button", { name: "Change Password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
    await user.type(dialog.getByLabelText(/^Current Password/), "Old-secret-1!");
    await user.type(dialog.getByLabelText(/^New Password/), "New-secret-1!");
    await user.type(dialog.getByLabelText(/^Confirm New Password/), "New-secret-1!");
    await user.click(dialog.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Password Changed")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(api.named("POST")[0]?.body).toEqual({ currentPassword: "Old-secret-1!", newPassword: "New-secret-1!" });
    expect(readSession()?.token).toBe("b-token");
  });

  it("lists the rules of a new password once, also after an empty one was sent", async () => {
    const { user } = await open();
    await user.click(security().getByRole("button", { name: "Change Password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
    await user.click(dialog.getByRole("button", { name: "Change Password" }));
    expect(await dialog.findByText("Please enter a new password.")).toBeTruthy();
    expect(dialog.getAllByText(/at least 8 characters long/)).toHaveLength(1);
  });

  it("asks for the second factor after a change of the password, at the sign-in", async () => {
    const asked = {
      token: null,
      user: null,
      mustChangePassword: false,
      secondFactor: true,
      challenge: "c-2",
      userId: ana.id,
    };
    const { user } = await open({}, { "POST /api/auth/new-password": () => asked });
    await user.click(security().getByRole("button", { name: "Change Password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
    await user.type(dialog.getByLabelText(/^Current Password/), "Old-secret-1!");
    await user.type(dialog.getByLabelText(/^New Password/), "New-secret-1!");
    await user.type(dialog.getByLabelText(/^Confirm New Password/), "New-secret-1!");
    await user.click(dialog.getByRole("button", { name: "Change Password" }));
    await waitFor(() => expect(readSession()).toBeNull());
    const step = takeSecondStep() as ReactElement<{ challenge: string }>;
    expect(step.props.challenge).toBe("c-2");
  });

  it("SAFE-12 sets an authenticator app up, after the password where one signed in long ago", async () => {
    const factor = "/api/users/second-factor";
    const codes = Array.from({ length: 10 }, (_, number) => `ABCD-EFGH-IJKL-222${(number % 6) + 2}${number}`);
    const wrong = "That code is not right. Codes change every 30 seconds.";
    let isProved = false;
    const confirmations = [new Refusal(422, wrong, "invalid", { code: [wrong] }), { recoveryCodes: codes }];
    const { user, api } = await open(
      {},
      {
        [`GET ${factor}`]: () => off,
        [`POST ${factor}/begin`]: () =>
          isProved
            ? { secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", otpauthUrl: "otpauth://totp/Reedling:ana?secret=GEZD" }
            : new Refusal(403, "Please confirm first that it is you.", "proof_needed"),
        "POST /api/users/proof": () => {
          isProved = true;
          return { message: "Thank you." };
        },
        [`POST ${factor}/confirm`]: () => confirmations.shift(),
      },
    );
    await user.click(security().getByRole("button", { name: "Two-Factor Authentication" }));
    await user.click(await screen.findByRole("button", { name: "Set Up" }));
    const proof = within(await screen.findByRole("dialog", { name: "Confirm That It Is You" }));
    await user.type(await proof.findByLabelText(/^Password/), "sonata{Enter}");

    const dialog = within(await screen.findByRole("dialog", { name: "Set Up Your App" }));
    expect(await dialog.findByRole("img", { name: "QR code of the key" })).toBeTruthy();
    expect(dialog.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
    // On the phone itself there is nothing to scan.
    const link = dialog.getByRole("link", { name: "Open App on This Device" });
    expect(link.getAttribute("href")).toBe("otpauth://totp/Reedling:ana?secret=GEZD");
    await user.click(dialog.getByRole("button", { name: "Copy Key" }));
    expect(await navigator.clipboard.readText()).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    const box = dialog.getByLabelText(/^Code/);
    await user.type(box, "000000{Enter}");
    expect(await dialog.findByText(wrong)).toBeTruthy();
    await user.clear(box);
    await user.paste("123 456");
    await user.keyboard("{Enter}");

    const kept = within(await screen.findByRole("dialog", { name: "Recovery Codes" }));
    expect(kept.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(codes);
    expect(document.activeElement).toBe(kept.getByRole("list", { name: "Recovery codes" }));
    expect(screen.getByRole("dialog").getAttribute("aria-busy")).toBeNull();
    expect(kept.queryByRole("button", { name: "Close" })).toBeNull();
    const done = kept.getByRole("button", { name: "Done" });
    expect(done).toHaveProperty("disabled", true);
    await user.click(kept.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
    const print = vi.spyOn(globalThis, "print").mockImplementation(() => undefined);
    await user.click(kept.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(kept.getByRole("checkbox", { name: "I have kept them" }));
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.named(`POST ${factor}/confirm`)[1]?.body).toEqual({ code: "123 456" });
  });

  it("SET-13 turns two-factor sign-in off, and warns of few recovery codes", async () => {
    const factor = "/api/users/second-factor";
    const { user, api } = await open(
      {},
      {
        [`GET ${factor}`]: () => ({ ...off, active: true, required: true, codesLeft: 2 }),
        [`DELETE ${factor}`]: () => ({ message: "Two-factor sign-in is off." }),
      },
    );
    await user.click(security().getByRole("button", { name: "Two-Factor Authentication" }));
    expect(await screen.findByText("2 recovery codes are left.")).toBeTruthy();
    expect(screen.getByText("Please make new recovery codes before you run out of them.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Turn Off" }));
    expect(api.named(`DELETE ${factor}`)).toHaveLength(0);
    const question = within(await screen.findByRole("alertdialog", { name: "Turn Off Two-Factor Authentication" }));
    expect(
      question.getByText(/Your school requires two-factor sign-in: you will have to set it up again/),
    ).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Turn Off" }));
    expect(await screen.findByText("Two-factor sign-in is off.")).toBeTruthy();
    expect(api.named(`DELETE ${factor}`)).toHaveLength(1);
  });

  it("asks for a code once two-factor sign-in is on, or for a recovery code", async () => {
    const factor = "/api/users/second-factor";
    let isProved = false;
    // Whoever takes long with the app is asked once more, right there.
    const confirmations = [
      new Refusal(403, "Please confirm first that it is you.", "proof_needed"),
      { recoveryCodes: ["ABCD-EFGH-IJKL-2345"] },
    ];
    const { user, api } = await open(
      {},
      {
        [`GET ${factor}`]: () => ({ ...off, active: true, codesLeft: 8 }),
        [`POST ${factor}/begin`]: () =>
          isProved
            ? { secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", otpauthUrl: "otpauth://totp/Reedling:ana?secret=GEZD" }
            : new Refusal(403, "Please confirm first that it is you.", "proof_needed"),
        "POST /api/users/proof": () => {
          isProved = true;
          return { message: "Thank you." };
        },
        [`POST ${factor}/confirm`]: () => confirmations.shift(),
      },
    );
    await user.click(security().getByRole("button", { name: "Two-Factor Authentication" }));
    await user.click(await screen.findByRole("button", { name: "Use Another Phone" }));
    const proof = within(await screen.findByRole("dialog", { name: "Confirm That It Is You" }));
    expect(proof.queryByLabelText(/^Password/)).toBeNull();
    await user.type(proof.getByLabelText(/^Code/), "12345{Enter}");
    expect(await proof.findByText("Please enter the 6 digits that your app shows.")).toBeTruthy();
    expect(api.named("POST /api/users/proof")).toHaveLength(0);
    await user.click(proof.getByRole("button", { name: "Use a Recovery Code" }));
    await user.type(proof.getByLabelText(/^Recovery Code/), "abcd-efgh-ijkl-2345{Enter}");
    const setup = within(await screen.findByRole("dialog", { name: "Set Up Your App" }));
    expect(setup.getByText(/Your current app and recovery codes keep working until/)).toBeTruthy();
    expect(setup.getByRole("button", { name: "Use This App" })).toBeTruthy();
    expect(api.named("POST /api/users/proof")[0]?.body).toEqual({ recoveryCode: "abcd-efgh-ijkl-2345" });
    await user.type(setup.getByLabelText(/^Code/), "123456{Enter}");
    const again = within(await screen.findByRole("dialog", { name: "Confirm That It Is You" }));
    await user.type(again.getByLabelText(/^Code/), "654321{Enter}");
    expect(await screen.findByRole("dialog", { name: "Recovery Codes" })).toBeTruthy();
    expect(api.named(`POST ${factor}/confirm`)).toHaveLength(2);
  });

  it.each([
    [false, ["Change Password", "Login Sessions"]],
    [true, ["Change Password", "Two-Factor Authentication", "Login Sessions"]],
  ])("offers two-factor sign-in to a student where the server does: %s", async (offered, names) => {
    const student = { ...ana, role: "STUDENT" as const };
    await open({ user: student }, { "GET /api/users/second-factor": () => ({ ...off, offered }) });
    const shown = () =>
      security()
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(names));
  });

  it("keeps drafts readable: those from before the change, and those that follow it", async () => {
    const start = anAccount({ user: ana });
    const keys: Record<string, string> = {
      "Bearer a-token": Buffer.alloc(32, 1).toString("base64url"),
      "Bearer b-token": Buffer.alloc(32, 2).toString("base64url"),
    };
    const session = { token: "b-token", user: ana, mustChangePassword: false, userId: ana.id };
    const { user, api } = await open(
      {},
      {
        "GET /api/users/me": ({ headers }) => ({ ...start, draftKey: keys[headers.get("Authorization") ?? ""] }),
        "POST /api/auth/new-password": () => session,
      },
      queryClient,
    );
    const keep = async (subject: string) => {
      const name = draftName(ana.id, "complete-lesson", subject);
      const values = { notes: `Notes of ${subject}` };
      keepDraft(name, { v: 1, savedAt: Date.now(), baseVersion: null, base: { notes: "" }, values });
      await waitFor(() => expect(localStorage.getItem(name)).not.toBeNull());
      return name;
    };
    const before = await keep("before");
    const sealedBefore = localStorage.getItem(before);
    await user.click(security().getByRole("button", { name: "Change Password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
    await user.type(dialog.getByLabelText(/^Current Password/), "Old-secret-1!");
    await user.type(dialog.getByLabelText(/^New Password/), "New-secret-1!");
    await user.type(dialog.getByLabelText(/^Confirm New Password/), "New-secret-1!");
    await user.click(dialog.getByRole("button", { name: "Change Password" }));
    expect(await screen.findByText("Password Changed")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Profile Information" })).toBeTruthy();
    const after = await keep("after");
    await waitFor(() => expect(localStorage.getItem(before)).not.toBe(sealedBefore));
    expect(api.named("GET /api/users/me")).toHaveLength(2);
    // A page that is opened later knows only the new key.
    vi.resetModules();
    const later = await import("@/lib/drafts/drafts");
    expect((await later.loadDraft(after))?.values).toEqual({ notes: "Notes of after" });
    expect((await later.loadDraft(before))?.values).toEqual({ notes: "Notes of before" });
  });

  it("says at its field that the current password is wrong", async () => {
    const fields = { currentPassword: ["The current password is wrong."] };
    const refusal = new Refusal(422, "The current password is wrong.", "invalid", fields);
    const { user } = await open({}, { "POST /api/auth/new-password": () => refusal });
    await user.click(security().getByRole("button", { name: "Change Password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
    await user.type(dialog.getByLabelText(/^Current Password/), "wrong");
    await user.type(dialog.getByLabelText(/^New Password/), "New-secret-1!");
    await user.type(dialog.getByLabelText(/^Confirm New Password/), "New-secret-1!");
    await user.click(dialog.getByRole("button", { name: "Change Password" }));
    expect(await dialog.findByText("The current password is wrong.")).toBeTruthy();
  });

  it("says of a lost answer that the password may have been changed", async () => {
    const { user } = await open({}, { "POST /api/auth/new-password": () => new TypeError("offline") });
    await user.click(security().getByRole("button", { name: "Change Password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
    await user.type(dialog.getByLabelText(/^Current Password/), "Old-secret-1!");
    await user.type(dialog.getByLabelText(/^New Password/), "New-secret-1!");
    await user.type(dialog.getByLabelText(/^Confirm New Password/), "New-secret-1!");
    await user.click(dialog.getByRole("button", { name: "Change Password" }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(
      /^No answer came.* may have been changed all the same/,
    );
  });

  describe("Login Sessions", () => {
    const session = (id: string, userAgent: string, more: object = {}) => ({
      id,
      userAgent,
      current: false,
      createdAt: "2026-03-02T08:00:00Z",
      lastUsedAt: "2026-03-04T08:10:00Z",
      ...more,
    });
    const here = session("1", "Firefox/140.0 (Windows)", { current: true, lastUsedAt: new Date().toISOString() });
    const phone = session("2", "CriOS/141 (iPhone)");
    const openSessions = async (answers: Record<string, FakeAnswer>) => {
      const opened = await open({}, answers);
      await opened.user.click(security().getByRole("button", { name: "Login Sessions" }));
      return { ...opened, dialog: within(await screen.findByRole("dialog", { name: "Login Sessions" })) };
    };

    it("SAFE-11 shows where one is signed in, and signs out of another browser", async () => {
      let sessions = [phone, here];
      const { user, api, dialog } = await openSessions({
        "GET /api/users/sessions": () => ({ sessions, total: sessions.length }),
        "DELETE /api/users/sessions/*": () => {
          sessions = [here];
          return { message: "That browser has been signed out." };
        },
      });
      const [first, second] = await dialog.findAllByRole("listitem");
      const since = /Signed in Mon 2 Mar 2026, \d\d:\d\dLast used/;
      expect(first?.textContent).toMatch(/^Firefox on Windows.*within the last hour.*This browser$/);
      expect(second?.textContent).toMatch(/^Chrome on iPhone.*Wed 4 Mar 2026, about \d\d:00Sign Out$/);
      expect([first?.textContent, second?.textContent].every((text) => since.test(text ?? ""))).toBe(true);
      expect(within(first as HTMLElement).queryByRole("button")).toBeNull();
      await user.click(dialog.getByRole("button", { name: /^Sign Out of Chrome on iPhone/ }));
      expect(await screen.findByText("That browser has been signed out.")).toBeTruthy();
      expect(api.named("DELETE").map(({ name }) => name)).toEqual(["DELETE /api/users/sessions/2"]);
      await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(1));
      expect(dialog.queryByRole("button", { name: "Sign Out Everywhere Else" })).toBeNull();
      expect(dialog.getByText("You are signed in nowhere else.")).toBeTruthy();
    });

    it("WIRE-04 says when there are more than it shows", async () => {
      const { dialog } = await openSessions({
        "GET /api/users/sessions": () => ({ sessions: [here, phone], total: 104 }),
      });
      expect(await dialog.findByText("Showing the first 2 of 104 browsers.")).toBeTruthy();
    });

    it("says that it loads, and that it could not", async () => {
      let answer: FakeAnswer = () => new Refusal(500, "");
      const { user, dialog } = await openSessions({ "GET /api/users/sessions": (call) => answer(call) });
      expect(await dialog.findByText("Unable to Load Sessions")).toBeTruthy();
      answer = () => ({ sessions: [here], total: 1 });
      await user.click(dialog.getByRole("button", { name: "Try Again" }));
      expect(await dialog.findByText("This browser")).toBeTruthy();
    });

    it("leaves a browser in the list that could not be signed out", async () => {
      const { user, dialog } = await openSessions({
        "GET /api/users/sessions": () => ({ sessions: [here, phone], total: 2 }),
        "DELETE /api/users/sessions": () => new Refusal(503, "The server is busy."),
      });
      expect(dialog.getByRole("button", { name: "Change Password" })).toBeTruthy();
      await user.click(await dialog.findByRole("button", { name: "Sign Out Everywhere Else" }));
      expect(await screen.findByText("The server is busy.")).toBeTruthy();
      expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    });
  });
});

it("says that the settings cannot be loaded, and tries again", async () => {
  storeSession({ token: "a-token", user: { name: "Ana Reyes", email: "ana@reedling.test", role: "TEACHER" } });
  let isDown = true;
  fakeApi({ "GET /api/users/me": () => (isDown ? new Refusal(500, "") : anAccount()) });
  await renderScreen(SettingsScreen, "/settings");
  expect(await screen.findByText("Failed to fetch profile")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("region", { name: "Profile Information" })).toBeTruthy();
});
