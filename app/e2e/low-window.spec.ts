import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

test.use({ viewport: { width: 1280, height: 500 } });

const fromRow = (entry: string) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
};

const fromButton = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

const forms: readonly [role: DemoRole, path: string, open: (page: Page) => Promise<void>, submit: string][] = [
  ["teacher", "/teacher/lessons?status=upcoming", fromRow("Complete Lesson"), "Complete Lesson"],
  ["teacher", "/teacher/lessons?status=upcoming", fromRow("Edit Lesson"), "Save Changes"],
  ["teacher", "/teacher/lessons", fromButton("Schedule Lesson"), "Schedule Lesson"],
  ["teacher", "/teacher/students", fromButton("Add Student"), "Create Student"],
  ["admin", "/admin/dashboard", fromButton("Add User"), "Create User"],
];

const expectWhole = (control: Locator) => expect(control).toBeInViewport({ ratio: 1 });

// A laptop with a large task bar, or a page at 150%.
for (const [role, path, open, submit] of forms) {
  test(`in a low window ${submit} of ${path} scrolls, and its buttons stay in sight`, async ({ page }) => {
    await signIn(page, role, path);
    await open(page);
    const dialog = page.getByRole("dialog");
    await expectWhole(dialog.getByRole("button", { name: "Close", exact: true }));
    await expectWhole(dialog.getByRole("button", { name: submit, exact: true }));
    const boxes = dialog.locator("input:visible, select:visible, textarea:visible");
    await expect(boxes.first()).toBeVisible();
    await boxes.last().focus();
    await expect(boxes.last()).toBeInViewport();
    await expectWhole(dialog.getByRole("button", { name: submit, exact: true }));
    await boxes.first().focus();
    await expect(boxes.first()).toBeInViewport();
    await expectWhole(dialog.getByRole("button", { name: "Close", exact: true }));
  });
}
