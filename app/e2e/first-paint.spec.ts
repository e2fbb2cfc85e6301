import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { storeDemoSession } from "./support/accounts";
import { watchShifts } from "./support/shifts";
import { test } from "./support/test";

const shell = (page: Page) => page.locator("#shell");

/** Holds back the app's code, as a slow network does, and answers with what lets it come. */
const holdBack = async (page: Page, files: RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const appFiles = /\/assets\/(?!boot-|shell-).*\.(js|css|wasm)$/;

test("the frame is painted before the app's code and style are there, and stays where it is", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  await page.emulateMedia({ colorScheme: "dark" });
  const shifted = await watchShifts(page);
  const release = await holdBack(page, appFiles);
  await page.goto("/teacher/dashboard", { waitUntil: "commit" });

  await expect(shell(page)).toBeVisible();
  await expect(page.locator(":root")).toHaveCSS("background-color", "oklch(0.185 0.014 215)");
  const drawn = await shellBoxes(page);
  const firstPaint = page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint").length > 0 && document.readyState === "loading",
  );
  expect(await firstPaint).toBe(true);

  release();
  await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
  await expect(shell(page)).toBeHidden();
  expect(await frameBoxes(page)).toEqual(drawn);
  await expect(page.getByRole("heading", { name: "This Week's Lessons" })).toBeVisible();
  expect((await shifted()).sum).toBeLessThan(0.02);
});

test("a screen inside asks ahead for the rules that it then loads, and for no other wasm file", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".wasm")) asked.push(pathname);
  });
  // What comes ahead once there is nothing to do is another matter.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await storeDemoSession(page, "teacher");
  await page.goto("/teacher/dashboard");
  await expect(page.getByRole("heading", { name: "This Week's Lessons" })).toBeVisible();
  const named = /as="fetch"[^>]*href="([^"]+\.wasm)"/.exec(
    await (await page.request.get("/teacher/dashboard")).text(),
  )?.[1];
  expect([...new Set(asked)]).toEqual([named]);
});

for (const [path, frame] of [
  ["/403", "public"],
  ["/auth/reset-password?uid=1", "account"],
] as const) {
  test(`the ${frame} frame is painted first at ${path}`, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/(?!boot-|shell-).*\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("reedling", { exact: true }).first()).toBeVisible();
    const drawn = await page.locator("svg").first().boundingBox();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shell(page)).toBeHidden();
    expect(await page.locator("header svg").first().boundingBox()).toEqual(drawn);
  });
}

test("a page whose code is missing says so and reloads", async ({ page }) => {
  await page.route(/\/assets\/react-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/teacher/lessons");
  await expect(page.getByRole("alert")).toContainText("Reedling could not be loaded");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a page that takes ten seconds says so, and takes it back when it comes", async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, appFiles);
  await page.goto("/auth/reset-password?uid=1", { waitUntil: "commit" });
  await expect(shell(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("alert")).toContainText("Reedling could not be loaded");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Reset Password" })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

/** Where the shell draws header, sidebar and logo. */
const shellBoxes = (page: Page) => boxes(page, ["#shell .shell-head", "#shell .shell-side", "#shell svg"]);

/** Where the app draws them. */
const frameBoxes = (page: Page) => boxes(page, ["#root header", "#root nav#sidebar", "#root header a svg"]);

async function boxes(page: Page, [head = "", side = "", logo = ""]: string[]) {
  const [header, sidebar, mark] = await Promise.all([head, side, logo].map((at) => page.locator(at).boundingBox()));
  return { header, sidebarWidth: sidebar?.width, sidebarTop: sidebar?.y, mark };
}
