import { expect } from "@playwright/test";
import { storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher } from "./support/class";
import { daysFromToday } from "./support/dates";
import { chosenPassword } from "./support/new-account";
import { today } from "./support/practice";
import { test } from "./support/test";

const day = 86_400_000;
const week = 7 * day;

const inDays = (days: number) => new Date(Date.now() + days * day);

/** "6 March", as the browser's zone has it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Europe/Berlin" }).format(inDays(days));

test.describe("FIELD-22 a tab left open over a week", () => {
  test("shows a student the next lesson as it is then, without a reload", async ({ page, request, reedling }) => {
    const teacher = await newTeacher(request, reedling, "Wanda Week");
    const student = await newStudent(request, teacher, { name: "Wim Week", signsIn: true });
    await newLesson(request, teacher, student.id, { title: "In two days", start: inDays(2) });
    await page.clock.install();
    await storeSession(page, student.email, chosenPassword);
    await page.goto("/student/dashboard");
    const next = page.getByRole("region", { name: "Next lesson" });
    await expect(next).toContainText("In two days");
    await newLesson(request, teacher, student.id, { title: "In nine days", start: inDays(9) });
    await page.clock.fastForward(week);
    await expect(next).toContainText("In nine days");
    await expect(today(page)).toContainText(dayIn(7));
    await expect(today(page)).toContainText(dayIn(9));
  });

  test("keeps what a teacher typed, and says that its day is past", async ({ page, request, reedling }) => {
    const teacher = await newTeacher(request, reedling, "Wenke Week");
    await newStudent(request, teacher, { name: "Wilma Week" });
    await page.clock.install();
    await storeSession(page, teacher.email, chosenPassword);
    await page.goto(`/teacher/lessons?open=schedule&day=${daysFromToday(1)}`);
    const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
    await dialog.getByLabel("Student", { exact: true }).selectOption({ label: "Wilma Week" });
    await dialog.getByLabel("Description").fill("With a friend");
    await page.clock.fastForward(week);
    await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
    await expect(dialog.getByText("The date cannot be in the past")).toBeVisible();
    await expect(dialog.getByLabel("Description")).toHaveValue("With a friend");
    await expect(dialog.getByLabel("Student", { exact: true }).locator("option:checked")).toHaveText("Wilma Week");
  });
});
