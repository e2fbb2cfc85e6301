import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { roles, screensOf, visit } from "./support/screens";
import { test } from "./support/test";

const notThere = /Page Not Found|Access Denied|Insufficient Permissions/;

const expectScreen = async (page: Page, from: string) => {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: notThere }), from).toHaveCount(0);
};

// LAYOUT-05 to LAYOUT-08, STU-02: what the specification names and nothing stands at leads to no dead end either.
for (const role of roles) {
  test(`layout_05 stu_02 every link of the screens of the ${role} leads to a screen or says that it is to come`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // The menu of a phone slides in, and a link that still moves is not where it is pressed.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, role);
    const tried = new Set<string>();
    for (const screen of screensOf(role).filter((path) => !path.endsWith("nowhere"))) {
      await visit(page, screen);
      const links = page.locator('a[href^="/"]:visible');
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) {
        if (tried.has(href)) continue;
        tried.add(href);
        // A link that leads nowhere yet counts as disabled, and is pressed all the same.
        const link = page.locator(`a[href="${href}"]:visible`).first();
        const leads = (await link.getAttribute("aria-disabled")) !== "true";
        const before = page.url();
        await link.click({ force: true });
        if (leads && new URL(href, before).href !== before) await expect(page, href).not.toHaveURL(before);
        await expectScreen(page, `${href} from ${screen}`);
        if (new URL(page.url()).pathname !== screen) await visit(page, screen);
      }
    }
    expect(tried.size, "links that were tried").toBeGreaterThan(3);

    for (const entry of ["Profile", "Settings"]) {
      await page.getByRole("button", { name: /^Account of/ }).click();
      const item = page.getByRole("menuitem", { name: entry });
      if ((await item.getAttribute("aria-disabled")) === "true") {
        await expect(item).toContainText("Coming soon");
        await page.keyboard.press("Escape");
      } else {
        await item.click();
        await expectScreen(page, entry);
      }
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole("navigation", { name: "Shortcuts" });
    for (const link of await bar.getByRole("link").all()) {
      await link.click();
      await expectScreen(page, "the bar of a phone");
    }
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const soon of await menu.locator("a[aria-disabled=true]").all()) {
      await expect(soon).toContainText(/Coming soon: \w+/);
      const before = page.url();
      await soon.click({ force: true });
      expect(page.url()).toBe(before);
    }
  });
}
