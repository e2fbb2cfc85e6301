import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { expectFits } from "./support/layout";
import { test } from "./support/test";

/** Where the card of a figure begins, and where in it icon and label do. */
const places = async (page: Page, label: string) => {
  const words = page
    .getByRole("main")
    .locator("span.text-small")
    .filter({ hasText: new RegExp(`^${label}$`) });
  await expect(words).toBeVisible();
  return words.evaluate((element) => {
    const card = element.closest(".rounded-card");
    const [own, icon, text] = [card, card?.querySelector("svg"), element].map((part) => part?.getBoundingClientRect());
    const [top, left] = [own?.top ?? 0, own?.left ?? 0];
    return {
      top,
      icon: { top: (icon?.top ?? 0) - top, left: (icon?.left ?? 0) - left },
      isBeside: (text?.left ?? 0) > (icon?.right ?? 0),
    };
  });
};

test.use({ viewport: { width: 390, height: 844 } });

test("an administrator's figures stand beside their icons on a phone", async ({ page }) => {
  await signIn(page, "admin", "/admin/dashboard");
  await expect(page.getByText(/^Welcome, .*\d+ users/)).toBeVisible();
  for (const label of ["Total Users", "System Health", "Storage Used", "Pending Approvals"]) {
    expect((await places(page, label)).isBeside, label).toBe(true);
  }
  await expectFits(page);
});

test("PCAL-03 a family's three figures share a row on a phone, and look alike", async ({ page }) => {
  await signIn(page, "parent", "/parent/calendar");
  await expect(page.getByRole("list", { name: "Upcoming lessons" })).toBeVisible();
  const first = await places(page, "Upcoming");
  for (const label of ["This Week", "Children"]) expect(await places(page, label), label).toEqual(first);
  await expectFits(page);
});
