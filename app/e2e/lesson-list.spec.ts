import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeDemoSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher } from "./support/class";
import { expectFits, expectFocusSeen } from "./support/layout";
import { inHours, openAs } from "./support/roster";
import { test } from "./support/test";

for (const [device, viewport] of [
  ["a laptop", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`TLES-06 on ${device} My Lessons begins with what comes next, and earlier ones come above it without moving it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await storeDemoSession(page, "teacher");
    await page.goto("/teacher/lessons");
    const rows = page.getByRole("list", { name: "Lessons" }).getByRole("listitem");
    const first = rows.first();
    await expect(first).toBeVisible();
    const start = await first.getByRole("time").getAttribute("datetime");
    const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0));
    expect(Date.parse(start ?? ""), "of today, or to come").toBeGreaterThanOrEqual(midnight);

    const element = await first.elementHandle();
    const top = (await element?.boundingBox())?.y ?? 0;
    await page.getByRole("button", { name: /^Show .*Earlier Lessons?$/ }).click();
    expect((await element?.boundingBox())?.y ?? 0).toBeCloseTo(top, 0);
    const before = await element?.evaluate((row) => row.previousElementSibling?.contains(document.activeElement));
    expect(before, "the focus is in the row above").toBe(true);
    await expectFocusSeen(page);
    // No row is half under the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
}

test("TDASH-06 on a phone what comes next is what the dashboard begins with", async ({ page, request, reedling }) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Nora Next");
  const student = await newStudent(request, teacher, { name: "Nils Next" });
  await newLesson(request, teacher, student.id, { title: "Gavotte", start: inHours(0.25) });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, teacher.email, "/teacher/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("Gavotte").first()).toBeInViewport({ ratio: 1 });
  const lesson = (await main.getByText("Gavotte").first().boundingBox())?.y ?? 0;
  for (const label of ["Total Students", "Average Performance"]) {
    expect((await main.getByText(label).last().boundingBox())?.y, label).toBeGreaterThan(lesson);
  }
});

test("FIELD-29 the first lesson is in the upper half of a laptop's screen, and a phone's rows are low", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Dora Dense");
  const student = await newStudent(request, teacher, { name: "Bartholomew Featherstonehaugh", parent: "Ida Dense" });
  const title = "Boccherini: Minuet in A major, the second half with all its ornaments";
  const description = "Bars 9 to 24 with a lighter bow. ".repeat(4);
  for (const [index, hours] of [-1, -0.25, 0.5, 26, 50].entries()) {
    await newLesson(request, teacher, student.id, { title, description, start: inHours(hours + 0.01 * index) });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, teacher.email, "/teacher/dashboard");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") });
  for (const path of ["/teacher/dashboard", "/teacher/lessons"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(rows.first()).toBeVisible();
    expect((await rows.first().boundingBox())?.y, path).toBeLessThan(400);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const row of await rows.all()) {
        expect((await row.boundingBox())?.height, `${path} at ${width}`).toBeLessThanOrEqual(96);
      }
      await expectFits(page);
    }
  }
  const status = page.getByRole("combobox", { name: "Status" });
  await expect(status).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await status.selectOption("Upcoming");
  await expect(page.getByRole("button", { name: "Filters 1 on" })).toBeVisible();
  await expect(page.getByText("Showing 3 of 5 lessons")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/teacher/students");
  const roster = page.getByRole("list", { name: "Students" }).getByRole("listitem");
  await expect(roster.first()).toBeVisible();
  expect((await roster.first().boundingBox())?.height).toBeLessThanOrEqual(96);
});
