import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { tabTo } from "./support/keyboard";
import { chosenPassword } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { test } from "./support/test";

const earlier =
  "Petzold Minuet in G bars 1-16 at 72. Clementi Sonatina at 60. Bach Musette. Burgmüller Arabesque. D major scale.";

/** Complete Lesson of a student with pieces, some of which the last lesson left open. */
const begin = async (page: Page, request: APIRequestContext, reedling: Reedling): Promise<Locator> => {
  const teacher = await newTeacher(request, reedling, "Tabea Key");
  const pupil = await newStudent(request, teacher, { name: "Mia Key" });
  const ago = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);
  const before = await newLesson(request, teacher, pupil.id, { title: "Before", start: ago(300) });
  const done = { completed: true, teacherNotes: earlier };
  await send(request, teacher, "PATCH", `/api/lessons/${before}/complete`, done);
  const lesson = await newLesson(request, teacher, pupil.id, { title: "Study", start: ago(40) });
  await storeSession(page, teacher.email, chosenPassword);
  await page.goto(`/teacher/lessons?lesson=${lesson}&form=complete`);
  const dialog = page.getByRole("dialog", { name: "Complete Lesson" });
  await expect(dialog.getByText(/^Still open from /)).toBeAttached();
  return dialog;
};

/** What has the focus, in words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
    const name = active?.getAttribute("aria-label") ?? label ?? active?.textContent ?? "";
    return `${active?.tagName} ${name.trim().slice(0, 60)}`;
  });

/** The stops of the keyboard in a dialog, from its first control on until that comes round again. */
const stops = async (page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> => {
  const first = await focused(page);
  const seen = [first];
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press(key);
    const next = await focused(page);
    if (next === first) return seen;
    seen.push(next);
  }
  throw new Error(`${key} does not come round: ${seen.slice(-12).join(" | ")}`);
};

for (const [name, use] of [
  ["at a desk", { viewport: { width: 1280, height: 800 } }],
  ["on a tablet with a keyboard", { viewport: { width: 800, height: 1_000 }, hasTouch: true }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test("GOAL-15 Tab comes to every control of Complete Lesson and round again, both ways", async ({
      page,
      request,
      reedling,
    }) => {
      test.setTimeout(120_000);
      const dialog = await begin(page, request, reedling);
      await dialog.getByLabel("Notes").focus();
      await page.keyboard.type(
        "Mozart Sonatina bars 9-16 at 60. The dog ate the folder. Left wrist hurts. C major scale. ",
      );
      const summary = dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ });
      if (await summary.isVisible()) {
        await tabTo(page, summary);
        await page.keyboard.press("Enter");
        await page.keyboard.press("Shift+Tab");
      }
      const add = dialog.getByRole("button", { name: "Add Goal" });
      await tabTo(page, add);
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("textbox", { name: "Add Goal" })).toBeFocused();
      await tabTo(page, dialog.getByRole("button", { name: "Close", exact: true }));
      const forwards = await stops(page, "Tab");
      const backwards = await stops(page, "Shift+Tab");
      expect(forwards.join("\n")).toContain("TEXTAREA");
      expect([forwards[0], ...backwards.slice(1).toReversed()]).toEqual(forwards);
      for (const control of ["Complete Lesson", "Remove C major scale", "Keep", "Half the minutes"])
        expect(forwards.join("\n")).toContain(control);
    });
  });
}

test("Escape closes the innermost thing only: calendar, list, fields and boxes before the dialog", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(120_000);
  const dialog = await begin(page, request, reedling);
  await dialog.getByLabel("Notes").focus();
  await page.keyboard.type("Leave the Musette this week. Left wrist hurts. ");
  const goals = dialog.getByRole("list", { name: "Goals" });
  const line = goals.getByRole("button", { name: /Musette/, expanded: false });

  await test.step("the calendar, then the box of the last day, then the row of a rest", async () => {
    await line.click();
    const row = goals.getByRole("group", { name: "Musette" });
    await expect(row.getByLabel("Tempo Now")).toHaveCount(0);
    await row.getByLabel("Until When").selectOption("until a date…");
    await row.getByRole("button", { name: /open the calendar$/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expect(row.getByLabel("Last Day", { exact: true })).toBeVisible();
    await row.getByLabel("Last Day", { exact: true }).press("Escape");
    await expect(row.getByLabel("Last Day", { exact: true })).toHaveCount(0);
    await expect(row.getByLabel("Until When")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(line).toBeFocused();
  });

  await test.step("the list of a select, and the box of Add Goal, whose text stays", async () => {
    const ends = dialog.getByLabel("Until When").last();
    await ends.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Add Goal" }).click();
    await page.keyboard.type("the blue folder");
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("button", { name: "Add Goal: “the blue folder” is not added yet" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("textbox", { name: "Add Goal" })).toHaveValue("the blue folder");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("the box of Add Goal and the pieces that it offers stay in sight", async ({ page, request, reedling }) => {
    const dialog = await begin(page, request, reedling);
    await dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ }).tap();
    await dialog.getByRole("button", { name: "Add Goal" }).tap();
    const box = dialog.getByRole("textbox", { name: "Add Goal" });
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport({ ratio: 1 });
    for (const text of ["C major scale", "D minor scale"]) {
      await box.pressSequentially(`${text}\n`);
      await expect(dialog.getByRole("button", { name: `Remove ${text}` })).toBeAttached();
      await expect(box).toBeInViewport({ ratio: 1 });
    }
    await box.pressSequentially("minuet");
    await expect(dialog.getByText("Already in the list:")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 375, height: 420 });
    await expect(box).toBeInViewport({ ratio: 1 });
  });
});
