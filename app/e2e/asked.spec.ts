import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { tabTo } from "./support/keyboard";
import { chosenPassword } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { test } from "./support/test";

const note =
  "Clementi Sonatina bars 9-16 at 60. The Gavotte, I'd sooner not bother. The Musette could snooze in your bag for ages. ";
const untapped = ["The Gavotte, I'd sooner not bother", "The Musette could snooze in your bag for ages"];

/** Complete Lesson with the note typed, and what is stored once it is completed. */
const begin = async (page: Page, request: APIRequestContext, reedling: Reedling) => {
  const teacher = await newTeacher(request, reedling, "Ada Asked");
  const pupil = await newStudent(request, teacher, { name: "Mia Asked" });
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 40 * 60_000);
  const lesson = await newLesson(request, teacher, pupil.id, { title: "Study", start });
  await storeSession(page, teacher.email, chosenPassword);
  await page.goto(`/teacher/lessons?lesson=${lesson}&form=complete`);
  const dialog = page.getByRole("dialog", { name: "Complete Lesson" });
  await expect(dialog.getByText("Goals from your notes appear here as you write.")).toBeAttached();
  await dialog.getByLabel("Notes").focus();
  await dialog.getByLabel("Notes").pressSequentially(note);
  const stored = async () => {
    await expect(page.getByText("Confirmed by you", { exact: true })).toBeVisible();
    return send(request, teacher, "GET", `/api/lessons/${lesson}/goals`);
  };
  return { dialog, stored };
};

const rows = (dialog: Locator) => dialog.getByRole("list", { name: "Goals" });
const summaryOf = (dialog: Locator) => dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ });
const button = (dialog: Locator, name: string) => rows(dialog).getByRole("button", { name, exact: true });

interface Stored {
  goals: { do: string; subject: { kind: string; text?: string } }[];
  cards: { cards: { title: string; task: string }[] }[];
}

const wordsOf = ({ goals }: Stored) => goals.flatMap(({ subject }) => subject.text ?? []);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("READ-10 an asked row by touch: Set, Leave, a field, Undo; untapped only its sentence is in the plan", async ({
    page,
    request,
    reedling,
  }) => {
    test.setTimeout(120_000);
    const { dialog, stored } = await begin(page, request, reedling);
    const summary = summaryOf(dialog);
    await expect(summary).toHaveText("1 goal · 2 to check");
    await summary.tap();
    await expectAccessible(page, { within: "[role=dialog]" });
    await button(dialog, "Set Gavotte").tap();
    await expect(button(dialog, "Undo: Gavotte")).toBeFocused();
    await button(dialog, "Undo: Gavotte").tap();
    await button(dialog, "Leave Gavotte").tap();
    await expect(rows(dialog).getByText("Rest", { exact: true })).toBeVisible();
    await button(dialog, "Undo: Gavotte").tap();
    await button(dialog, "Change Gavotte").tap();
    const row = rows(dialog).getByRole("group", { name: "Gavotte", exact: true });
    await row.getByLabel("Where").fill("5-8");
    await row.getByLabel("Where").press("Enter");
    await expect(rows(dialog).getByText("bars 5–8")).toBeVisible();
    await expect(summary).toHaveText("2 goals · 1 to check");
    await dialog.getByRole("button", { name: "Complete Lesson" }).tap();
    const set = (await stored()) as Stored;
    expect(wordsOf(set)).toEqual([untapped[1]]);
    expect(set.goals).toContainEqual(expect.objectContaining({ places: [{ kind: "bars", from: 5, to: 8 }] }));
    const cards = set.cards.flatMap((day) => day.cards);
    const own = cards.filter(({ title, task }) => `${title} ${task}`.includes("Musette"));
    expect(own.length).toBeGreaterThan(0);
    for (const card of own) expect(card).toMatchObject({ title: "From your lesson", task: untapped[1] });
  });
});

test("READ-10 an asked row by keyboard: Set, Leave, a field, Undo; untapped only its sentence is in the plan", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 667 });
  const { dialog, stored } = await begin(page, request, reedling);
  await tabTo(page, summaryOf(dialog));
  await page.keyboard.press("Enter");
  await tabTo(page, button(dialog, "Set Gavotte"));
  await page.keyboard.press("Enter");
  await expect(button(dialog, "Undo: Gavotte")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(dialog, "Set Gavotte")).toBeFocused();
  await tabTo(page, button(dialog, "Leave Gavotte"));
  await page.keyboard.press("Enter");
  await expect(button(dialog, "Undo: Gavotte")).toBeFocused();
  await expect(summaryOf(dialog)).toHaveText("2 goals · 1 to check");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(button(dialog, "Change Gavotte")).toBeFocused();
  await page.keyboard.press("Enter");
  const row = rows(dialog).getByRole("group", { name: "Gavotte", exact: true });
  await tabTo(page, row.getByLabel("Tempo Now"));
  await page.keyboard.type("66");
  await page.keyboard.press("Enter");
  await expect(rows(dialog).getByText("= 66")).toBeVisible();
  await tabTo(page, button(dialog, "Undo: Gavotte"));
  await page.keyboard.press("Enter");
  await expect(summaryOf(dialog)).toHaveText("1 goal · 2 to check");
  await page.keyboard.press("Escape");
  await tabTo(page, dialog.getByRole("button", { name: "Complete Lesson" }));
  await page.keyboard.press("Enter");
  const set = (await stored()) as Stored;
  expect(wordsOf(set)).toEqual(untapped);
  const cards = set.cards.flatMap((day) => day.cards);
  const named = cards.filter(({ title, task }) => /Gavotte|Musette/.test(`${title} ${task}`));
  expect(named.length).toBeGreaterThan(0);
  for (const card of named) expect(card.title).toBe("From your lesson");
});
