import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/test";

test("the landing page opens with the tagline, without errors and readable in both themes", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));

  await page.goto("/");

  const tagline = page.getByRole("heading", { level: 1 });
  await expect(tagline).toBeVisible();
  await expect(tagline).toHaveText(/smart practice for growing musicians/i);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
