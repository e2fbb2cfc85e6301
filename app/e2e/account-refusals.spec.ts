import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demoEmail, demoPassword, fillIn, signInWith } from "./support/accounts";
import { codeOf } from "./support/authenticator";
import { send } from "./support/class";
import { continueDraft } from "./support/drafts";
import { expectFits } from "./support/layout";
import { chosenPassword, newAccount, post } from "./support/new-account";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

/** Sets an authenticator app up; its key, and the code that was used for it. */
const setUpFactor = async (request: APIRequestContext, token: string) => {
  const { secret } = await post(request, "/api/users/second-factor/begin", {}, token);
  const code = codeOf(secret, Date.now());
  await post(request, "/api/users/second-factor/confirm", { code }, token);
  return { secret: secret as string, code };
};

const codeBox = (page: Page) => page.getByRole("textbox", { name: "Code" });

test("SAFE-01 SAFE-03 reused, early and wrong codes are refused at their box, and the right one goes on", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = `cora.codes.${Date.now()}@music.test`;
  const token = await newAccount(request, reedling, { name: "Cora Codes", email, role: "TEACHER" });
  const { secret, code: used } = await setUpFactor(request, token);
  await signInWith(page, email, chosenPassword);
  await expect(codeBox(page)).toBeFocused();
  for (const code of [used, codeOf(secret, Date.now() + 150_000), "000000"]) {
    await codeBox(page).fill(code);
    const answer = page.waitForResponse("**/api/auth/second-factor");
    await page.keyboard.press("Enter");
    expect((await answer).status()).toBe(422);
    await expect(page.getByText("That code is not right. Codes change every 30 seconds.")).toBeVisible();
    await expect(codeBox(page)).toBeFocused();
    await expect(codeBox(page)).toHaveValue(code);
    await expect(codeBox(page)).toHaveAttribute("aria-invalid", "true");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  }
  await expectAccessible(page);
  // A code of the next half minute passes, and the one of the set-up is not used again.
  await codeBox(page).fill(codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/teacher\/dashboard$/);
});

test("SAFE-09 after a restore without the key who has a factor is told so, and others sign in", async ({
  browser,
  playwright,
}) => {
  test.setTimeout(120_000);
  let reedling = await startReedling();
  try {
    const email = "rita.restored@music.test";
    const request = await playwright.request.newContext({ baseURL: reedling.url });
    const token = await newAccount(request, reedling, { name: "Rita Restored", email, role: "TEACHER" });
    await setUpFactor(request, token);
    await request.dispose();
    // A backup holds the database and no key: the server makes a new one.
    reedling = await reedling.again((dataDir) => rm(join(dataDir, "secret.key")));

    const page = await browser.newPage({ baseURL: reedling.url });
    await page.goto("/auth/signin", { waitUntil: "networkidle" });
    await fillIn(page, email, chosenPassword);
    const refusal = "This server cannot check two-factor codes just now. Please contact your school.";
    await expect(page.getByRole("alert")).toContainText(refusal);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await fillIn(page, demoEmail("parent"), demoPassword);
    await page.waitForURL(/\/parent\/dashboard$/);
    await page.close();
  } finally {
    await reedling.stop();
  }
});

test("SAFE-11 SCREEN-01 a session that was ended elsewhere says so, and what was typed is there after signing in", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const email = `ella.ended.${Date.now()}@music.test`;
  await newAccount(request, reedling, { name: "Ella Ended", email, role: "PARENT" });
  await signInWith(page, email, chosenPassword);
  await page.waitForURL(/\/parent\/dashboard$/);
  await page.goto("/settings");
  const profile = page.getByRole("region", { name: "Profile Information" });
  await profile.getByRole("button", { name: "Edit Profile" }).click();
  await profile.getByLabel("Phone").fill("030 777");

  const elsewhere = await post(request, "/api/auth/login", { email, password: chosenPassword });
  await send(request, elsewhere, "DELETE", "/api/users/sessions");

  await profile.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Session expired. Redirecting to login...").first()).toBeVisible();
  await page.waitForURL(/\/auth\/login$/);
  await expect(page.getByText("What you typed is kept.")).toBeVisible();
  await fillIn(page, email, chosenPassword);
  await page.waitForURL(/\/settings$/);
  await profile.getByRole("button", { name: "Edit Profile" }).click();
  await continueDraft(profile);
  await expect(profile.getByLabel("Phone")).toHaveValue("030 777");
});
