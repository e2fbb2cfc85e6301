import { test as base } from "@playwright/test";
import type { Reedling } from "./reedling";
import { startReedling } from "./reedling";

/**
 * Playwright's `test` with a real server per worker: `page.goto("/")` goes there, and `reedling` tells its data folder.
 * Tests of one worker share its data, so each makes the students and lessons that it changes.
 */
export const test = base.extend<object, { reedling: Reedling }>({
  reedling: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from this pattern.
    async ({}, use) => {
      const reedling = await startReedling();
      await use(reedling);
      await reedling.stop();
    },
    { scope: "worker" },
  ],
  // The code of a page that was rendered at build comes after its load: until then a link leaves the app.
  page: async ({ page }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (options?.waitUntil !== "commit") await page.locator("#root[data-built]").waitFor({ state: "detached" });
      return response;
    };
    await use(page);
  },
  baseURL: async ({ reedling }, use) => use(reedling.url),
});
