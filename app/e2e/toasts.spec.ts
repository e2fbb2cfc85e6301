import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { test } from "./support/test";
import { holdToasts } from "./support/toasts";

const widths = [320, 390, 640, 768, 1024, 1279, 1280, 1920];
const heights = [800, 640];

/** Controls of what is open that a toast stands on. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll("[data-toaster] > li")].map((toast) => toast.getBoundingClientRect());
    if (toasts.length === 0) return ["no toast"];
    const controls = document.querySelectorAll(
      ":is([role=dialog], [role=alertdialog]) :is(button, a[href], input, select, textarea, summary)",
    );
    if (controls.length === 0) return ["no control"];
    const isSeen = (control: Element) => control.checkVisibility() && control.getBoundingClientRect().width > 1;
    // What has been scrolled away inside a dialog is not on the screen.
    const shown = (control: Element) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const frame = control.closest("[role=dialog], [role=alertdialog]")?.getBoundingClientRect();
      return { left, right, top: Math.max(top, frame?.top ?? top), bottom: Math.min(bottom, frame?.bottom ?? bottom) };
    };
    return [...controls].filter(isSeen).flatMap((control) => {
      const box = shown(control);
      const meets = (toast: DOMRect) =>
        box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
      const isCovered = box.top < box.bottom && toasts.some(meets);
      return isCovered || box.right > innerWidth || (control.getAttribute("aria-label") === "Close" && box.top < 0)
        ? [control.getAttribute("aria-label") ?? control.textContent ?? control.tagName]
        : [];
    });
  });

const expectNothingCovered = async (page: Page, what: string) => {
  for (const height of heights) {
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const at = `${what} at ${width} x ${height}`;
      await expect.poll(() => covered(page), { message: at, timeout: 3_000 }).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

/** Opens a dialog from the menu of the first row. */
const open = async (page: Page, entry: string) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .press("Enter");
  await page.getByRole("menuitem", { name: entry }).press("Enter");
  await expect(page.locator("[role=dialog], [role=alertdialog]")).toBeVisible();
};

// LAYOUT-21.
test("layout_21 a toast covers no control of what is open at any width", async ({ page }) => {
  test.setTimeout(120_000);
  await holdToasts(page);
  await signIn(page, "teacher", "/teacher/students");

  await open(page, "Edit Student");
  await page.getByRole("dialog").getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(page.locator("[data-toaster] > li")).toBeVisible();
  await open(page, "Remove Student");
  await expectNothingCovered(page, "Remove Student");
  await page.getByRole("button", { name: "Keep Student" }).press("Enter");

  const close = async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).first().press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  for (const entry of ["Edit Student", "View Profile"]) {
    await open(page, entry);
    await expectNothingCovered(page, entry);
    await close();
  }
  await page.getByRole("link", { name: "My Lessons" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "My Lessons" })).toBeVisible();
  await open(page, "View Details");
  await expectNothingCovered(page, "View Details");
  await close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
});
