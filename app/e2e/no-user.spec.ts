import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { fillSignIn, storeDemoSession } from "./support/accounts";
import { test } from "./support/test";

for (const [line, path, role, there] of [
  ["TDASH-10", "/teacher/dashboard", "teacher", "This Week's Lessons"],
  ["TLES-10", "/teacher/lessons", "teacher", "My Lessons"],
  ["STU-06", "/student/dashboard", "student", "Recent Lessons"],
] as const) {
  test(`${line} without a user ${path} leads to sign-in: by the guard at first, by itself once it is open`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.goto(path);
    await expect(page.getByText("You need to be authenticated to access this page.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL(/\/auth\/signin$/);
    await fillSignIn(page, role);
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole("heading", { name: there, exact: true })).toBeVisible();

    const other = await page.context().newPage();
    await other.goto("/settings");
    await other.getByRole("button", { name: /^Account of/ }).click();
    await other.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(/\/auth\/signin$/);
    await expect(page.getByLabel("Email")).toBeVisible();
  });
}

test("TSET-01 a deep link says 'Loading settings...' until the session's answers come", async ({ page }) => {
  test.setTimeout(90_000);
  await storeDemoSession(page, "teacher");
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/api/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/teacher/settings");
  await expect(page.getByText("Loading settings...").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Personal Information" })).toHaveCount(0);
  await expectAccessible(page);
  answer();
  await expect(page.getByRole("region", { name: "Personal Information" })).toBeVisible();
  await expect(page.getByText("Loading settings...")).toHaveCount(0);
});
