import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { visit } from "./support/screens";
import { test } from "./support/test";

// What makes the times of docs/benchmarks.md, as counts: these are the same on a busy machine.

/** Elements whose style the browser found anew meanwhile, at most at one time. */
const restyled = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<number> => {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
};

test("TLES: opening a dialog leaves the style of the page behind it as it is", async ({ page, browser }) => {
  await signIn(page, "teacher", "/teacher/lessons");
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  await page.waitForLoadState("networkidle");
  const dialog = page.getByRole("dialog");
  const open = page.getByRole("button", { name: "Schedule Lesson" }).first();
  const openOnce = async () => {
    await open.click();
    await dialog.getByRole("button", { name: "Schedule Lesson" }).waitFor();
  };
  // Its code comes with the first.
  await openOnce();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const anew = await restyled(browser, page, openOnce);
  const behind = await page.locator("#root *").count();
  expect(anew).toBeLessThan(behind / 2);
});

test("TCAL: another month is drawn in the elements of the one before", async ({ page }) => {
  await signIn(page, "teacher");
  await visit(page, "/teacher/calendar");
  const days = page.getByRole("gridcell");
  await days.first().waitFor();
  const before = await days.elementHandles();
  const firstDay = page.locator("[data-date]").first();
  const date = (await firstDay.getAttribute("data-date")) ?? "";
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(firstDay).not.toHaveAttribute("data-date", date);
  const kept = await Promise.all(before.map((day) => day.evaluate((cell) => cell.isConnected)));
  expect(kept.filter(Boolean).length).toBeGreaterThanOrEqual(28);
});

test("WEEK: another week is drawn in the elements of the one before", async ({ page }) => {
  await signIn(page, "teacher");
  await visit(page, "/teacher/week");
  const lessons = page.getByRole("list", { name: "Lessons of the week" }).getByRole("button");
  const labels = () => lessons.evaluateAll((all) => all.map((one) => one.querySelector(".sr-only")?.textContent));
  await lessons.first().waitFor();
  // Both weeks are there before they are turned to.
  await page.getByRole("button", { name: "Previous week" }).click();
  await page.waitForLoadState("networkidle");
  const previous = await labels();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect.poll(labels).not.toEqual(previous);
  const before = await lessons.elementHandles();
  const first = await labels();
  await page.getByRole("button", { name: "Previous week" }).click();
  await expect.poll(labels).not.toEqual(first);
  const there = await lessons.count();
  const kept = await Promise.all(before.map((lesson) => lesson.evaluate((block) => block.isConnected)));
  expect(there).toBeGreaterThan(0);
  expect(kept.filter(Boolean)).toHaveLength(Math.min(there, before.length));
});
