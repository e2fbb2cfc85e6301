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

// LAYOUT-05 to LAYOUT-08, STU-02.
for (const role of roles) {
  test(`FIELD-23 every link of the screens of the ${role} leads to a screen, in this tab and in another`, async ({
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
        const link = page.locator(`a[href="${href}"]:visible`).first();
        const before = page.url();
        await link.click({ force: true });
        if (new URL(href, before).href !== before) await expect(page, href).not.toHaveURL(before);
        await expectScreen(page, `${href} from ${screen}`);
        if (new URL(page.url()).pathname !== screen) await visit(page, screen);
      }
    }
    expect(tried.size, "links that were tried").toBeGreaterThan(3);

    for (const entry of ["Profile", "Settings"]) {
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: entry }).click();
      await expectScreen(page, entry);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole("navigation", { name: "Shortcuts" });
    for (const link of await bar.getByRole("link").all()) {
      await link.click();
      await expectScreen(page, "the bar of a phone");
    }
    // What another tab opens is what the link itself says.
    for (const href of tried) {
      await page.goto(href);
      await expectScreen(page, `${href} in another tab`);
    }
  });
}

test("FIELD-23 Users and Analytics lead to their places on the dashboard, also in another tab", async ({ page }) => {
  await signIn(page, "admin");
  for (const [label, title] of [
    ["Users", "Users"],
    ["Analytics", "User Distribution"],
  ] as const) {
    const entry = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: label });
    await entry.click();
    const place = page.getByRole("heading", { level: 2, name: title });
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await expect(entry).toHaveAttribute("aria-current", "page");
    await page.reload();
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
  }
});
