import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signInWith } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { typeDate } from "./support/dates";
import { continueDraft } from "./support/drafts";
import { tabAndType, tabTo } from "./support/keyboard";
import { expectFits, expectFocusSeen, expectNoSidewaysScroll } from "./support/layout";
import { chosenPassword } from "./support/new-account";
import { test } from "./support/test";
import { holdToasts } from "./support/toasts";

const networkText = "Network error. Please check your connection and try again.";
const hour = 3_600_000;

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * hour);

const signInTeacher = async (page: Page, email: string) => {
  await signInWith(page, email, chosenPassword);
  await page.waitForURL(/\/teacher\/dashboard$/);
};

const rows = (page: Page) => page.getByRole("list", { name: "Students" }).getByRole("listitem");

const choose = async (page: Page, name: string, entry: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

const profileOf = (page: Page) => page.getByRole("dialog", { name: "Student Profile" });

test("TSTU-05 TSTU-06 TSTU-07 a row tells what comes next, has its menu, and Add Student opens here", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Rosa Roster");
  const mina = await newStudent(request, teacher, { name: "Mina Next" });
  await newStudent(request, teacher, { name: "Theo Free" });
  const start = inHours(50);
  await newLesson(request, teacher, mina.id, { title: "Gavotte", start });
  await newLesson(request, teacher, mina.id, { title: "Minuet", start: inHours(100) });
  await signInTeacher(page, teacher.email);
  await page.goto("/teacher/students");
  const zone = { timeZone: "Europe/Berlin" };
  const day = new Intl.DateTimeFormat("en-GB", { ...zone, weekday: "short", day: "numeric", month: "short" })
    .format(start)
    .replace(",", "");
  await expect(rows(page).filter({ hasText: "Mina Next" })).toContainText(`2 upcoming, next ${day}`);
  await expect(rows(page).filter({ hasText: "Theo Free" })).toContainText("No upcoming lessons");

  await page.getByRole("button", { name: "Actions for Theo Free" }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText(["View Profile", "Edit Student", "Remove Student"]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Add Student" }).first().press("Enter");
  await expect(page.getByRole("dialog", { name: "Add New Student" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add Student" }).first()).toBeFocused();
});

test("TSTU-09 the profile tells whom one teaches; parents show who was asked, lessons open, the address keeps it", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  const teacher = await newTeacher(request, reedling, "Paula Profile");
  const child = await newStudent(request, teacher, { name: "Nils Verloren", parent: "Lena Verloren" });
  for (const [index, hours] of [-1, 30, 60, 90, 120, 150].entries()) {
    await newLesson(request, teacher, child.id, { title: `Study ${index + 1}`, start: inHours(hours) });
  }
  await signInTeacher(page, teacher.email);
  await page.goto("/teacher/students?q=nils&grade=elementary");
  await expect(page.getByText("Showing 1 of 1 students")).toBeVisible();
  await choose(page, child.name, "View Profile");
  const profile = profileOf(page);
  for (const text of ["Nils Verloren", child.email, "Grade 3", "Minor", "030 1234", "Aunt Ida, 030 99"]) {
    await expect(profile.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(profile.getByText("Lane 1, Hamburg")).toBeVisible();
  const parents = profile.getByRole("region", { name: "Parents" });
  await expect(parents).toContainText("Lena Verloren");
  await expect(parents.getByText("Asked", { exact: true })).toBeVisible();
  await expect(profile.getByRole("list", { name: "Recent lessons" }).getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);
  await expectFits(page);

  await test.step("each lesson opens, and the keyboard comes back to it", async () => {
    const lesson = profile.getByRole("button", { name: /Study 1/ });
    await lesson.press("Enter");
    const details = page.getByRole("dialog", { name: "View Lesson" });
    await expect(details.getByText("Study 1")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("lesson")).not.toBeNull();
    await page.keyboard.press("Escape");
    await expect(lesson).toBeFocused();
    await expect(profile).toBeVisible();
  });

  await test.step("a reload shows the same filter and profile; closing forgets the profile alone", async () => {
    await page.reload();
    await expect(profile.getByText(child.email)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    expect(new URL(page.url()).search).toBe("?q=nils&grade=elementary");
    await expect(page.getByRole("searchbox")).toHaveValue("nils");
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/teacher/students?student=${child.id}`);
    await expect(profile.getByText(child.email)).toBeVisible();
    await expectNoSidewaysScroll(page, "390 px");
    await expectAccessible(page);
  });
});

test("TSTU-10 a profile that cannot be loaded says why, and is tried again", async ({ page, request, reedling }) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Fay Failure");
  const student = await newStudent(request, teacher, { name: "Max Carr" });
  await signInTeacher(page, teacher.email);
  const path = `**/api/students/${student.id}`;
  const json = { error: "The school is away.", message: "The school is away.", code: "unavailable", fields: {} };
  await page.route(path, (route) => route.fulfill({ status: 503, json }));
  await page.goto(`/teacher/students?student=${student.id}`);
  const alert = profileOf(page).getByRole("alert");
  await expect(alert).toContainText("Failed to load student information");
  await expect(alert).toContainText("503: The school is away.");
  await expectAccessible(page);

  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 500, body: "" }));
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(alert).toContainText("Unknown error occurred");

  await page.unroute(path);
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(profileOf(page).getByText(student.email)).toBeVisible();

  await test.step("a student who was removed meanwhile", async () => {
    await send(request, teacher, "DELETE", `/api/teachers/students/${student.id}`);
    await page.reload();
    await expect(alert).toContainText("Failed to load student information");
    await expect(alert).toContainText("404: There is no such student.");
  });
});

test("TSTU-11 an exam result is recorded once, with the keyboard alone, whatever goes wrong on the way", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  await holdToasts(page);
  const teacher = await newTeacher(request, reedling, "Elsa Exam");
  const student = await newStudent(request, teacher, { name: "Ida Exam" });
  await signInTeacher(page, teacher.email);
  await page.goto(`/teacher/students?student=${student.id}`);
  const profile = profileOf(page);
  const open = profile.getByRole("button", { name: "Record Result" });
  await open.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Record Exam Result" });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await expect(field("Exam Board")).toBeFocused();

  await test.step("what is wrong stands at its field, and stays", async () => {
    await page.keyboard.type("ABRSM");
    await tabAndType(page, field("Grade"), "Grade 4");
    await tabAndType(page, field("Date"), "31/2");
    await tabAndType(page, field("Percentage"), "81,5");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Please enter a valid date")).toBeVisible();
    await expect(dialog.getByText("Please enter a whole number from 0 to 100")).toBeVisible();
    await expect(field("Date")).toBeFocused();
    await expect(field("Date")).toHaveValue("31/2");
    await expect(field("Percentage")).toHaveValue("81,5");
    await expectAccessible(page);
    await expectFits(page);
  });

  const path = `**/api/students/${student.id}/exams`;
  await test.step("what the server refuses stands at its field", async () => {
    await typeDate(field("Date"), "2026-03-20");
    await field("Percentage").fill("81 %");
    const fields = { date: ["The exam date cannot be in the future"] };
    const json = { error: fields.date[0], message: fields.date[0], code: "invalid", fields };
    await page.route(path, (route) => route.fulfill({ status: 422, json }));
    await dialog.getByRole("button", { name: "Record Result" }).press("Enter");
    await expect(dialog.getByText("The exam date cannot be in the future")).toBeVisible();
    await expect(field("Date")).toHaveAttribute("aria-invalid", "true");
    await page.unroute(path);
    await typeDate(field("Date"), "2026-03-21");
  });

  await test.step("an answer that is lost, Escape and a reload write nothing twice", async () => {
    await page.route(path, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole("button", { name: "Record Result" }).press("Enter");
    await expect(dialog.getByText(networkText)).toBeVisible();
    await expect(field("Exam Board")).toHaveValue("ABRSM");
    await page.unroute(path);
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await page.reload();
    await open.press("Enter");
    await continueDraft(dialog);
    await expect(field("Percentage")).toHaveValue("81 %");
    await dialog.getByRole("button", { name: "Record Result" }).press("Enter");
    await expect(page.getByText("Result Recorded").first()).toBeVisible();
    await expect(open).toBeFocused();
  });

  const results = profile.getByRole("list", { name: "Exam results" }).getByRole("listitem");
  await expect(results).toHaveCount(1);
  await expect(results).toContainText("Grade 4, ABRSM");
  await expect(results).toContainText("Sat 21 Mar 2026");
  await expect(results).toContainText("81%");
  await expect(profile.getByText("1 exam taken, 81% on average")).toBeVisible();
  const { exams } = await send(request, teacher, "GET", `/api/students/${student.id}`);
  expect(exams).toHaveLength(1);
  await expectAccessible(page);
  await expectFits(page);
});

test("d13: an exam is planned, changed and removed, and the keyboard stays where it was", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  await holdToasts(page);
  const teacher = await newTeacher(request, reedling, "Petra Plan");
  const student = await newStudent(request, teacher, { name: "Oskar Plan" });
  await signInTeacher(page, teacher.email);
  await page.goto(`/teacher/students?student=${student.id}`);
  const exams = profileOf(page).getByRole("region", { name: "Exams" });
  await expect(exams.getByText("No exam is planned.")).toBeVisible();
  await exams.getByRole("button", { name: "Plan Exam" }).press("Enter");
  let dialog = page.getByRole("dialog", { name: "Plan Exam" });
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel("Date", { exact: true }).fill("1/2/2020");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("The exam date cannot be in the past")).toBeVisible();
  await typeDate(dialog.getByLabel("Date", { exact: true }), `${year}-06-20`);
  await dialog.getByRole("button", { name: "Plan Exam" }).press("Enter");
  await expect(exams.getByText(/^Planned for .* 20 Jun/)).toBeVisible();
  await expect(exams.getByText("Grade and board not decided yet")).toBeVisible();
  const change = exams.getByRole("button", { name: "Change planned exam" });
  await expect(change).toBeFocused();

  await page.keyboard.press("Enter");
  dialog = page.getByRole("dialog", { name: "Change Planned Exam" });
  await dialog.getByLabel("Exam Board").fill("Trinity");
  await dialog.getByLabel("Grade").selectOption("Grade 5");
  const path = `**/api/students/${student.id}/exam-planned`;
  await page.route(path, (route) => route.abort());
  await dialog.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(dialog.getByText(networkText)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(path);
  await dialog.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(exams.getByText("Grade 5, Trinity")).toBeVisible();
  const saved = await send(request, teacher, "GET", `/api/students/${student.id}`);
  expect(saved.examPlanned).toEqual({ board: "Trinity", grade: "Grade 5", date: `${year}-06-20` });

  await page.route(path, (route) => route.abort());
  await exams.getByRole("button", { name: "Remove planned exam" }).press("Enter");
  await expect(exams.getByRole("alert")).toContainText(networkText);
  await expectAccessible(page);
  await page.unroute(path);
  await exams.getByRole("button", { name: "Remove planned exam" }).press("Enter");
  await expect(exams.getByText("No exam is planned.")).toBeVisible();
  await expect(exams.getByRole("button", { name: "Plan Exam" })).toBeFocused();
});

test("TSTU-17 before a student leaves it is told what ends and what stays, and so it is", async ({
  page,
  browser,
  baseURL,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  await holdToasts(page);
  const teacher = await newTeacher(request, reedling, "Regina Remove");
  const leaving = await newStudent(request, teacher, { name: "Lea Leaving", signsIn: true });
  const second = await newStudent(request, teacher, { name: "Sven Second" });
  const gone = await newStudent(request, teacher, { name: "Gus Gone" });
  const done = await newLesson(request, teacher, leaving.id, { title: "Bach in G", start: inHours(-1) });
  await send(request, teacher, "PATCH", `/api/lessons/${done}/complete`, { completed: true, teacherNotes: "Good." });
  await newLesson(request, teacher, leaving.id, { title: "Next week", start: inHours(160) });
  await signInTeacher(page, teacher.email);
  await page.goto("/teacher/students");
  await choose(page, leaving.name, "Remove Student");
  const question = page.getByRole("alertdialog", { name: "Remove Lea Leaving" });
  await expect(question.getByText("One scheduled lesson with you will be cancelled.")).toBeVisible();
  await expect(question.getByText(/^Lea still sees past lessons with notes/)).toBeVisible();
  await expect(question.getByRole("button", { name: "Keep Student" })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);

  const path = "**/api/teachers/students/*";
  await page.route(path, (route) => route.abort());
  await tabTo(page, question.getByRole("button", { name: "Remove Student" }));
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toContainText(networkText);
  await page.unroute(path);
  await question.getByRole("button", { name: "Remove Student" }).press("Enter");
  await expect(question).toBeHidden();
  await expect(page.getByText("Student Removed").first()).toBeVisible();
  const said = "The student has been removed from your class successfully. 1 upcoming lesson was cancelled.";
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: leaving.name })).toHaveCount(0);
  await expectFocusSeen(page);

  await test.step("without a sentence of the server's, the screen's own", async () => {
    await page.reload();
    await page.route(path, (route) => route.fulfill({ json: { message: "" } }));
    await choose(page, second.name, "Remove Student");
    await page.getByRole("button", { name: "Remove Student" }).press("Enter");
    const own = "The student has been removed from your class successfully.";
    await expect(page.getByText(own, { exact: true }).first()).toBeVisible();
    await page.unroute(path);
  });

  await test.step("somebody removed them meanwhile: a sentence, and the list is loaded again", async () => {
    await page.reload();
    await choose(page, gone.name, "Edit Student");
    await send(request, teacher, "DELETE", `/api/teachers/students/${gone.id}`);
    const dialog = page.getByRole("dialog", { name: "Edit Student" });
    await dialog.getByLabel("Grade").selectOption("Grade 7");
    await dialog.getByRole("button", { name: "Save Changes" }).press("Enter");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByLabel("Grade")).toHaveValue("Grade 7");
    await page.keyboard.press("Escape");
    await expect(rows(page).filter({ hasText: gone.name })).toHaveCount(0);
  });

  await test.step("what stays", async () => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const own = await context.newPage();
    await signInWith(own, leaving.email, chosenPassword);
    await own.waitForURL(/\/student\/dashboard$/);
    await own.goto("/student/my-lessons");
    const table = own.getByRole("table", { name: "Lessons" });
    await expect(table.getByRole("row").filter({ hasText: "Bach in G" })).toContainText("Completed");
    await expect(table.getByRole("row").filter({ hasText: "Next week" })).toContainText("Cancelled");
    await context.close();
    await page.goto("/teacher/lessons?time=all");
    await expect(page.getByRole("list", { name: "Lessons" }).getByText("Bach in G").first()).toBeVisible();
  });
});
