import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { chosenPassword } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { test } from "./support/test";

const notes = "Clementi Sonatina bars 9-16 hands apart at 60. C major scale.";

/** A teacher on a lesson of today that was completed with its notes, and goals if they were sent. */
const begin = async (page: Page, request: APIRequestContext, reedling: Reedling, sent: { goals?: object[] } = {}) => {
  const teacher = await newTeacher(request, reedling, "Cara Change");
  const pupil = await newStudent(request, teacher, { name: "Mia Change" });
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 40 * 60_000);
  const id = await newLesson(request, teacher, pupil.id, { title: "Study", start });
  await send(request, teacher, "PATCH", `/api/lessons/${id}/complete`, {
    completed: true,
    teacherNotes: notes,
    ...sent,
  });
  await storeSession(page, teacher.email, chosenPassword);
  await page.goto(`/teacher/lessons?lesson=${id}`);
  const view = page.getByRole("dialog", { name: "View Lesson" });
  await expect(view.getByRole("heading", { name: "AI Practice Plan" })).toBeVisible();
  const set = () => send(request, teacher, "GET", `/api/lessons/${id}/goals`);
  return { id, teacher, view, set };
};

test("GOAL-17 a teacher changes note and goals of a completed lesson; somebody else's change is told", async ({
  page,
  request,
  reedling,
}) => {
  const { id, teacher, view, set } = await begin(page, request, reedling);
  await expect(view.getByText("Read from the notes")).toBeVisible();
  await view.getByRole("button", { name: "Change Goals" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Goals" });
  await expect(dialog.getByLabel("Notes")).toHaveValue(notes);
  await expect(dialog.getByText("New goals start tomorrow. Removed goals disappear today.")).toBeVisible();
  const goals = dialog.getByRole("list", { name: "Goals" });
  await goals.getByRole("button", { name: /^Remove C major scale/ }).click();
  await expectAccessible(page, { within: "[role=dialog]" });

  const { goals: before, revision } = await set();
  await send(request, teacher, "PUT", `/api/lessons/${id}/goals`, { goals: before, revision });
  await dialog.getByRole("button", { name: "Save Goals" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The goals have changed meanwhile.");
  await dialog.getByRole("button", { name: "Load Current" }).click();
  await expect(dialog.getByText("The goals have changed meanwhile.", { exact: false })).toBeHidden();
  await expect(dialog.getByLabel("Notes")).toBeFocused();
  await expect(goals.getByRole("button", { name: /^Undo: C major scale/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Save Goals" }).click();
  await expect(view.getByText("Confirmed by you", { exact: true })).toBeVisible();
  const after = await set();
  expect(after.goals).toHaveLength(1);
  expect(after.revision).toBe(revision + 2);
});

test("GOAL-17 a teacher removes a task, which is gone from the days that are left", async ({
  page,
  request,
  reedling,
}) => {
  const places = [{ kind: "bars", from: 9, to: 16 }];
  const goals = [{ do: "practise", subject: { kind: "title", title: "Sonatina", composer: "Clementi" }, places }];
  const { view, set } = await begin(page, request, reedling, { goals });
  await view.getByRole("tab").nth(1).click();
  await view.getByText("Remove Tasks").click();
  const lines = view.getByRole("list", { name: "Tasks of the day" });
  const { cards } = await set();
  const [, day] = cards;
  await lines
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  const question = page.getByRole("alertdialog", { name: "Remove This Task?" });
  await expectAccessible(page, { within: "[role=alertdialog]" });
  await question.getByRole("button", { name: "Remove Task" }).click();
  await expect(question).toBeHidden();
  const left = (await set()).cards.flatMap((shown: { cards: { key: object }[] }) => shown.cards);
  await expect(lines.getByRole("button", { name: /^Remove/ })).toHaveCount(day.cards.length - 1);
  const keys = left.map(({ key }: { key: object }) => JSON.stringify(key));
  expect(keys).not.toContain(JSON.stringify(day.cards[0].key));
});
