import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe keeps for whoever asks: a name that says something else than what is seen (WCAG 2.5.3). */
const asked = { "label-content-name-mismatch": { enabled: true } };

interface Look {
  within?: string;
  themes?: readonly ("light" | "dark")[];
}

const bothThemes = ["light", "dark"] as const;

/**
 * Expects axe to find nothing in the page as it stands, open dialogs included, in the light and in the dark theme.
 * The page must follow the system's colours, as it does until somebody chooses a theme. `within` names by a
 * selector the only parts that are looked at.
 */
export async function expectAccessible(page: Page, { within, themes = bothThemes }: Look = {}): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator(":root"), "the theme on screen").toHaveCSS("color-scheme", colorScheme);
    await settle(page);
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ rules: asked, resultTypes: ["violations"] })
      .withTags(rules);
    const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    }));
    expect(found, `what axe finds in the ${colorScheme} theme of ${page.url()}`).toEqual([]);
  }
}

/**
 * Waits until nothing moves: half-faded colours have no contrast to judge. With reduced motion nothing does for longer
 * than it takes to draw the page, whatever the browser did before.
 */
async function settle(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
  await expect.poll(moving, { message: "what moves with reduced motion", timeout: 5_000 }).toEqual([]);
}
