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
    expect((await call(page, "GET", `/api/lessons/${lesson.id}`)).status).toBe("COMPLETED");
  });
}
