import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { storeDemoSession } from "./support/accounts";
import { sizes } from "./support/screens";
import { test } from "./support/test";

// The school's own zone, as most readers have it.
test.use({ timezoneId: "Europe/Berlin" });

/** What moved by itself on the page so far, and how much of the window it was. */
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);

const watch = () => {
  const found: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40));
      found.push({ value: entry.value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

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
      await page.addInitScript(watch);
      await slowDown(page);
      await page.goto(path);
      await expect(page.getByRole("region", { name: last })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.waitForTimeout(500);
      const found = await shifts(page);
      const sum = found.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(found)).toBeLessThanOrEqual(0.02);
    });
  }
}
