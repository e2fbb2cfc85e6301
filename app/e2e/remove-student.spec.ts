import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { tabTo } from "./support/keyboard";
import { expectFits, expectFocusSeen } from "./support/layout";
import { choose, inHours, networkText, openAs, rows } from "./support/roster";
import { test } from "./support/test";
import { holdToasts } from "./support/toasts";

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
  await openAs(page, teacher.email, "/teacher/students");
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
    await openAs(own, leaving.email, "/student/my-lessons");
    const table = own.getByRole("table", { name: "Lessons" });
    await expect(table.getByRole("row").filter({ hasText: "Bach in G" })).toContainText("Completed");
    await expect(table.getByRole("row").filter({ hasText: "Next week" })).toContainText("Cancelled");
    await context.close();
    await page.goto("/teacher/lessons?q=bach");
    await expect(page.getByRole("list", { name: "Lessons" }).getByText("Bach in G").first()).toBeVisible();
  });
});
