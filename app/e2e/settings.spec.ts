import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signInWith } from "./support/accounts";
import { expectFits, expectFocusSeen } from "./support/layout";
import { newestMailTo } from "./support/mail";
import { chosenPassword, newAccount } from "./support/new-account";
import { test } from "./support/test";

const card = (page: Page, name: string) => page.getByRole("region", { name });
const profile = (page: Page) => card(page, "Profile Information");
const fact = (page: Page, term: string) =>
  profile(page)
    .locator("div", { has: page.getByText(term, { exact: true }) })
    .last()
    .locator("dd");
const switchOf = (page: Page, name: string) => page.getByRole("switch", { name: new RegExp(`^${name}`) });

const signInNew = async (page: Page, email: string, password = chosenPassword) => {
  await signInWith(page, email, password);
  await page.waitForURL(/\/(teacher|parent)\/dashboard$/);
};

test("SET-03 SET-05 a new name is in the header at once, and a failed save keeps what was typed", async ({
  page,
  reedling,
  context,
}) => {
  test.setTimeout(120_000);
  const email = "rita@reedling.test";
  await newAccount(page.request, reedling, { name: "Rita Rename", email, role: "TEACHER" });
  await signInNew(page, email);

  await test.step("from the user menu, by the keyboard alone", async () => {
    await page.getByRole("button", { name: "Account of Rita Rename" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Profile" }).press("Enter");
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
    await profile(page).getByRole("button", { name: "Edit Profile" }).press("Enter");
    await expect(profile(page).getByLabel("Name")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Rita Sousa");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("0123 456");
  });

  await test.step("without a network", async () => {
    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Failed to update profile. Please try again.").first()).toBeVisible();
    await expect(profile(page).getByLabel("Name")).toHaveValue("Rita Sousa");
    await context.setOffline(false);
  });

  await test.step("and with it again", async () => {
    await profile(page).getByRole("button", { name: "Save Changes" }).press("Enter");
    await expect(page.getByText("Profile Updated").first()).toBeVisible();
    await expect(profile(page).getByRole("button", { name: "Edit Profile" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Account of Rita Sousa" })).toBeVisible();
    await expect(fact(page, "Name")).toHaveText("Rita Sousa");
    await expect(fact(page, "Phone")).toHaveText("0123 456");
  });
});

test("SET-03 another email waits for its link, can be taken back, and then is the one to sign in with", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = "mia@reedling.test";
  await newAccount(page.request, reedling, { name: "Mia Moved", email, role: "PARENT" });
  await signInNew(page, email);
  await page.goto("/settings");
  const changeTo = async (next: string) => {
    await profile(page).getByRole("button", { name: "Edit Profile" }).click();
    await profile(page).getByLabel("Email").fill(next);
    await profile(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(profile(page).getByText(`We mailed a link to ${next}.`)).toBeVisible();
    await expect(fact(page, "Email")).toHaveText(email);
  };

  await test.step("taken back", async () => {
    await changeTo("mia.mistyped@reedling.test");
    await page.reload();
    await expect(profile(page).getByText("We mailed a link to mia.mistyped@reedling.test.")).toBeVisible();
    await expectAccessible(page);
    await profile(page).getByRole("button", { name: "Keep Current Email" }).click();
    await expect(profile(page).getByText("We mailed a link to")).toHaveCount(0);
    await expectFocusSeen(page);
  });

  await test.step("opened", async () => {
    const next = "mia.new@reedling.test";
    await changeTo(next);
    const link = /https?:\/\/\S+\/auth\/activate\S+/.exec(await newestMailTo(reedling, next))?.[0] ?? "";
    const { pathname, search } = new URL(link);
    const answer = page.waitForResponse(/\/api\/auth\/activate/);
    await page.goto(pathname + search);
    expect((await answer).status()).toBe(200);
    await page.evaluate(() => localStorage.clear());
    await signInNew(page, next);
    await page.goto("/settings");
    await expect(fact(page, "Email")).toHaveText(next);
  });
});

test("SET-07 SET-10 SET-11 switches save at once, go back on failure, and are there after a fresh sign-in", async ({
  page,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = "sol@reedling.test";
  await newAccount(page.request, reedling, { name: "Sol Switch", email, role: "TEACHER" });
  await signInNew(page, email);
  await page.goto("/settings");
  await switchOf(page, "Push Notifications").press("Space");
  await expect(page.getByText("Settings Updated").first()).toBeVisible();
  await switchOf(page, "Show Email").click();
  await expect(switchOf(page, "Show Email")).toBeChecked();

  await test.step("a save that fails", async () => {
    await page.route("**/api/users/privacy", (route) => route.abort());
    await switchOf(page, "Show Phone").click();
    await expect(page.getByText("Failed to update privacy settings. Please try again.").first()).toBeVisible();
    await expect(switchOf(page, "Show Phone")).not.toBeChecked();
    await page.unroute("**/api/users/privacy");
  });

  await test.step("a fresh sign-in", async () => {
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(/\/auth\/login$/);
    await signInNew(page, email);
    await page.goto("/settings");
    await expect(switchOf(page, "Push Notifications")).not.toBeChecked();
    await expect(switchOf(page, "Email Notifications")).toBeChecked();
    await expect(switchOf(page, "Show Email")).toBeChecked();
    await expect(switchOf(page, "Show Phone")).not.toBeChecked();
  });
});

test("SET-13 a changed password leaves this browser signed in and signs the others out", async ({
  page,
  browser,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = "pia@reedling.test";
  await newAccount(page.request, reedling, { name: "Pia Password", email, role: "TEACHER" });
  await signInNew(page, email);
  const elsewhere = await browser.newContext({ baseURL: reedling.url });
  const other = await elsewhere.newPage();
  await signInNew(other, email);
  await page.goto("/settings");

  await test.step("Login Sessions", async () => {
    await page.getByRole("button", { name: "Login Sessions" }).click();
    const dialog = page.getByRole("dialog", { name: "Login Sessions" });
    await expect(dialog.getByText("This browser")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Sign Out Everywhere Else" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Login Sessions" })).toBeFocused();
    await other.reload();
    await expect(other.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  });

  await test.step("Change Password", async () => {
    await signInNew(other, email);
    await other.goto("/settings");
    await expect(fact(other, "Name")).toHaveText("Pia Password");
    await page.getByRole("button", { name: "Change Password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change Password" });
    await dialog.getByLabel("Current Password", { exact: true }).fill("Not-mine-1!");
    await dialog.getByLabel("New Password", { exact: true }).fill("Bourree-in-E-97!");
    await dialog.getByLabel("Confirm New Password").fill("Bourree-in-E-97!");
    await dialog.getByRole("button", { name: "Change Password" }).click();
    await expect(dialog.getByText("The current password is wrong.")).toBeVisible();
    await expectAccessible(page);
    await other.reload();
    await expect(fact(other, "Name")).toHaveText("Pia Password");
    await dialog.getByLabel("Current Password", { exact: true }).fill(chosenPassword);
    await dialog.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Password Changed").first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectFocusSeen(page);
    await page.reload();
    await expect(fact(page, "Name")).toHaveText("Pia Password");
    await other.reload();
    await other.waitForURL(/\/auth\/login$/);
    await expect(other.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  });
  await elsewhere.close();
});

test("SAFE-11 another browser that is signed out gets 401 on its next call, and this one has no such button", async ({
  page,
  browser,
  reedling,
}) => {
  const email = "sia@reedling.test";
  await newAccount(page.request, reedling, { name: "Sia Sessions", email, role: "TEACHER" });
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const elsewhere = await browser.newContext({ baseURL: reedling.url, userAgent });
  const other = await elsewhere.newPage();
  await signInNew(other, email);
  const callOfOther = () =>
    other.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
      return (await fetch("/api/users/me", { headers })).status;
    });
  expect(await callOfOther()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew(page, email);
  await page.goto("/settings");

  await page.getByRole("button", { name: "Login Sessions" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Login Sessions" });
  const rows = dialog.getByRole("listitem");
  // The new password was chosen in a further one.
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/^Chrome on \w+Signed in .*Last used within the last hourThis browser$/);
  await expect(rows.first().getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await rows.getByRole("button", { name: /^Sign Out of Firefox on Windows/ }).press("Enter");
  await expect(page.getByText("That browser has been signed out.").first()).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expectFocusSeen(page);

  expect(await callOfOther()).toBe(401);
  await other.reload();
  await expect(other.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await page.reload();
  await expect(fact(page, "Name")).toHaveText("Sia Sessions");
  await elsewhere.close();
});

test("SCREEN-11 the settings fit every width while they are edited", async ({ page, reedling }) => {
  const email = "fay@reedling.test";
  await newAccount(page.request, reedling, { name: "Fay Fit", email, role: "PARENT" });
  await signInNew(page, email);
  await page.goto("/settings");
  await profile(page).getByRole("button", { name: "Edit Profile" }).click();
  await profile(page).getByLabel("Name").fill("");
  await profile(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(profile(page).getByText("Please enter your name")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
