import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { newStudent, newTeacher, send } from "./support/class";
import { typeDate } from "./support/dates";
import { continueDraft } from "./support/drafts";
import { tabAndType } from "./support/keyboard";
import { expectFits } from "./support/layout";
import { networkText, openAs, profileOf } from "./support/roster";
import { test } from "./support/test";
import { holdToasts } from "./support/toasts";

test("TSTU-11 an exam result is recorded once, with the keyboard alone, whatever goes wrong on the way", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  await holdToasts(page);
  const teacher = await newTeacher(request, reedling, "Elsa Exam");
  const student = await newStudent(request, teacher, { name: "Ida Exam" });
  await openAs(page, teacher.email, `/teacher/students?student=${student.id}`);
  const profile = profileOf(page);
  const open = profile.getByRole("button", { name: "Record Result" });
  await open.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Record Exam Result" });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await expect(field("Exam Board")).toBeFocused();

  await test.step("what is wrong stands at its field, and stays", async () => {
    await page.keyboard.type("ABRSM");
    await tabAndType(page, field("Grade"), "Grade 4");
    await tabAndType(page, field("Date"), "31/2/2026");
    await tabAndType(page, field("Percentage"), "81,5");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("There is no such day in this month")).toBeVisible();
    await expect(dialog.getByText("Please enter a whole number from 0 to 100")).toBeVisible();
    await expect(field("Date")).toBeFocused();
    await expect(field("Date")).toHaveValue("31/2/2026");
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
  await openAs(page, teacher.email, `/teacher/students?student=${student.id}`);
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
