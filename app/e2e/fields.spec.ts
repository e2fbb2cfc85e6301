import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, storeDemoSession } from "./support/accounts";
import { test } from "./support/test";

/** Types as on a keyboard and gives the number of keys that it took. */
const type = async (page: Page, text: string): Promise<number> => {
  await page.keyboard.type(text);
  return text.length;
};

const errorOf = (field: Locator) => field.locator("xpath=ancestor::div[label][1]").locator("p").last();

test.describe("typed dates and times", () => {
  // A browser that would write 04:15 PM into a time box of its own.
  test.use({ locale: "en-US" });

  test.beforeEach(async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, "teacher");
  });

  test("SCREEN-07 a date of birth takes ten keys, and the calendar opens ten years back", async ({ page }) => {
    await page.getByRole("button", { name: "Add Student" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Student" });
    const birth = dialog.getByRole("textbox", { name: "Date of Birth" });
    await birth.focus();
    const keys = await type(page, "14/5/2015");
    await page.keyboard.press("Tab");
    expect(keys + 1).toBeLessThanOrEqual(12);
    await expect(birth).toHaveValue("Thu 14 May 2015");
    await expect(dialog.getByLabel("This student is under 18")).toBeChecked();
    // FIELD-03: the month first, as this browser's language has it.
    await birth.fill("03/04/2015");
    await page.keyboard.press("Tab");
    await expect(birth).toHaveValue("Wed 4 Mar 2015");

    await test.step("what is no date stays and says what to change", async () => {
      for (const [typed, text] of [
        ["14/5", "Please type the year as well"],
        ["31.4.2015", "There is no such day in this month"],
        ["some day", "Please type a date, like 14 May 2015"],
      ] as const) {
        await birth.fill(typed);
        await page.keyboard.press("Tab");
        await expect(birth).toHaveValue(typed);
        await expect(birth).toHaveAttribute("aria-invalid", "true");
        await expect(errorOf(birth)).toHaveText(text);
      }
    });

    await test.step("the calendar has months and years to choose from", async () => {
      await birth.fill("");
      await dialog.getByRole("button", { name: "Date of Birth: open the calendar" }).click();
      const calendar = page.getByRole("dialog", { name: "Calendar" });
      const year = new Date().getFullYear();
      await expect(calendar.getByRole("combobox", { name: "Year" })).toHaveValue(String(year - 10));
      await expectAccessible(page);
      await calendar.getByRole("combobox", { name: "Year" }).selectOption("2014");
      await calendar.getByRole("combobox", { name: "Month" }).selectOption("March");
      await calendar.getByRole("button", { name: "Friday 7 March 2014", exact: true }).click();
      await expect(birth).toHaveValue("Fri 7 Mar 2014");
      await expect(dialog).toBeVisible();
    });
  });

  test("SCREEN-08 a time is typed and shown as HH:mm, or chosen from the quarters", async ({ page }) => {
    await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
    const start = dialog.getByRole("combobox", { name: "Start Time" });
    const end = dialog.getByRole("textbox", { name: "End Time" });
    await expect(start).toHaveValue("09:00");
    for (const [typed, shown, over] of [
      ["1615", "16:15", "16:45"],
      ["16:20", "16:20", "16:50"],
      ["9", "09:00", "09:30"],
      ["2345", "23:45", "00:15"],
    ] as const) {
      await start.focus();
      await type(page, typed);
      await page.keyboard.press("Tab");
      await expect(start).toHaveValue(shown);
      await expect(end).toHaveValue(over);
    }

    await test.step("what is no time stays and says what to change", async () => {
      for (const typed of ["9.5", "25:00", "half 4"]) {
        await start.fill(typed);
        await page.keyboard.press("Tab");
        await expect(start).toHaveValue(typed);
        await expect(errorOf(start)).toHaveText("Please type a time from 00:00 to 23:59, like 16:15");
      }
    });

    await test.step("FIELD-03 half past four is asked, not taken for the night", async () => {
      await start.fill("430");
      await page.keyboard.press("Tab");
      await expect(start).toHaveValue("430");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "16:30" }).click();
      await expect(start).toHaveValue("16:30");
      await expect(start).toBeFocused();
      await expect(end).toHaveValue("17:00");
    });

    await test.step("the keyboard chooses from the list, and Escape closes the list alone", async () => {
      await start.fill("16:20");
      await page.keyboard.press("ArrowDown");
      await expect(start).toHaveAttribute("aria-expanded", "true");
      await expect(page.getByRole("option", { name: "16:15" })).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(start).toHaveValue("16:30");
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await expect(start).toBeFocused();
    });

    await test.step("so does the pointer", async () => {
      await dialog.getByRole("button", { name: "Show times" }).click();
      await page.getByRole("option", { name: "17:45" }).click();
      await expect(start).toHaveValue("17:45");
    });
  });
});

const screens = {
  teacher: ["/teacher/dashboard", "/teacher/lessons", "/teacher/calendar"],
  student: ["/student/dashboard", "/student/my-lessons", "/student/calendar"],
  parent: ["/parent/dashboard", "/parent/lessons"],
} as const;

test.describe("times on screen", () => {
  test.use({ locale: "en-US" });

  for (const role of ["teacher", "student", "parent"] as const) {
    test(`SCREEN-08 no screen of the ${role} shows twelve hours or a box of the browser's own`, async ({ page }) => {
      test.setTimeout(120_000);
      await storeDemoSession(page, role);
      for (const path of screens[role]) {
        await page.goto(path);
        // On a Sunday evening the week may hold nothing more.
        const lessons = page.locator("main").getByText(/\b\d\d:\d\d\b|^No lessons this week$/);
        await expect(lessons.first()).toBeVisible();
        await expect(page.locator("body")).not.toContainText(/\d\s?[AP]M\b/i);
        await expect(page.locator('input[type="time"]')).toHaveCount(0);
      }
    });
  }
});
