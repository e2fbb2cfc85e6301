import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeDemoSession } from "./support/accounts";
import { daysFromToday, typeDate } from "./support/dates";
import { expectFits } from "./support/layout";
import { networkText } from "./support/roster";
import { test } from "./support/test";
import { call } from "./support/week";

const calls = /\/api\//;

/** What a browser sees of a server that restarts: its own network is there all the time. */
const away = (page: Page) => page.route(calls, (route) => route.abort("connectionrefused"));
const back = (page: Page) => page.unroute(calls);

/** Fills in a lesson of the first student. */
const typeLesson = async (page: Page, title: string) => {
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await dialog.getByLabel("Student", { exact: true }).selectOption({ index: 1 });
  await typeDate(dialog.getByLabel("Date", { exact: true }), daysFromToday(20));
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  return dialog;
};

const titled = async (page: Page, title: string) => {
  const { lessons } = await call(page, "GET", "/api/teachers/lessons");
  return lessons.filter((lesson: { title: string }) => lesson.title === title).length;
};

test("TDASH-12 while the server is away the dashboard says what is missing, claims nothing, and fills itself in", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await storeDemoSession(page, "teacher");
  await away(page);
  await page.goto("/teacher/dashboard");
  const week = page.getByRole("region", { name: "This Week's Lessons" });
  const students = page.getByRole("region", { name: "Students" });
  await expect(week.getByRole("alert")).toContainText("Failed to fetch lessons");
  await expect(week.getByRole("alert")).toContainText(networkText);
  await expect(students.getByRole("alert")).toContainText("Failed to fetch students");
  await expect(page.getByText("No lessons this week")).toHaveCount(0);
  await expect(page.getByText("0 upcoming lessons")).toHaveCount(0);
  await expect(page.getByRole("main").getByText("–", { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await expectFits(page);
  await week.getByRole("button", { name: "Try Again" }).click();
  await expect(week.getByRole("alert")).toContainText(networkText);
  await back(page);
  await expect(students.getByRole("listitem").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("TLES-11 while the server is away My Lessons says so, and so does the form that needs the students", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await storeDemoSession(page, "teacher");
  await away(page);
  await page.goto("/teacher/lessons");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("Failed to fetch lessons");
  await expect(main.getByRole("alert")).toContainText(networkText);
  await expect(main.getByText("No lessons yet")).toHaveCount(0);
  await expect(main.getByText(/Showing|upcoming/)).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await expect(dialog.getByRole("alert")).toContainText("Failed to fetch students");
  await dialog.getByLabel("Notes").fill("Bring the blue book");
  await expectAccessible(page);
  await back(page);
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const lesson = await typeLesson(page, "After the server came back");
  await expect(lesson.getByLabel("Notes")).toHaveValue("Bring the blue book");
  await lesson.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(lesson).toBeHidden();
  await expect(page.getByRole("list", { name: "Lessons" })).toBeVisible({ timeout: 20_000 });
  expect(await titled(page, "After the server came back")).toBe(1);
});

test("a server that goes away in the middle: a sentence, what was typed stays, and it is written once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await storeDemoSession(page, "teacher");
  await page.goto("/teacher/dashboard");
  await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
  const dialog = await typeLesson(page, "In the middle of it");
  await away(page);
  await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(dialog.getByRole("alert")).toContainText(networkText);
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("In the middle of it");
  await expectAccessible(page);
  await back(page);
  await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  expect(await titled(page, "In the middle of it")).toBe(1);

  await test.step("what could not be loaded again stays, and says that it may be out of date", async () => {
    await page.goto("/teacher/lessons");
    const rows = page.getByRole("list", { name: "Lessons" });
    await expect(rows).toBeVisible();
    await page.route(calls, (route) =>
      route.request().method() === "GET" ? route.abort("connectionrefused") : route.continue(),
    );
    await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
    const another = await typeLesson(page, "Kept all the same");
    await another.getByRole("button", { name: "Schedule Lesson" }).click();
    await expect(another).toBeHidden();
    await expect(page.getByText(/^This may be out of date\./).first()).toBeVisible();
    await expect(rows).toBeVisible();
    await expectAccessible(page);
    await back(page);
    await expect(page.getByText(/^This may be out of date\./)).toHaveCount(0, { timeout: 20_000 });
    expect(await titled(page, "Kept all the same")).toBe(1);
  });
});
