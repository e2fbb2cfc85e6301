import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { expectFits, expectNoSidewaysScroll } from "./support/layout";
import { choose, inHours, openAs, profileOf, rows } from "./support/roster";
import { test } from "./support/test";

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
  await openAs(page, teacher.email, "/teacher/students");
  const zone = { timeZone: "Europe/Berlin" };
  const day = new Intl.DateTimeFormat("en-GB", { ...zone, weekday: "short", day: "numeric", month: "short" })
    .format(start)
    .replace(",", "")
    .replace("Sept", "Sep");
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
  await openAs(page, teacher.email, "/teacher/students?q=nils&grade=elementary");
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
    await expect(page).toHaveURL(/[?&]lesson=/);
    await page.keyboard.press("Escape");
    await expect(lesson).toBeFocused();
    await expect(profile).toBeVisible();
  });

  await test.step("the next lesson is told, and another one is scheduled for this student", async () => {
    const next = profile.getByRole("region", { name: "Next Lesson" });
    await expect(next.getByRole("listitem")).toContainText("Study 2");
    await next.getByRole("button", { name: "Schedule Lesson" }).press("Enter");
    const form = page.getByRole("dialog", { name: "Schedule New Lesson" });
    await expect(form.getByLabel("Student", { exact: true }).locator("option:checked")).toHaveText(child.name);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(next.getByRole("button", { name: "Schedule Lesson" })).toBeFocused();
  });

  await test.step("a reload shows the same filter and profile; closing forgets the profile alone", async () => {
    await page.reload();
    await expect(profile.getByText(child.email)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL("/teacher/students?q=nils&grade=elementary");
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
  const path = `**/api/students/${student.id}`;
  const json = { error: "The school is away.", message: "The school is away.", code: "unavailable", fields: {} };
  await page.route(path, (route) => route.fulfill({ status: 503, json }));
  await openAs(page, teacher.email, `/teacher/students?student=${student.id}`);
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
