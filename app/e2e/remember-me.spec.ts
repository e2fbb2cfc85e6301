import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { fillIn, fillSignIn, signInByForm } from "./support/accounts";
import { codeOf } from "./support/authenticator";
import { chosenPassword, newAccount, post } from "./support/new-account";
import { test } from "./support/test";

const box = (page: Page) => page.getByRole("checkbox", { name: "Sign me out when I close the browser" });
const isLive = async (request: APIRequestContext, bearer: string | null) =>
  (await request.get("/api/users/me", { headers: { Authorization: `Bearer ${bearer}` } })).ok();

/** The browser is closed and opened again: what it stored is there, and cookies without a date are not. */
const restart = async (context: BrowserContext) => {
  const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1);
  await Promise.all(context.pages().map((page) => page.close()));
  await context.clearCookies();
  await context.addCookies(lasting);
  return await context.newPage();
};

const openDashboard = async (page: Page) => {
  await page.goto("/teacher/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
};

/** Notes every frame that is drawn, from the first paint on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: (string | undefined)[] = [];
    Object.assign(window, { framesDrawn: frames });
    new MutationObserver(() => frames.push(document.documentElement.dataset.frame)).observe(document, {
      attributes: true,
      attributeFilter: ["data-frame"],
      subtree: true,
    });
  });

test("SET-16 FIELD-16 the session ends with the browser unless that is unticked, here and at the server", async ({
  page,
  context,
}) => {
  await page.goto("/auth/signin");
  await expect(box(page)).toBeChecked();
  await signInByForm(page, "teacher");
  const bearer = await page.evaluate(() => localStorage.getItem("token"));

  await test.step("it stays over a reload and in a second tab", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
    await openDashboard(await context.newPage());
    expect(await isLive(page.request, bearer)).toBe(true);
  });

  await test.step("a new start knows nobody, and draws no frame of theirs", async () => {
    const next = await restart(context);
    await watchFrames(next);
    await next.goto("/teacher/dashboard");
    await expect(next.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
    const frames = await next.evaluate(() => (window as unknown as { framesDrawn: string[] }).framesDrawn);
    expect(new Set(frames)).toEqual(new Set(["public"]));
    expect(await next.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")])).toEqual([
      null,
      null,
    ]);
    await expect.poll(() => isLive(next.request, bearer)).toBe(false);
    await expect.poll(() => next.evaluate(() => localStorage.getItem("ended"))).toBeNull();
    await next.goto("/auth/signin");
    await expect(box(next)).toBeChecked();
  });
});

test("SET-16 FIELD-16 unticked, it outlives the browser's closing, and the box is unticked where it was unticked last", async ({
  page,
  context,
}) => {
  await page.goto("/auth/signin");
  await box(page).uncheck();
  await expectAccessible(page);
  await fillSignIn(page, "teacher");
  await page.waitForURL(/\/teacher\/dashboard$/);

  const next = await restart(context);
  await openDashboard(next);
  await next.getByRole("button", { name: /Account of/ }).click();
  await next.getByRole("menuitem", { name: "Log out" }).click();
  await next.waitForURL(/\/auth\/login$/);
  await expect(box(next)).not.toBeChecked();
});

test("SET-16 SAFE-01 the choice holds by way of a code of the authenticator app", async ({
  page,
  context,
  reedling,
}) => {
  const email = "remy@reedling.test";
  const token = await newAccount(page.request, reedling, { name: "Remy Two", email, role: "TEACHER" });
  const { secret } = await post(page.request, "/api/users/second-factor/begin", {}, token);
  await post(page.request, "/api/users/second-factor/confirm", { code: codeOf(secret, Date.now()) }, token);

  await page.goto("/auth/signin");
  await box(page).uncheck();
  await fillIn(page, email, chosenPassword);
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/teacher\/dashboard$/);
  await openDashboard(await restart(context));
});
