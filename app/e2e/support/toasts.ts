import type { Page } from "@playwright/test";

/** Toasts stay until the test has looked. */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    const held = (run: TimerHandler, ms?: number) => real(run, ms === 5000 ? 600_000 : ms);
    window.setTimeout = held as typeof window.setTimeout;
  });
