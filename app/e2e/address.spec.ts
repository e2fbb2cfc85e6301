import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn, storeDemoSession } from "./support/accounts";
import { slowDown } from "./support/speed";
import { test } from "./support/test";

/** ms from key to key, as quick typists have them. */
const typing = { delay: 60 };

/** Types at the end, then at the beginning, then in the middle, and looks where the caret stands. */
const typeAndInsert = async (page: Page, box: Locator) => {
  await box.pressSequentially("minuet in g", typing);
  await expect(box).toHaveValue("minuet in g");
  await box.press("Home");
  await page.keyboard.type("theo ", typing);
  await expect(box).toHaveValue("theo minuet in g");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("xy", typing);
  await expect(box).toHaveValue("theo mxyinuet in g");
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe("theo mxy".length);
};

// SCREEN-04.
test("screen_04 a search box never loses a letter or the caret", async ({ page }) => {
  test.setTimeout(150_000);
  await storeDemoSession(page, "teacher");
  await slowDown(page, 4);
  for (const path of ["/teacher/lessons", "/teacher/students"]) {
    await page.goto(path);
    const box = page.getByRole("searchbox");
    await typeAndInsert(page, box);
    await expect(page.getByText("Showing 0 of")).toBeVisible();
    await expect(page).toHaveURL(`${path}?q=theo+mxyinuet+in+g`);
    await page.reload();
    await expect(box).toHaveValue("theo mxyinuet in g");
    await page.getByRole("button", { name: "Clear Filters" }).first().click();
    await expect(box).toHaveValue("");
    await expect(page).toHaveURL(path);
    // While the address is on its way.
    await box.pressSequentially("theo", typing);
    await page.waitForTimeout(240);
    await box.pressSequentially(" okafor", typing);
    await expect(box).toHaveValue("theo okafor");
    await expect(page).toHaveURL(`${path}?q=theo+okafor`);
  }
  await page.goto("/teacher/dashboard");
  await page.getByRole("button", { name: "Filter" }).click();
  await typeAndInsert(page, page.getByRole("searchbox"));
  await page.getByRole("button", { name: "Add Student" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("This student is under 18").check();
  await typeAndInsert(page, dialog.getByRole("searchbox"));
});

/** Scrolls so far that the control stands at the top, acts, and expects the page to stay where it is. */
const expectToStay = async (page: Page, control: Locator, act: () => Promise<unknown>) => {
  await control.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 120));
  const before = await page.evaluate(() => window.scrollY);
  expect(before, "the screen is scrolled").toBeGreaterThan(20);
  const address = page.url();
  await act();
  await expect.poll(() => page.url(), { message: "the address follows" }).not.toBe(address);
  // The router scrolls once it has drawn the new address.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
};

const lists: readonly { role: DemoRole; path: string; filters: Readonly<Record<string, string>> }[] = [
  { role: "teacher", path: "/teacher/lessons", filters: { Status: "completed", Time: "month" } },
  { role: "teacher", path: "/teacher/students", filters: { Grade: "elementary" } },
  { role: "student", path: "/student/my-lessons", filters: { Status: "COMPLETED", "Sort by date": "oldest" } },
  { role: "parent", path: "/parent/lessons", filters: { Status: "COMPLETED" } },
];

// SCREEN-05.
test.describe("screen_05 choosing scrolls nothing", () => {
  test.use({ viewport: { width: 390, height: 420 } });

  for (const { role, path, filters } of lists) {
    test(`a filter of ${path}`, async ({ page }) => {
      await signIn(page, role, path);
      if (role === "teacher") await page.getByRole("button", { name: "Filters" }).click();
      for (const [name, value] of Object.entries(filters)) {
        const control = page.getByRole("combobox", { name });
        await control.waitFor();
        await expectToStay(page, control, () => control.selectOption(value));
      }
      await page.getByRole("button", { name: "Clear Filters" }).first().click();
    });
  }

  for (const { role, path } of [
    { role: "teacher", path: "/teacher/calendar" },
    { role: "student", path: "/student/calendar" },
  ] as const) {
    test(`a day and a month of ${path}`, async ({ page }) => {
      await signIn(page, role, `${path}?date=2026-03-10`);
      const day = (date: string) => page.locator(`[data-date="${date}"]`);
      await expectToStay(page, day("2026-03-18"), () => day("2026-03-18").click());
      await expect(page.getByRole("heading", { name: "Wednesday 18 March 2026" })).toBeVisible();
      for (const [name, month] of [
        ["Next month", "April 2026"],
        ["Previous month", "March 2026"],
      ] as const) {
        const button = page.getByRole("button", { name });
        await expectToStay(page, button, () => button.click());
        await expect(page.getByRole("heading", { name: month, exact: true })).toBeVisible();
      }
      await expectToStay(page, page.getByRole("button", { name: "Today", exact: true }), () =>
        page.getByRole("button", { name: "Today", exact: true }).click(),
      );
    });
  }
});
