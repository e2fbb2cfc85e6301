import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

test("layout_11 layout_12 the theme follows the device until one is chosen, which survives a reload", async ({
  page,
}) => {
  const root = page.locator(":root");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(root).toHaveCSS("color-scheme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveCSS("color-scheme", "light");
  await page.getByRole("button", { name: "Switch to dark mode" }).first().click();
  await expect(root).toHaveCSS("color-scheme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Switch to light mode" }).first().click();
  await page.reload();
  await expect(root).toHaveCSS("color-scheme", "light");
});

test("with reduced motion a change of theme moves nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, "teacher", "/teacher/lessons");
  await expect(page.getByRole("list", { name: "Lessons" })).toBeVisible();
  const moving = await page.evaluate(() => {
    document.querySelector<HTMLElement>('button[aria-label^="Switch to"]')?.click();
    return [document.getAnimations().length, getComputedStyle(document.documentElement).colorScheme];
  });
  expect(moving).toEqual([0, "dark"]);
});
