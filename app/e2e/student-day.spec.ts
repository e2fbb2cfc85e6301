import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signInWith } from "./support/accounts";
import type { Person } from "./support/class";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { expectFits } from "./support/layout";
import { chosenPassword } from "./support/new-account";
import { test } from "./support/test";

const hour = 3_600_000;

const signInStudent = async (page: Page, student: Person) => {
  await signInWith(page, student.email, chosenPassword);
  await page.waitForURL(/\/student\/dashboard$/);
};

/** The browser's zone. */
const zone = "Europe/Berlin";

const civil = (date: Date) => date.toLocaleDateString("sv-SE", { timeZone: zone });

/** Noon of a day of the zone; days and months may count beyond their ends. */
const noon = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  const hours = Number(date.toLocaleTimeString("en-GB", { timeZone: zone, hour: "2-digit" }));
  return new Date(date.getTime() - (hours - 12) * hour);
};

const monthName = (date: Date) => date.toLocaleDateString("en-GB", { timeZone: zone, month: "long", year: "numeric" });

test("STU-01 STU-03 STU-04 STU-05 STU-07 STU-08 a student's dashboard tells what was and what comes, and whom to ask", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  const teacher = await newTeacher(request, reedling, "Dora Dash");
  const student = await newStudent(request, teacher, { name: "Mia Dash", signsIn: true });
  await signInStudent(page, student);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Learning Dashboard");
  const rating = page.getByRole("link", { name: /^Average Rating/ });
  await expect(rating).toHaveAccessibleName(/Average Rating, –$/);
  const main = page.getByRole("main");
  await expect(main.getByText(/Contact your teacher/).first()).toBeVisible();

  const begun: string[] = [];
  for (let index = 1; index <= 6; index += 1) {
    const start = new Date(Math.floor(Date.now() / 1000) * 1000 - index * 10 * 60_000);
    begun.push(await newLesson(request, teacher, student.id, { title: `Study ${index}`, start }));
  }
  await newLesson(request, teacher, student.id, {
    title: "Next one",
    start: new Date(Math.floor(Date.now() / 1000) * 1000 + 72 * hour),
  });
  for (const id of begun.slice(0, 4)) {
    await send(request, teacher, "PATCH", `/api/lessons/${id}/complete`, { completed: true, teacherNotes: "Good." });
    await send(request, teacher, "PUT", `/api/lesson-feedback/${id}`, { content: "Well prepared.", teacherRating: 2 });
  }
  await page.reload();
  await expect(rating).toHaveAccessibleName(/Average Rating, 4\.5$/);
  const recent = main.getByRole("list", { name: "Recent lessons" }).getByRole("listitem");
  await expect(recent).toHaveCount(5);
  await expect(main.getByRole("region", { name: "Recent Feedback" }).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await expectFits(page);

  await test.step("no control schedules, and a sentence tells whom to ask", async () => {
    await expect(
      main.getByText("Your teacher schedules your lessons. Contact them to find or change a time."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^schedule/i })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^schedule/i })).toHaveCount(0);
  });

  await test.step("what the teacher cancels shows after a fresh load, not before", async () => {
    const row = recent.filter({ hasText: "Study 5" });
    await expect(row).toContainText("Scheduled");
    await send(request, teacher, "DELETE", `/api/teachers/lessons/${begun[4]}`);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.waitForTimeout(1_500);
    await expect(row).toContainText("Scheduled");
    await page.reload();
    await expect(row).toContainText("Cancelled");
  });

  await page.getByRole("link", { name: "View Calendar" }).press("Enter");
  await page.waitForURL(/\/student\/calendar$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Calendar");
});

test("SCAL-01 SCAL-02 SCAL-03 SCAL-04 SCAL-05 SCAL-06 SCAL-07 SCAL-08 a student finds every day's lessons", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  const teacher = await newTeacher(request, reedling, "Cora Calendar");
  const student = await newStudent(request, teacher, { name: "Ben Calendar", signsIn: true });
  // A day of the next month, so that neither its past nor its end is near.
  const [year = 0, month = 0, today = 0] = civil(new Date()).split("-").map(Number);
  const now = noon(year, month, today);
  const busy = noon(year, month + 1, 15);
  for (const [index, title] of ["Gavotte", "Minuet", "Sarabande"].entries()) {
    const start = new Date(busy.getTime() + index * hour);
    await newLesson(request, teacher, student.id, { title, description: `About ${title}`, start });
  }
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 10 * 60_000);
  const done = await newLesson(request, teacher, student.id, { title: "Etude", start });
  await send(request, teacher, "PATCH", `/api/lessons/${done}/complete`, { completed: true, teacherNotes: "Good." });
  await signInStudent(page, student);
  const cell = (date: Date) => page.locator(`[data-date="${civil(date)}"]`);

  await test.step("a spinner while it loads", async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route("**/api/students/lessons**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/student/calendar");
    await expect(page.getByRole("main").locator(".animate-spin")).toBeVisible();
    await expectAccessible(page);
    answer();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.getByRole("main").locator(".animate-spin")).toHaveCount(0);
  });

  await test.step("today, and the month's counts", async () => {
    await expect(page.getByRole("columnheader").locator("abbr")).toHaveText([
      ...["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    ]);
    await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
    await expect(page.locator('[aria-current="date"]').first()).toContainText(String(today));
    await expect(page.getByText("0 scheduled, 1 completed this month")).toBeVisible();
  });

  await test.step("month by month", async () => {
    const title = page.getByRole("heading", { level: 2, name: monthName(now), exact: true });
    await expect(title).toBeVisible();
    await page.getByRole("button", { name: /^Next/ }).press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: monthName(busy), exact: true })).toBeVisible();
    await expect(page.getByText("3 scheduled, 0 completed this month")).toBeVisible();
    const weekday = (date: Date) => new Date(`${civil(date)}T12:00:00Z`).getUTCDay();
    const [first, last] = [noon(year, month + 1, 1), noon(year, month + 2, 0)];
    // The days follow the heading once there is time to draw them.
    const days = page.locator("[data-date]");
    await expect(days.first()).toHaveAttribute("data-date", civil(noon(year, month + 1, 1 - weekday(first))));
    await expect(days.last()).toHaveAttribute("data-date", civil(noon(year, month + 2, 6 - weekday(last))));
  });

  await test.step("two lessons in a day's cell, and how many more", async () => {
    await expect(cell(busy)).toContainText("12:00");
    await expect(cell(busy)).toContainText("Gavotte");
    await expect(cell(busy)).toContainText("13:00");
    await expect(cell(busy)).toContainText("Minuet");
    await expect(cell(busy)).not.toContainText("Sarabande");
    await expect(cell(busy)).toContainText("+1 more");
  });

  await test.step("the chosen day's cards, and the list's own details", async () => {
    await cell(busy).click();
    const cards = page.getByRole("region", { name: "Chosen day" }).getByRole("listitem");
    await expect(cards).toHaveCount(3);
    for (const text of ["Gavotte", "Scheduled", "About Gavotte", "12:00", "12:30", "Cora Calendar", "30 min"]) {
      await expect(cards.first()).toContainText(text);
    }
    await cards
      .first()
      .getByRole("button", { name: /^View Details/ })
      .press("Enter");
    await expect(page.getByRole("dialog", { name: "Gavotte" })).toBeVisible();
    await expect(page.getByText("No teacher feedback available for this lesson yet.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step("a day without lessons", async () => {
    await cell(new Date(busy.getTime() + 24 * hour)).click();
    await expect(page.getByText("No lessons scheduled for this date.")).toBeVisible();
  });

  await page.getByRole("button", { name: "Today", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: monthName(now), exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Previous/ }).press("Enter");
  const before = noon(year, month - 1, 1);
  await expect(page.getByRole("heading", { level: 2, name: monthName(before), exact: true })).toBeVisible();
  expect(await page.locator("[data-date]").count()).toBeGreaterThan(27);
});
