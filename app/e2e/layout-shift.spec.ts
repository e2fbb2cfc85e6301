import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { storeDemoSession } from "./support/accounts";
import { sizes } from "./support/screens";
import { watchShifts } from "./support/shifts";
import { test } from "./support/test";

// The school's own zone, as most readers have it.
test.use({ timezoneId: "Europe/Berlin" });

/** Answers that come one after the other: first lists, then what hangs on them. */
const slowDown = async (page: Page) => {
  const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
  await page.route(/\/api\/(students|parents|teachers|lesson-feedback)/, async (route) => {
    await after(700);
    await route.continue();
  });
  await page.route(/\/api\/lessons\//, async (route) => {
    await after(1_200);
    await route.continue();
  });
};

const dashboards = [
  ["teacher", "/teacher/dashboard", "This Week's Lessons"],
  ["student", "/student/dashboard", "Recent Lessons"],
  ["parent", "/parent/dashboard", "This Week"],
] as const satisfies readonly (readonly [DemoRole, string, string])[];

for (const [role, path, last] of dashboards) {
  for (const size of sizes) {
    test(`nothing on ${path} is pushed down while it loads at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await storeDemoSession(page, role);
      const shifted = await watchShifts(page);
      await slowDown(page);
      await page.goto(path);
      await expect(page.getByRole("region", { name: last })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.waitForTimeout(500);
      const { sum, shifts } = await shifted();
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    });
  }
}
