import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { daysLater, typeDate } from "./support/dates";
import { expectFocusSeen } from "./support/layout";
import { test } from "./support/test";

const name = "Nora Lund";

const press = (place: Page | Locator, button: string | RegExp) =>
  place.getByRole("button", { name: button }).first().click();

/** Opens a dialog from the menu of the first row. */
const open = async (page: Page, entry: string) => {
  await press(page, /^Actions for/);
  await page.getByRole("menuitem", { name: entry }).click();
  return page.locator("[role=dialog], [role=alertdialog]");
};

const expectClosed = async (page: Page, dialog: Locator) => {
  await expect(dialog).toHaveCount(0);
  // The list learns of the change after the dialog has closed.
  await page.waitForLoadState("networkidle");
  await expectFocusSeen(page);
};

const schedule = async (page: Page, days: number) => {
  await press(page, "Schedule Lesson");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Student", { exact: true }).selectOption({ label: name });
  await typeDate(dialog.getByLabel("Date", { exact: true }), daysLater(new Date().toISOString().slice(0, 10), days));
  await press(dialog, "Schedule Lesson");
  await expectClosed(page, dialog);
};

// SCREEN-10.
test("screen_10 after a dialog has saved, and its row is gone, the focus is on something that is seen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "teacher", "/teacher/students");

  await test.step("a student is added and changed", async () => {
    await press(page, "Add Student");
    const dialog = page.getByRole("dialog");
    for (const [label, text] of [
      ["First Name", "Nora"],
      ["Last Name", "Lund"],
      ["Email", "nora.lund@families.test"],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill(text);
    }
    await dialog.getByLabel("Grade", { exact: true }).selectOption("Grade 2");
    await dialog.getByLabel("Instrument").selectOption("Piano");
    await press(dialog, "Create Student");
    await expectClosed(page, dialog);
    await page.goto(`/teacher/students?q=${encodeURIComponent(name)}`);
    const edit = await open(page, "Edit Student");
    await edit.getByLabel("Grade", { exact: true }).selectOption("Grade 3");
    await press(edit, "Save Changes");
    await expectClosed(page, edit);
  });

  await test.step("lessons are scheduled, changed, completed and cancelled", async () => {
    await page.goto(`/teacher/lessons?status=upcoming&q=${encodeURIComponent(name)}`);
    await schedule(page, 1);
    await schedule(page, 2);
    await schedule(page, 3);
    const edit = await open(page, "Edit Lesson");
    await edit.getByLabel("Description").fill("Bring the blue book");
    await press(edit, "Save Changes");
    await expectClosed(page, edit);
    const complete = await open(page, "Complete Lesson");
    await complete.getByLabel("Notes").fill("Minuet in G, bars 9 to 16 hands together at 72");
    await press(complete, "Complete Lesson");
    const view = page.getByRole("dialog", { name: "View Lesson" });
    await expect(view).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expectClosed(page, view);
    for (let left = 2; left > 0; left -= 1) {
      await expect(page.getByRole("button", { name: /^Actions for/ })).toHaveCount(left);
      const cancel = await open(page, "Cancel Lesson");
      await press(cancel, "Cancel Lesson");
      await expectClosed(page, cancel);
    }
    await expect(page.getByRole("button", { name: /^Actions for/ })).toHaveCount(0);
    await expectFocusSeen(page);
  });

  await test.step("the student is removed", async () => {
    await page.goto(`/teacher/students?q=${encodeURIComponent(name)}`);
    const remove = await open(page, "Remove Student");
    await press(remove, "Remove Student");
    await expectClosed(page, remove);
    await expect(page.getByRole("button", { name: /^Actions for/ })).toHaveCount(0);
    await expectFocusSeen(page);
  });
});
