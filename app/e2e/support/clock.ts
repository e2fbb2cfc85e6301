import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

const step = 20;

/** Stops the page's own clock: from here on it goes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Moves a stopped clock on until something shows; answers with how many ms that took. */
export async function runUntilShown(page: Page, shown: Locator): Promise<number> {
  let passed = 0;
  const look = async () => {
    await page.clock.runFor(step);
    passed += step;
    return shown.isVisible();
  };
  await expect.poll(look, { message: "what the stopped clock waits for", timeout: 20_000 }).toBe(true);
  return passed;
}

/**
 * Expects that what `act` brings on shows, stays for so many ms of the page's own clock, and then gives way to a path.
 * The clock stands still and is moved by hand, so a slow machine changes nothing: the page may leave neither 1 ms early
 * nor later than what it took to show.
 */
export async function expectToLeaveAfter(
  page: Page,
  ms: number,
  { act, shown, path }: { act: () => Promise<unknown>; shown: Locator; path: RegExp },
): Promise<void> {
  await stopClock(page);
  await act();
  const passed = await runUntilShown(page, shown);
  expect(passed, "ms of the page's clock until it showed").toBeLessThan(500);
  const before = page.url();
  await page.clock.runFor(ms - passed - 1);
  // The way to another screen takes a moment that the page's clock does not measure.
  await page.waitForTimeout(1_500);
  expect(page.url(), `the address less than ${ms} ms later`).toBe(before);
  await expect(shown).toBeVisible();
  await page.clock.runFor(passed + 1);
  await page.waitForURL(path);
  await page.clock.resume();
}
