import { expect } from "@playwright/test";
import { storeDemoSession } from "./support/accounts";
import { test } from "./support/test";
import { call, schedule } from "./support/week";

// A lesson that began a while ago, from the dashboard.
for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`DONE-01 a lesson that is over is completed in three actions at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await storeDemoSession(page, "teacher");
    const lesson = await schedule(page, 0, new Date(Date.now() - 50 * 60_000).toISOString().slice(0, 19).concat("Z"));
    await page.goto("/teacher/dashboard");
    const card = page.getByRole("region", { name: "To Complete" });
    await expect(card).toBeInViewport();
    // One: the row's button.
    await card
      .getByRole("button", { name: /^Complete Study, / })
      .last()
      .click();
    // Two: the notes, to which the focus leads.
    await expect(page.getByRole("dialog").getByLabel("Notes")).toBeFocused();
    await page.keyboard.type("Minuet in G, bars 9-16 at 72, left hand late.");
    // Three.
    await page.getByRole("dialog").getByRole("button", { name: "Complete Lesson" }).click();
    await expect(page.getByRole("dialog", { name: "View Lesson" })).toContainText("AI Practice Plan");
    // The plan, and not the screen behind it, on one page.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect((await call(page, "GET", `/api/lessons/${lesson.id}`)).status).toBe("COMPLETED");
  });
}

test("DONE-01 one lesson after the other is completed without going back to the list", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19).concat("Z");
  for (const [student, minutes] of [
    [0, 150],
    [1, 100],
  ] as const) {
    await schedule(page, student, ago(minutes));
  }
  await page.goto("/teacher/lessons");
  const rows = page.getByRole("list", { name: "Lessons" });
  // Shortly after midnight they are yesterday's.
  await page.getByRole("button", { name: /Earlier Lessons?$/ }).click();
  await rows
    .getByRole("button", { name: /^Complete / })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: "Complete Lesson" });
  await form.getByLabel("Notes").fill("Minuet in G, bars 1-8 at 60.");
  await form.getByRole("button", { name: "Complete Lesson" }).click();
  const view = page.getByRole("dialog", { name: "View Lesson" });
  await view.getByRole("button", { name: /^Complete Next: / }).click();
  await expect(form.getByLabel("Notes")).toHaveValue("");
  await expect(form.getByLabel("Notes")).toBeFocused();
  await form.getByLabel("Notes").fill("Scale of G, hands together.");
  await form.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(view).toContainText("Scale of G, hands together.");
});

test("a completion whose answer was lost is saved, and says so when it is pressed again", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  const start = new Date(Date.now() - 45 * 60_000).toISOString().slice(0, 19).concat("Z");
  const lesson = await schedule(page, 0, start);
  await page.goto(`/teacher/lessons?lesson=${lesson.id}`);
  const view = page.getByRole("dialog", { name: "View Lesson" });
  await view.getByRole("button", { name: "Complete Lesson" }).click();
  const form = page.getByRole("dialog", { name: "Complete Lesson" });
  await form.getByLabel("Notes").fill("Minuet in G, bars 1-8 at 60.");
  const path = "**/api/lessons/*/complete";
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(form.getByText(/Network error/)).toBeVisible();
  await page.unroute(path);
  await form.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(page.getByText("The lesson is completed, and your notes are saved.", { exact: true })).toBeVisible();
  await expect(view).toContainText("AI Practice Plan");
});

test("what is typed after a completion whose answer was lost goes on in Change Goals", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  const start = new Date(Date.now() - 45 * 60_000).toISOString().slice(0, 19).concat("Z");
  const lesson = await schedule(page, 0, start);
  await page.goto(`/teacher/lessons?lesson=${lesson.id}`);
  const view = page.getByRole("dialog", { name: "View Lesson" });
  await view.getByRole("button", { name: "Complete Lesson" }).click();
  const form = page.getByRole("dialog", { name: "Complete Lesson" });
  await form.getByLabel("Notes").fill("Minuet in G, bars 1-8 at 60. C major scale.");
  const remove = form.getByRole("button", { name: /^Remove C major scale/ });
  await expect(remove).toBeVisible();
  const path = "**/api/lessons/*/complete";
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(form.getByText(/Network error/)).toBeVisible();
  await page.unroute(path);
  await remove.click();
  await form.getByRole("button", { name: "Complete Lesson" }).click();
  await form.getByRole("alert").getByRole("button", { name: "Change Goals" }).click();
  const change = page.getByRole("dialog", { name: "Change Goals" });
  await expect(change.getByRole("button", { name: /^Remove Minuet/ })).toBeVisible();
  await expect(change.getByRole("button", { name: /C major scale/ })).toHaveCount(0);
  await change.getByRole("button", { name: "Save Goals" }).click();
  await expect(page.getByText("The goals have been changed.", { exact: true })).toBeVisible();
  await expect(view).toContainText("AI Practice Plan");
  await view.getByRole("button", { name: "Change Goals" }).click();
  await expect(change.getByRole("button", { name: /^Remove Minuet/ })).toBeVisible();
  await expect(change.getByRole("button", { name: /C major scale/ })).toHaveCount(0);
});
