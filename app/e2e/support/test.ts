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
  baseURL: async ({ reedling }, use) => use(reedling.url),
});
