import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import type { DemoRole } from "./support/accounts";
import { expectFits, expectFitsLargeText } from "./support/layout";
import { publicAddresses, roles, screensOf, sizes, visit } from "./support/screens";
import { test } from "./support/test";

// Looks with axe at two widths in two themes take a busy machine their time.
test.beforeEach(() => test.setTimeout(120_000));

const expectWellMade = async (page: Page, path: string, role?: DemoRole) => {
  const [wide, phone] = sizes;
  await visit(page, path, role);
  await page.setViewportSize(phone);
  // The themes differ in colours alone, which are the same at every width.
  await expectAccessible(page, { themes: ["light"] });
  await page.setViewportSize(wide);
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsLargeText(page);
};

// SCREEN-11, SCREEN-12: each route of the table.
for (const path of publicAddresses()) {
  test(`screen_11 screen_12 ${path} fits every width and keeps every rule of axe`, async ({ page }) => {
    await expectWellMade(page, path);
  });
}

for (const role of roles) {
  for (const path of screensOf(role)) {
    test(`screen_11 screen_12 ${path} of the ${role} fits every width and keeps every rule of axe`, async ({
      page,
    }) => {
      await expectWellMade(page, path, role);
    });
  }
}

test("screen_11 screen_12 a screen of another role says so within every width and every rule of axe", async ({
  page,
}) => {
  await expectWellMade(page, "/teacher/dashboard", "student");
});

// SCREEN-12.
for (const path of ["/auth/signin", "/auth/register", "/auth/forgot-password", "/auth/reset-password"]) {
  test(`screen_12 what is wrong in the form of ${path} is told within every rule of axe`, async ({ page }) => {
    await visit(page, path);
    await page.locator("button[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
}
