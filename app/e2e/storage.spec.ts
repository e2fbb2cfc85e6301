import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { fillSignIn, signInByForm } from "./support/accounts";
import { test } from "./support/test";

/** As where cookies are blocked: already the names of the storages throw. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw Object.assign(new Error(`${name} is forbidden`), { name: "SecurityError" });
        },
      });
    }
  });

test("without storage the app works until the page is closed, and keeps nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  await forbidStorage(page);

  await test.step("public screens", async () => {
    for (const path of ["/", "/auth/register"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  await test.step("signing in, the menu, the theme and the width of the sidebar", async () => {
    await signInByForm(page, "teacher");
    await page.getByRole("link", { name: "My Students" }).click();
    await expect(page.getByRole("list", { name: "Students" })).toBeVisible();
    await page.getByRole("button", { name: "Switch to dark mode" }).first().click();
    await expect(page.locator(":root")).toHaveClass(/dark/);
    await expect(page.getByRole("button", { name: "Switch to light mode" }).first()).toBeVisible();
  });

  await test.step("what is typed survives Escape", async () => {
    await page.getByRole("button", { name: "Add Student" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("First Name").fill("Ida");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add Student" }).first().click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByLabel("First Name")).toHaveValue("Ida");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a session that ends leads to sign-in", async () => {
    await page.route("**/api/**", (route) =>
      route.fulfill({ status: 401, json: { message: "Invalid token", code: "invalid_token" } }),
    );
    await page.getByRole("link", { name: "Calendar" }).click();
    await page.waitForURL(/\/auth\/login$/);
    await page.unrouteAll();
    await fillSignIn(page, "teacher");
    await page.waitForURL(/\/teacher\//);
  });

  await test.step("another page knows nobody", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: /Account of/ })).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});
