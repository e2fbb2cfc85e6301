import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects axe to find nothing in the page as it stands, open dialogs included, in the light and in the dark theme.
 * The page must follow the system's colours, as it does until somebody chooses a theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator(":root"), "the theme on screen").toHaveCSS("color-scheme", colorScheme);
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    }));
    expect(found, `what axe finds in the ${colorScheme} theme of ${page.url()}`).toEqual([]);
  }
}

/** Waits until no transition runs any more: half-faded colours have no contrast to judge. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
