import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeSession } from "./support/accounts";
import type { Person } from "./support/class";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { stopClock } from "./support/clock";
import { daysLater, typeDate } from "./support/dates";
import { continueDraft, offer } from "./support/drafts";
import { tabTo } from "./support/keyboard";
import { chosenPassword } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { test } from "./support/test";

type Teacher = Awaited<ReturnType<typeof newTeacher>>;

/** A teacher with a student and lessons that are over, signed in on the list of lessons. */
const begin = async (page: Page, request: APIRequestContext, reedling: Reedling, lessons = 1, student = "Mia Goal") => {
  const teacher = await newTeacher(request, reedling, "Gerda Goal");
  const pupil = await newStudent(request, teacher, { name: student, signsIn: true });
  for (let index = 1; index <= lessons; index += 1) {
    const start = new Date(Math.floor(Date.now() / 1000) * 1000 - index * 40 * 60_000);
    await newLesson(request, teacher, pupil.id, { title: `Study ${index}`, start });
  }
  await storeSession(page, teacher.email, chosenPassword);
  return { teacher, pupil };
};

/** A lesson before all others, completed with a note. */
const completeEarlier = async (request: APIRequestContext, teacher: Teacher, pupil: Person, teacherNotes: string) => {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 5 * 3_600_000);
  const lesson = await newLesson(request, teacher, pupil.id, { title: "Before", start });
  await send(request, teacher, "PATCH", `/api/lessons/${lesson}/complete`, { completed: true, teacherNotes });
};

/** Opens Complete Lesson of the first lesson in the list, and waits for what it knows of goals. */
const openDialog = async (page: Page): Promise<Locator> => {
  await page.goto("/teacher/lessons");
  const earlier = page.getByRole("button", { name: /Earlier Lessons?$/ });
  // Shortly after midnight they are yesterday's.
  await expect(page.getByText(/^Showing /)).toBeVisible();
  if (await earlier.isVisible()) await earlier.click();
  await page
    .getByRole("list", { name: "Lessons" })
    .getByRole("button", { name: /^Complete / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Complete Lesson" });
  await expect(dialog.getByLabel("Notes")).toBeVisible();
  return dialog;
};

const known = (dialog: Locator) => dialog.getByText("Goals from your notes appear here as you write.");
const goals = (dialog: Locator) => dialog.getByRole("list", { name: "Goals" });

const completedGoals = async (request: APIRequestContext, teacher: Teacher) => {
  const { lessons } = await send(request, teacher, "GET", "/api/teachers/lessons");
  const done = lessons.find(({ status }: { status: string }) => status === "COMPLETED");
  return send(request, teacher, "GET", `/api/lessons/${done.id}/goals`);
};

test("GOAL-21 what the teacher confirmed is what the plan is made of, and the plan says so", async ({
  page,
  request,
  reedling,
}) => {
  const { teacher, pupil } = await begin(page, request, reedling);
  const dialog = await openDialog(page);
  await expect(known(dialog)).toBeVisible();
  await dialog.getByLabel("Notes").pressSequentially("Clementi Sonatina bars 9-16 hands apart at 60. C major scale. ");
  await expect(goals(dialog).getByText("bars 9–16 · hands apart · crotchet = 60")).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await goals(dialog)
    .getByRole("button", { name: /^Remove C major scale/ })
    .click();
  await expect(goals(dialog).getByRole("button", { name: /^Undo/ })).toBeFocused();
  await dialog.getByRole("button", { name: "Complete Lesson" }).click();
  const view = page.getByRole("dialog", { name: "View Lesson" });
  await expect(view.getByText("Confirmed by you", { exact: true })).toBeVisible();
  const stored = await completedGoals(request, teacher);
  expect(stored.goalsBy).toBe("teacher");
  expect(stored.goals).toHaveLength(1);
  const plan = JSON.stringify(stored.cards);
  expect(plan).toContain("Sonatina");
  expect(plan).not.toContain("C major");
  await readPlan(page, pupil);
});

/** The student reads who confirmed the goals of the plan. */
const readPlan = async (page: Page, pupil: Person) => {
  await storeSession(page, pupil.email, chosenPassword);
  await page.goto("/student/my-lessons");
  await page
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("Confirmed by your teacher")).toBeVisible();
};

// How many ms a key takes is a figure of `just figures interactions`.
test("GOAL-14 goals follow the typing without waiting, and a removed row stays removed", async ({
  page,
  request,
  reedling,
}) => {
  await begin(page, request, reedling);
  const dialog = await openDialog(page);
  await expect(known(dialog)).toBeVisible();
  const notes = dialog.getByLabel("Notes");
  await notes.fill("We talked about the concert and how the hall sounds when it is full. ".repeat(13));
  await notes.press("End");
  // With a clock that stands still, what waits for a timer never comes.
  await stopClock(page);
  await notes.pressSequentially("C major scale.");
  await expect(goals(dialog).getByText("C major scale", { exact: true })).toBeVisible();
  await notes.press(" ");
  await page.clock.resume();

  const rows = goals(dialog);
  await rows.getByRole("button", { name: /^Remove C major scale/ }).click();
  await notes.pressSequentially("A major scale. ");
  await expect(rows.getByText("A major scale", { exact: true })).toBeVisible();
  await expect(rows.getByRole("button", { name: "Undo: C major scale" })).toBeVisible();
  await rows.getByRole("button", { name: "Undo: C major scale" }).click();
  await expect(rows.getByRole("button", { name: "Remove C major scale" })).toBeFocused();
});

test("a note and what was changed in its goals are one draft", async ({ page, request, reedling }) => {
  await begin(page, request, reedling);
  const dialog = await openDialog(page);
  await expect(known(dialog)).toBeVisible();
  await dialog.getByLabel("Notes").pressSequentially("Clementi Sonatina at 60. C major scale. ");
  await goals(dialog)
    .getByRole("button", { name: /^Remove C major scale/ })
    .click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Closing goes back in the history, which would break off a load.
  await expect(page).toHaveURL(/\/teacher\/lessons$/);
  const again = await openDialog(page);
  await expect(offer(again)).toBeVisible();
  await continueDraft(again);
  await expect(goals(again).getByRole("button", { name: /^Remove / })).toHaveCount(1);
  await expect(goals(again).getByRole("button", { name: "Undo: C major scale" })).toBeVisible();
});

test("GOAL-21 a lesson is completed as ever where its goals cannot be told, and its plan says so", async ({
  page,
  request,
  reedling,
}) => {
  const { teacher } = await begin(page, request, reedling);
  await page.route(/\/goals$/, (route) => route.abort());
  const dialog = await openDialog(page);
  await expect(dialog.getByText(/cannot be shown right now/)).toBeVisible();
  await dialog.getByLabel("Notes").fill("Clementi Sonatina bars 9-16 at 60.");
  await dialog.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(page.getByRole("dialog", { name: "View Lesson" }).getByText("Read from the notes")).toBeVisible();
  expect((await completedGoals(request, teacher)).goals).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("GOAL-35 ten lessons in a row, each with one correction, by touch", async ({ page, request, reedling }) => {
    test.setTimeout(180_000);
    const { teacher } = await begin(page, request, reedling, 10);
    const dialog = await openDialog(page);
    for (let done = 1; done <= 10; done += 1) {
      const notes = dialog.getByLabel("Notes");
      await notes.tap();
      await notes.pressSequentially("Clementi Sonatina at 60. C major scale. ");
      const summary = dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ });
      await expect(summary).toHaveText(/^[23] goals/);
      if (done === 1) {
        // A keyboard of 260 px leaves so much of the page.
        await page.setViewportSize({ width: 375, height: 407 });
        await expect(summary).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole("button", { name: "Complete Lesson" })).toBeInViewport({ ratio: 1 });
        await expect(notes).toBeInViewport();
        await expectAccessible(page, { within: "[role=dialog]" });
        await page.setViewportSize({ width: 375, height: 667 });
      }
      await summary.tap();
      await goals(dialog)
        .getByRole("button", { name: /^Remove C major scale/ })
        .tap();
      await dialog.getByRole("button", { name: "Complete Lesson" }).tap();
      const view = page.getByRole("dialog", { name: "View Lesson" });
      await expect(view.getByText("Confirmed by you", { exact: true })).toBeVisible();
      if (done < 10) await view.getByRole("button", { name: /^Complete Next: / }).tap();
    }
    const { lessons } = await send(request, teacher, "GET", "/api/teachers/lessons");
    const completed = lessons.filter(({ status }: { status: string }) => status === "COMPLETED");
    expect(completed).toHaveLength(10);
    for (const { id } of completed) {
      const stored = await send(request, teacher, "GET", `/api/lessons/${id}/goals`);
      // The Sonatina, without the scale that was taken out.
      expect(stored.goals.map(({ subject }: { subject: { kind: string } }) => subject.kind)).toEqual(["piece"]);
    }
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 800, height: 1_000 }, hasTouch: true });

  test("no button moves away under the tap that ends a word", async ({ page, request, reedling }) => {
    const { teacher } = await begin(page, request, reedling, 2);
    const dialog = await openDialog(page);
    const view = page.getByRole("dialog", { name: "View Lesson" });
    await dialog.getByLabel("Notes").tap();
    await dialog.getByLabel("Notes").pressSequentially("Clementi Sonatina at 60. The left wrist hurts");
    await dialog.getByRole("button", { name: "Complete Lesson" }).tap();
    await expect(view.getByText("Confirmed by you", { exact: true })).toBeVisible();
    expect((await completedGoals(request, teacher)).body).toMatchObject({ answer: "half" });
    await view.getByRole("button", { name: /^Complete Next: / }).tap();
    await dialog.getByLabel("Notes").tap();
    // The titles above the keyboard go with it.
    await dialog.getByRole("list", { name: "Insert a Title" }).getByRole("button", { name: "Sonatina" }).tap();
    await expect(dialog.getByLabel("Notes")).toHaveValue("Sonatina ");
    await expect(dialog.getByLabel("Notes")).toBeFocused();
    await dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ }).tap();
    await expect(goals(dialog)).toBeVisible();
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test("a long question about the body is asked in sight, and scrolls by itself", async ({
    page,
    request,
    reedling,
  }) => {
    await begin(page, request, reedling);
    const dialog = await openDialog(page);
    const summary = dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ });
    await expect(summary).toBeVisible();
    const rehearsal = "after the long rehearsal with the orchestra in the big hall of the school near the old station";
    await dialog.getByLabel("Notes").fill(`Her left wrist hurts a lot ${rehearsal}. `);
    await dialog.getByLabel("Notes").blur();
    const question = dialog.getByText("How much practice?", { exact: true });
    await expect(question).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel("Until when").selectOption("until a date…");
    await dialog.getByRole("textbox", { name: "Last Day" }).fill("1/1/2020");
    await page.keyboard.press("Tab");
    const wrong = dialog.getByText("Please enter a date from today on, within a year");
    await wrong.scrollIntoViewIfNeeded();
    await expect(wrong).toBeInViewport({ ratio: 1 });
    const expectButtons = async () => {
      await expect(dialog.getByRole("button", { name: "Close", exact: true })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: "Complete Lesson" })).toBeInViewport({ ratio: 1 });
    };
    await expectButtons();
    await expectAccessible(page, { within: "[role=dialog]" });

    // Held across there is room for it in the list only.
    await page.setViewportSize({ width: 568, height: 320 });
    await expectButtons();
    // Half of the window at least is left for what is written.
    const body = dialog.locator("form > div").first();
    expect(await body.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(160);
    await expect(question).toBeHidden();
    await summary.tap();
    await question.filter({ visible: true }).scrollIntoViewIfNeeded();
    await expect(question.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await expectButtons();
  });
});

test("the body is asked about above the button, with the careful answer chosen", async ({
  page,
  request,
  reedling,
}) => {
  const { teacher } = await begin(page, request, reedling);
  const dialog = await openDialog(page);
  await expect(known(dialog)).toBeVisible();
  await page.keyboard.type("Clementi Sonatina at 60. Left wrist hurts. ");
  const question = dialog.getByRole("group", { name: "How much practice" });
  const half = question.getByRole("radio", { name: "Half the minutes" });
  await expect(half).toBeChecked();
  await expectAccessible(page, { within: "[role=dialog]" });
  await tabTo(page, half);
  await page.keyboard.press("ArrowRight");
  await expect(question.getByRole("radio", { name: "Right hand only" })).toBeChecked();
  await dialog.getByLabel("Until when").selectOption("until a date…");
  const until = daysLater(new Date().toISOString().slice(0, 10), 20);
  await typeDate(dialog.getByRole("textbox", { name: "Last Day" }), until);
  await expectAccessible(page, { within: "[role=dialog]" });
  await tabTo(page, dialog.getByRole("button", { name: "Complete Lesson" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "View Lesson" })).toBeVisible();
  const { body } = await completedGoals(request, teacher);
  expect(body).toMatchObject({ answer: "otherHand", spared: "left", until });
});

test("GOAL-15 a lesson is completed by keyboard alone: a tempo corrected, a goal removed, the body answered", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const { teacher } = await begin(page, request, reedling);
  await page.goto("/teacher/lessons");
  const open = page.getByRole("list", { name: "Lessons" }).getByRole("button", { name: /^Complete / });
  await tabTo(page, open.first());
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Complete Lesson" });
  await expect(dialog.getByLabel("Notes")).toBeFocused();
  await expect(known(dialog)).toBeVisible();
  await page.keyboard.type("Clementi Sonatina bars 9-16 at 60. C major scale. Left wrist hurts. ");

  const row = goals(dialog).getByRole("button", { name: /^Sonatina/ });
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  await tabTo(page, dialog.getByLabel("Tempo Now"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("300");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("A tempo must be from 30 to 208")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("66");
  await page.keyboard.press("Enter");
  await expect(row).toContainText("= 66");
  await expectAccessible(page, { within: "[role=dialog]" });

  await tabTo(page, goals(dialog).getByRole("button", { name: "Remove C major scale" }));
  await page.keyboard.press("Enter");
  await expect(goals(dialog).getByRole("button", { name: "Undo: C major scale" })).toBeFocused();

  await tabTo(page, dialog.getByRole("radio", { name: "Half the minutes" }));
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "As usual" })).toBeChecked();
  await tabTo(page, dialog.getByRole("button", { name: "Complete Lesson" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "View Lesson" })).toContainText("Confirmed by you");
  const stored = await completedGoals(request, teacher);
  expect(stored.goals).toMatchObject([{ tempo: { now: 66 } }]);
  expect(stored.body?.answer ?? "asUsual").toBe("asUsual");
});

test("GOAL-24 a title typed letter by letter is one row, and keeps the tempo that was set when it rests", async ({
  page,
  request,
  reedling,
}) => {
  const { teacher, pupil } = await begin(page, request, reedling);
  // A piece of the student's, which a word of its title names.
  await completeEarlier(request, teacher, pupil, "Clementi Sonatina bars 1-8 at 60.");
  const dialog = await openDialog(page);
  await expect(known(dialog)).toBeVisible();
  const seen = new Set<string>();
  for (const letter of "Sonatina") {
    await page.keyboard.type(letter);
    for (const title of await goals(dialog).locator("bdi").allTextContents()) seen.add(title);
  }
  await page.keyboard.type(" ");
  await expect(goals(dialog).getByRole("listitem")).toHaveCount(1);
  for (const title of await goals(dialog).locator("bdi").allTextContents()) seen.add(title);
  expect([...seen].filter((title) => title.startsWith("Sona"))).toEqual(["Sonatina"]);

  const row = goals(dialog).getByRole("button", { name: /Sonatina/, expanded: false });
  await row.click();
  await dialog.getByLabel("Tempo Now").fill("72");
  await dialog.getByLabel("Tempo Now").press("Enter");
  await dialog.getByLabel("Notes").fill("leave the Sonatina ");
  const line = goals(dialog).getByRole("listitem").first();
  await expect(line).toContainText("Rest");
  await expect(line).toContainText("= 72");
  await expect(goals(dialog).getByRole("listitem")).toHaveCount(1);
});

test("what the note does not say is added, and what was not used or is still open gets its place", async ({
  page,
  request,
  reedling,
}) => {
  const { teacher, pupil } = await begin(page, request, reedling);
  await completeEarlier(request, teacher, pupil, "Petzold Minuet in G bars 1-16 at 72. D major scale.");
  const dialog = await openDialog(page);
  await expect(known(dialog)).toBeVisible();
  await dialog.getByLabel("Notes").pressSequentially("Clementi Sonatina at 60. The dog ate the folder. ");
  const open = dialog.getByRole("list", { name: /^Still open from / });
  await open.getByRole("group", { name: "D major scale" }).getByRole("button", { name: "Rest" }).click();
  await expect(open.getByRole("listitem").filter({ hasText: "D major scale" })).toContainText("Rest");
  await dialog.getByRole("list", { name: "Not used" }).getByRole("button").first().click();
  await dialog.getByRole("button", { name: "Sonatina", exact: true }).click();
  await expect(dialog.getByRole("list", { name: "Not used" })).toBeHidden();
  await dialog.getByRole("button", { name: "Add Goal" }).click();
  await dialog.getByLabel("Add Goal").fill("G major scale");
  await page.keyboard.press("Enter");
  await expect(goals(dialog).getByRole("button", { name: "Remove G major scale" })).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog.locator("summary", { hasText: "Private Note" }).click();
  await dialog.getByLabel("Private Note").fill("Tired today");
  await dialog.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(page.getByRole("dialog", { name: "View Lesson" })).toContainText("Confirmed by you");
  const { lessons } = await send(request, teacher, "GET", "/api/teachers/lessons");
  const [done] = lessons.filter(({ title }: { title: string }) => title.startsWith("Study"));
  const stored = await send(request, teacher, "GET", `/api/lessons/${done.id}/goals`);
  expect(stored.privateNotes).toBe("Tired today");
  const what = stored.goals.map(({ do: what, how }: { do: string; how: string | null }) => [what, how !== null]);
  expect(what).toContainEqual(["practise", true]);
  expect(what).toContainEqual(["rest", false]);
  expect(what).toHaveLength(4);
});
