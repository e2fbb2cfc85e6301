import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, demoPassword, signIn, signInByForm, signInWith } from "./support/accounts";
import { expectToLeaveAfter } from "./support/clock";
import { newestMailTo, temporaryPassword } from "./support/mail";
import type { Reedling } from "./support/reedling";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

/** Somebody new each time, as tests of one worker share a school. */
const newcomer = (name: string) => ({ name, email: `${name.toLowerCase()}.${Date.now()}@music.test` });

const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const alert = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });

/** The newest mail to an address, once it has a link to a path. */
const mailWith = async (reedling: Reedling, email: string, path: string): Promise<{ mail: string; link: string }> => {
  let found = { mail: "", link: "" };
  const look = async () => {
    const mail = await newestMailTo(reedling, email);
    found = { mail, link: new RegExp(`${path}\\?\\S+`).exec(mail)?.[0] ?? "" };
    return found.link;
  };
  await expect.poll(look, { message: `a mail with ${path}`, timeout: 15_000 }).not.toBe("");
  return found;
};

const fillRegistration = async (page: Page, { name, email }: { name: string; email: string }, password: string) => {
  await page.goto("/auth/register");
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
};

const choosePassword = async (page: Page, password: string) => {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm New Password").fill(password);
};

/** Calls the API as whoever is signed in on a page. */
const call = (page: Page, method: string, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([verb, to, sent]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}`, "Content-Type": "application/json" };
      return (await fetch(to, { method: verb, headers, body: sent })).status;
    },
    [method, path, JSON.stringify(body)] as const,
  );

const chosen = "Minuet-in-G-72!";

// SIGNIN-06, SIGNIN-14, SIGNIN-21, SIGNIN-22, SIGNIN-24, SIGNIN-28, AUTH-09, AUTH-12, AUTH-17.
test("signin_14 signin_21 signin_28 from registration by mail to signing in, and by another mail to a new password", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const person = newcomer("Ines");

  await test.step("registering says what comes next and leads to sign-in after 3 s", async () => {
    await fillRegistration(page, person, demoPassword);
    await expectToLeaveAfter(page, 3_000, {
      act: () => page.getByRole("button", { name: "Create Account" }).click(),
      shown: status(page, /\w/).first(),
      path: /\/auth\/login$/,
    });
  });

  await test.step("before the link is used nobody gets in, and another one is offered", async () => {
    await signInWith(page, person.email, demoPassword);
    await expect(alert(page, "Please activate your account first")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Resend Email" })).toBeVisible();
  });

  const { link } = await mailWith(reedling, person.email, "/auth/activate");
  await test.step("the link of the mail activates and leads to sign-in after 3 s", async () => {
    await expectToLeaveAfter(page, 3_000, {
      act: () => page.goto(link),
      shown: status(page, "Account Activated!"),
      path: /\/auth\/login$/,
    });
  });

  await test.step("a used link and a made-up one say so, and offer another mail to a known address only", async () => {
    await page.goto(link);
    await expect(
      alert(page, "This link has been used already, and your address is confirmed. You can sign in."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Resend Email" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/auth/activate?token=of-somebody-else");
    await expect(alert(page, "This link no longer works.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Resend Email" })).toHaveCount(0);
  });

  await test.step("the password opens the dashboard after 1 s, where the account waits for an administrator", async () => {
    await page.goto("/auth/signin");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await expectToLeaveAfter(page, 1_000, {
      act: () => page.getByRole("button", { name: "Sign In", exact: true }).click(),
      shown: status(page, "Login successful! Redirecting..."),
      path: /\/teacher\/dashboard$/,
    });
    await expect(page.getByText("An administrator of the school has to approve your account.")).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step("a forgotten password is mailed, to a known and an unknown address in the same words", async () => {
    await page.goto("/auth/forgot-password");
    const said: string[] = [];
    for (const email of ["nobody@music.test", person.email]) {
      await page.getByLabel("Email").fill(email);
      const answered = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/forgot-password"));
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      const { message } = await (await answered).json();
      await expect(status(page, message)).toBeVisible();
      said.push(message);
    }
    expect(said[0]).toBe(said[1]);
  });

  const { mail, link: reset } = await mailWith(reedling, person.email, "/auth/reset-password");
  const temporary = temporaryPassword(mail);
  await test.step("the temporary password of somebody else's link is refused, and what was typed stays", async () => {
    await page.goto("/auth/reset-password?uid=018f0000-0000-7000-8000-000000000000");
    await page.getByLabel("Temporary Password").fill(temporary);
    await choosePassword(page, chosen);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("This temporary password is wrong or does not work any more.")).toBeVisible();
    await expect(page.getByLabel("Temporary Password")).toHaveValue(temporary);
    await expectAccessible(page);
  });

  await test.step("one's own link resets it and leads to sign-in after 3 s; the old password opens nothing", async () => {
    await page.goto(reset);
    await page.getByLabel("Temporary Password").fill(temporary);
    await choosePassword(page, chosen);
    await expectToLeaveAfter(page, 3_000, {
      act: () => page.getByRole("button", { name: "Reset Password" }).click(),
      shown: status(page, /\w/).first(),
      path: /\/auth\/signin$/,
    });
    await signInWith(page, person.email, demoPassword);
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    await signInWith(page, person.email, chosen);
    await page.waitForURL(/\/teacher\/dashboard$/);
  });

  await test.step("the used temporary password resets nothing again", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(reset);
    await page.getByLabel("Temporary Password").fill(temporary);
    await choosePassword(page, "Another-chosen-1!");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("This temporary password is wrong or does not work any more.")).toBeVisible();
  });
});

// SIGNIN-29, SIGNIN-31, AUTH-02, AUTH-15.
test("auth_02 signin_31 a temporary password is typed once: the next screen has it, and leads to the dashboard after 2 s", async ({
  page,
  browser,
  reedling,
}) => {
  test.setTimeout(120_000);
  const person = newcomer("Paul");
  const office = await browser.newPage({ baseURL: reedling.url });
  await signIn(office, "teacher");
  const parent = { ...person, phoneNumber: "", address: "" };
  expect(await call(office, "POST", "/api/teachers/parents", parent)).toBe(200);
  await office.close();
  const temporary = temporaryPassword(await newestMailTo(reedling, person.email));

  await signInWith(page, person.email, temporary);
  await page.waitForURL(/\/auth\/new-password\?uid=/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await expect(page.getByLabel("Current Password")).toHaveValue(temporary);
  await choosePassword(page, "short");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByLabel("New Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Current Password")).toHaveValue(temporary);
  await choosePassword(page, chosen);
  await expectToLeaveAfter(page, 2_000, {
    act: () => page.getByRole("button", { name: "Update Password" }).click(),
    shown: status(page, /\w/).first(),
    path: /\/parent\/dashboard$/,
  });

  // The mailed password is used up.
  await page.evaluate(() => localStorage.clear());
  await signInWith(page, person.email, temporary);
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
});

// JOIN-13.
test("join_13 a suspended account is told so after its right password only, and the open page ends at its next call", async ({
  page,
  browser,
  reedling,
}) => {
  test.setTimeout(120_000);
  const person = newcomer("Susa");
  const body = { ...person, password: demoPassword };
  expect((await page.request.post("/api/auth/register", { data: body })).ok()).toBe(true);
  await page.goto((await mailWith(reedling, person.email, "/auth/activate")).link);
  await page.waitForURL(/\/auth\/login$/);
  await signInWith(page, person.email, demoPassword);
  await page.waitForURL(/\/teacher\/dashboard$/);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").id);

  const office = await browser.newPage({ baseURL: reedling.url });
  await signIn(office, "admin");
  expect(await call(office, "PUT", `/api/admin/users/${id}/status`, { status: "suspended" })).toBe(200);
  await office.close();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(alert(page, "Session expired. Redirecting to login...")).toBeVisible();
  await page.waitForURL(/\/auth\/login$/);
  await signInWith(page, person.email, "not-their-password-1A!");
  await expect(alert(page, /\w/)).toBeVisible();
  await expect(page.getByText(/suspended/)).toHaveCount(0);
  await signInWith(page, person.email, demoPassword);
  await expect(alert(page, "Your account has been suspended. Please contact your school.")).toBeVisible();
  await expectAccessible(page);
});

// JOIN-04.
test("join_04 the registration screen says that one waits for approval, or that the school is closed", async ({
  page,
}) => {
  await page.goto("/auth/register");
  await expect(page.getByText("an administrator of the school approves your account")).toBeVisible();
  const closed = await startReedling({ REEDLING_REGISTRATION: "closed" });
  try {
    await page.goto(`${closed.url}/auth/register`);
    await expect(page.getByText("Registration is closed at this school.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Create Account" })).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await closed.stop();
  }
});

// AUTH-20.
test("auth_20 an unknown address and a wrong password are refused in the same words, and what was typed stays", async ({
  page,
}) => {
  const said: (string | null)[] = [];
  for (const email of ["nobody@music.test", demoEmail("parent")]) {
    await signInWith(page, email, "not-their-password-1A!");
    await expect(alert(page, /\w/)).toBeVisible();
    said.push(await alert(page, /\w/).textContent());
    await expect(page.getByLabel("Email")).toHaveValue(email);
  }
  expect(said[0]).toContain("That email and password don't match.");
  expect(said[0]).toBe(said[1]);
});

test("logging out in one tab leads the others to sign-in", async ({ page, context }) => {
  await signInByForm(page, "student");
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto("/student/my-lessons");
    await expect(other.getByRole("heading", { level: 1, name: "My Lessons" })).toBeVisible();
  }
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(/\/auth\/login$/);
  for (const other of others) {
    await other.waitForURL(/\/auth\/(signin|login)$/);
    await expect(other.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
    await other.close();
  }
});
