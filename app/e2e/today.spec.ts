import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { expectFits } from "./support/layout";
import { openDay, taught, today, untilPlanned } from "./support/practice";
import { test } from "./support/test";

const day = 86_400_000;

test("TODAY-01 a student's dashboard begins with today's tasks, a rest day, or what comes", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Tilda Today");
  const student = await newStudent(request, teacher, { name: "Tim Today", signsIn: true });
  await openDay(page, student);
  await expect(today(page)).toContainText("No practice is planned for today. A plan comes after your next lesson.");
  await newLesson(request, teacher, student.id, {
    title: "Next one",
    start: new Date(Math.floor(Date.now() / 1000) * 1000 + 3 * day),
  });
  await page.reload();
  await expect(today(page)).toContainText(/Your next lesson is on .+; a plan comes after it\./);

  await taught(request, teacher, student, 1);
  const tasks = today(page).getByRole("list", { name: "Tasks of today" }).getByRole("listitem");
  await untilPlanned(page, tasks.first());
  await expect(tasks.filter({ hasText: "Gavotte" }).first()).toContainText(/\d+min/);
  // A child reads it from the music stand.
  const size = await tasks
    .first()
    .locator("p")
    .nth(1)
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(18);
  const regions = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((all) =>
      all.map((region) => region.getAttribute("aria-label") ?? region.getAttribute("aria-labelledby")),
    );
  expect(regions.slice(0, 2)).toEqual(["today", "Next lesson"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);

  await test.step("a day of rest looks like one", async () => {
    await page.route("**/api/lessons/*", async (route) => {
      const answer = await route.fetch();
      const lesson = await answer.json();
      for (const planned of lesson.practiceGuidance.dailyPlan) {
        Object.assign(planned, { durationMinutes: 0, warmup: "", technicalFocus: "", repertoire: [] });
        planned.musicianship = "A day off, and it breaks no streak.";
      }
      await route.fulfill({ response: answer, json: lesson });
    });
    await page.reload();
    await expect(today(page).getByRole("heading", { name: "Rest day" })).toBeVisible();
    await expect(today(page)).toContainText("A day off, and it breaks no streak.");
    await expect(tasks).toHaveCount(0);
  });
});

test("GOAL-12 the first day has the method and the teacher's words behind How, on the dashboard and in the plan", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const teacher = await newTeacher(request, reedling, "Hanna How");
  const student = await newStudent(request, teacher, { name: "Hugo How", signsIn: true });
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - day);
  const id = await newLesson(request, teacher, student.id, { title: "Gavotte", start });
  const subject = { kind: "title", title: "Gavotte" };
  const goal = { do: "practise", subject, places: [{ kind: "bars", from: 9, to: 16 }], how: "count aloud" };
  await send(request, teacher, "PATCH", `/api/lessons/${id}/complete`, {
    completed: true,
    teacherNotes: "Gavotte.",
    goals: [goal],
  });
  await openDay(page, student);
  const card = today(page).getByRole("listitem").filter({ hasText: "Gavotte" }).first();
  await expect(card.getByText("count aloud")).toBeVisible();
  await expect(card).toContainText("Bars 9–16");
  await card.getByText("How", { exact: true }).click();
  await expect(card.getByText("count aloud")).toBeHidden();
  await card.getByText("How", { exact: true }).press("Enter");
  await expect(card.getByText("count aloud")).toBeVisible();
  await expectAccessible(page);
  await today(page).getByRole("button", { name: "Whole Week" }).click();
  const plan = page.getByRole("dialog").getByRole("tabpanel");
  await expect(plan.getByText("count aloud")).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
});

test("TODAY-03 FIELD-25 FIELD-26 the whole week opens on its cards, and prints on one page that says whose it is", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const long = (name: string) => `${name} ${"Longname ".repeat(40)}`.slice(0, 200).trim();
  const teacher = await newTeacher(request, reedling, "Pia Print");
  const student = await newStudent(request, teacher, { name: "Pat Print", signsIn: true });
  const id = await taught(request, teacher, student, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDay(page, student);
  const week = today(page).getByRole("button", { name: "Whole Week" });
  await untilPlanned(page, week);
  const tasks = (list: string | RegExp) => page.getByRole("list", { name: list }).getByRole("heading");
  const onDashboard = await tasks("Tasks of today").allTextContents();
  await week.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tab")).toHaveCount(7);
  const first = dialog
    .getByRole("list", { name: /^Tasks of/ })
    .getByRole("listitem")
    .first();
  await expect(first).toBeInViewport();
  expect(await tasks(/^Tasks of (?!today)/).allTextContents()).toEqual(onDashboard);
  await expect(dialog.getByText("Tips for parents")).toHaveCount(0);
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.setViewportSize({ width: 1280, height: 800 });

  const pages = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    return pdf.match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await pages()).toBe(1);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".plan-sheet");
  await expect(sheet.locator("article")).toHaveCount(7);
  await expect(sheet.getByRole("heading", { level: 1 })).toHaveText("Pat Print");
  await expect(sheet.locator("dl")).toContainText("Pia Print");
  await expect(sheet.locator("[data-notes]")).toContainText("Gavotte bars 9-16 hands together at 72.");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toHaveCount(0);

  await test.step("however long names and notes are", async () => {
    await page.route(`**/api/lessons/${id}`, async (route) => {
      const answer = await route.fetch();
      const lesson = await answer.json();
      lesson.student.name = long("Pat");
      lesson.student.instrument = long("Viola");
      lesson.teacher.user.name = long("Pia");
      lesson.teacherNotes = "Gavotte bars 9-16 hands together at 72, and then as yesterday.\n"
        .repeat(320)
        .slice(0, 20_000);
      await route.fulfill({ response: answer, json: lesson });
    });
    await page.reload();
    await expect(page.getByRole("dialog").getByRole("tab")).toHaveCount(7);
    expect(await pages()).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(sheet.getByText("The rest of the notes stands in the lesson.")).toBeVisible();
    expect(Number.parseFloat(await sheet.evaluate((one) => getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(8);
    await page.emulateMedia({ media: "screen" });
  });
});
