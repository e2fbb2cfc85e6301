import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { newStudent, newTeacher, send } from "./support/class";
import { daysFromToday, daysLater, typeDate } from "./support/dates";
import { expectDrafts } from "./support/drafts";
import { expectFits } from "./support/layout";
import { openAs } from "./support/roster";
import { test } from "./support/test";

const sentence = "This student is no longer in the class.";

test("a student who leaves the class while a lesson is typed is named at their field, and nothing is lost", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Lotta Leaves");
  const leaving = await newStudent(request, teacher, { name: "Lea Leaving" });
  const staying = await newStudent(request, teacher, { name: "Stan Staying" });
  await openAs(page, teacher.email, "/teacher/lessons");
  await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  const student = dialog.getByLabel("Student", { exact: true });
  const notes = dialog.getByLabel("Notes");
  await student.selectOption({ label: leaving.name });
  await typeDate(dialog.getByLabel("Date", { exact: true }), daysFromToday(20));
  await dialog.getByRole("textbox", { name: "Title" }).fill("Gavotte for two");
  await notes.fill("Bring the blue book");
  await send(request, teacher, "DELETE", `/api/teachers/students/${leaving.id}`);

  await test.step("what is sent is refused at the student, where the focus is, and what was typed stays", async () => {
    await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
    await expect(student).toHaveAccessibleDescription(sentence);
    await expect(student).toBeFocused();
    await expect(student.locator("option:checked")).toHaveText(leaving.name);
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Gavotte for two");
    await expect(notes).toHaveValue("Bring the blue book");
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("another student is chosen, and one lesson is written", async () => {
    await student.selectOption({ label: staying.name });
    await expect(dialog.getByText(sentence)).toHaveCount(0);
    await expect(student.locator("option")).toHaveText(["Select a student", staying.name]);
    await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
    await expect(dialog).toBeHidden();
    await expectDrafts(page, 0);
    const { lessons } = await send(request, teacher, "GET", "/api/teachers/lessons");
    expect(lessons).toHaveLength(1);
    expect(lessons[0]).toMatchObject({ student: { id: staying.id }, teacherNotes: "Bring the blue book" });
  });

  await test.step("an edit that gives the lesson to somebody who has left says so at the same place", async () => {
    const other = await newStudent(request, teacher, { name: "Otto Other" });
    await page.reload();
    await page.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Edit Lesson" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Lesson" });
    await edit.getByLabel("Student", { exact: true }).selectOption({ label: other.name });
    await edit.getByLabel("Description").fill("With a friend");
    await send(request, teacher, "DELETE", `/api/teachers/students/${other.id}`);
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByLabel("Student", { exact: true })).toHaveAccessibleDescription(sentence);
    await expect(edit.getByLabel("Description")).toHaveValue("With a friend");
    await edit.getByLabel("Student", { exact: true }).selectOption({ label: staying.name });
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit).toBeHidden();
  });
});

test("TNOTE-14 a lesson note about a student who has left the class says so at the student, and keeps its text", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Nadja Note");
  const leaving = await newStudent(request, teacher, { name: "Lars Leaving" });
  await openAs(page, teacher.email, "/teacher/lessons/new");
  const student = page.getByRole("combobox", { name: "Student" });
  await student.selectOption({ label: leaving.name });
  await page.getByRole("combobox", { name: "Instrument" }).selectOption({ label: "Piano" });
  await typeDate(page.getByRole("textbox", { name: "Date" }), daysLater(new Date().toISOString().slice(0, 10), -2));
  await page.getByRole("textbox", { name: "Lesson Content" }).fill("Third position, slowly.");
  await page.getByRole("button", { name: "Etudes", exact: true }).click();
  await send(request, teacher, "DELETE", `/api/teachers/students/${leaving.id}`);
  await page.getByRole("button", { name: "Create Lesson Note" }).click();
  await expect(student).toHaveAccessibleDescription(sentence);
  await expect(student).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Lesson Content" })).toHaveValue("Third position, slowly.");
  await expectAccessible(page);
  expect((await send(request, teacher, "GET", "/api/teachers/lessons")).lessons).toHaveLength(0);
});
