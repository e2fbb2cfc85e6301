import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

/** How the open lesson begins; what a dialog holds is drawn after its frame. */
const lessonShown = async (page: Page) => {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Teacher Notes" })).toBeVisible();
  await expect(dialog).not.toContainText("Loading practice plan");
  return (await dialog.textContent())?.slice(0, 80);
};

/** The open lesson, after a reload and in another tab of the same person. */
const expectTheSameElsewhere = async (page: Page) => {
  await expect(page).toHaveURL(/[?&]lesson=[0-9a-f-]{36}/);
  const shown = await lessonShown(page);
  await page.reload();
  await expect.poll(() => lessonShown(page)).toBe(shown);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => lessonShown(other)).toBe(shown);
  await other.close();
};

const lists: readonly { role: DemoRole; path: string; row: string | RegExp }[] = [
  { role: "teacher", path: "/teacher/lessons?q=gavotte&status=completed", row: /^Gavotte/ },
  { role: "student", path: "/student/dashboard", row: /Completed/ },
  { role: "student", path: "/student/my-lessons?status=completed&sort=oldest", row: /^View Details/ },
  { role: "parent", path: "/parent/dashboard", row: /Completed/ },
  { role: "parent", path: "/parent/lessons?status=completed", row: /^View Details/ },
];

// SCREEN-14.
for (const { role, path, row } of lists) {
  test(`SCREEN-14 an open lesson of ${path} is in the address`, async ({ page }) => {
    await signIn(page, role, path);
    const main = page.getByRole("main");
    // Another story may have given the parent a child whose card comes first, and only that one stands open.
    await expect(main.getByRole("button").first()).toBeVisible();
    const closed = main.getByRole("heading").getByRole("button", { expanded: false });
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await main.getByRole("button", { name: row }).first().click();
    await expectTheSameElsewhere(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

test("SCREEN-14 a lesson opened from the teacher's calendar is in the address, and closing it leads back", async ({
  page,
}) => {
  await signIn(page, "teacher", "/teacher/calendar");
  const day = page.locator("[data-date]").filter({ hasText: "15:00" }).first();
  await day.click();
  await page
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lessons\?lesson=/);
  await expectTheSameElsewhere(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await expect(page).toHaveURL(/\/teacher\/calendar/);
  await page.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(page.getByRole("dialog", { name: "Schedule New Lesson" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/teacher\/calendar/);
});

test("SCREEN-14 the student's calendar keeps its day, its month and its lesson", async ({ page }) => {
  await signIn(page, "student", "/student/calendar");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-01$/);
  await page.locator("[data-date]").filter({ hasText: "15:00" }).first().click();
  // The first days of the grid are of the month before.
  const month = (await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  const day = (await page.getByRole("region", { name: "Chosen day" }).getByRole("heading").first().textContent()) ?? "";
  await page
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await expectTheSameElsewhere(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await page.reload();
  await expect(page.getByRole("heading", { name: month, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Chosen day" }).getByRole("heading", { name: day })).toBeVisible();
});

const filters: readonly { role: DemoRole; path: string; search?: string; chosen: Readonly<Record<string, string>> }[] =
  [
    { role: "teacher", path: "/teacher/lessons", search: "mina", chosen: { Status: "completed", Time: "month" } },
    { role: "teacher", path: "/teacher/students", search: "o", chosen: { Grade: "middle" } },
    { role: "teacher", path: "/teacher/dashboard", search: "o", chosen: { "Grade group": "middle" } },
    { role: "student", path: "/student/my-lessons", chosen: { Status: "COMPLETED", "Sort by date": "oldest" } },
    { role: "parent", path: "/parent/lessons", chosen: { Status: "SCHEDULED" } },
  ];

for (const { role, path, search, chosen } of filters) {
  test(`SCREEN-14 the filters of ${path} are in the address`, async ({ page }) => {
    await signIn(page, role, path);
    if (path.endsWith("dashboard")) await page.getByRole("button", { name: "Filter" }).click();
    const result = page.getByText(/^Showing \d+ of \d+/);
    const all = (await result.textContent()) ?? "";
    if (search !== undefined) await page.getByRole("searchbox").fill(search);
    for (const [name, value] of Object.entries(chosen)) await page.getByRole("combobox", { name }).selectOption(value);
    await expect(result).not.toHaveText(all);
    await expect
      .poll(() => new URL(page.url()).searchParams.size)
      .toBe(Object.keys(chosen).length + (search === undefined ? 0 : 1));
    const other = await page.context().newPage();
    await other.goto(page.url());
    // What a fresh page shows is what this one comes to, once it has drawn the last choice.
    const shown = (await other.getByText(/^Showing \d+ of \d+/).textContent()) ?? "";
    await expect(result).toHaveText(shown);
    await page.reload();
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Showing \d+ of \d+/)).toHaveText(shown);
      for (const [name, value] of Object.entries(chosen)) {
        await expect(tab.getByRole("combobox", { name })).toHaveValue(value);
      }
      if (search !== undefined) await expect(tab.getByRole("searchbox")).toHaveValue(search);
    }
    await other.close();
  });
}

test("FIELD-23 a link asks for a dialog, which a reload opens again; closing leads back to the screen that asked", async ({
  page,
}) => {
  await signIn(page, "teacher");
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await page.goto("/teacher/lessons?open=schedule&day=2030-02-30");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/teacher/lessons");

  await page.goto("/teacher/calendar?date=2030-03-04");
  const schedule = page.getByRole("button", { name: "Schedule Lesson" });
  await schedule.click();
  await expect(page).toHaveURL("/lessons?open=schedule&day=2030-03-04");
  await page.reload();
  await expect(dialog.getByRole("textbox", { name: "Date" })).toHaveValue("Mon 4 Mar 2030");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/teacher/calendar?date=2030-03-04");
  await schedule.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(schedule).toBeFocused();

  // What no screen knows opens nothing.
  await page.goto("/teacher/lessons?open=everything");
  await expect(page.getByRole("heading", { name: "My Lessons" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
