import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { chromium, expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

/**
 * Back, as its key does it: Playwright's own waits for a load, which a page out of the cache does not have. The page leaves
 * once it has answered.
 */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Ends the session at the server, as its administrator can; the page learns of it with its next call. */
const revoke = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
};

/** The whole browser: Debian's headless shell, which runs the other tests, keeps no page. */
const whole = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

// SCREEN-06. Playwright switches the back/forward cache off unless it is told not to.
test("screen_06 Back to a page in the browser's cache shows nothing of who was signed in", async ({
  reedling,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ...(whole && { executablePath: whole }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: reedling.url });
  const page = await context.newPage();
  await signIn(page, "teacher", "/teacher/students");
  const students = page.getByRole("list", { name: "Students" }).getByRole("listitem");
  await expect(students.first()).toBeVisible();
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.returns =
        `${document.documentElement.dataset.returns ?? ""} ${persisted}`.trim();
    });
  });

  await test.step("it is the same page while the session goes on", async () => {
    await page.goto("about:blank");
    await goBack(page);
    await expect(page.locator("html")).toHaveAttribute("data-returns", "true");
    await expect(students.first()).toBeVisible();
  });

  await test.step("it leads to sign-in once the session has ended", async () => {
    await revoke(page);
    await page.getByRole("link", { name: "My Lessons" }).click();
    await expect(page.getByText("Session expired. Redirecting to login...")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    await goBack(page);
    await expect(page.locator("html")).toHaveAttribute("data-returns", "true true");
    await expect(page).toHaveURL(/\/auth\/signin$/);
    await expect(page.getByRole("button", { name: /Account of/ })).toHaveCount(0);
  });
  await browser.close();
});
