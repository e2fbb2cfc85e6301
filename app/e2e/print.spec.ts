import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { daysLater } from "./support/dates";
import { visit } from "./support/screens";
import { test } from "./support/test";
import { berlin, call, open, schedule, sundayIn } from "./support/week";

/** Of each day: how many lessons its name counts, how many stand on the paper, and whether anything of it is cut. */
const daysOnPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[role=gridcell] > button")].map((day) => {
      const counted = Number(/(\d+) lessons?$/.exec(day.querySelector(".sr-only")?.textContent ?? "")?.[1]);
      const seen = [...day.querySelectorAll("bdi")].filter((name) => name.checkVisibility());
      const { bottom } = day.getBoundingClientRect();
      const isCut = seen.some(
        (name) => name.getBoundingClientRect().bottom > bottom + 1 || name.scrollWidth > name.clientWidth + 1,
      );
      const isShort = [...day.querySelectorAll("*")].some(
        (part) =>
          part.childElementCount === 0 &&
          part.checkVisibility() &&
          !part.classList.contains("sr-only") &&
          /\+\d+/.test(part.textContent ?? ""),
      );
      return { date: day.dataset.date, counted, printed: seen.length, isCut, isShort };
    }),
  );

// SCREEN-11: paper has no button that shows what a cell has no room for.
for (const role of ["teacher", "student"] as const) {
  test(`screen_11 the printed month of the ${role} lists every lesson of every day in full`, async ({ page }) => {
    await signIn(page, role);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    let all = 0;
    for (const width of [1080, 760, 500]) {
      await page.setViewportSize({ width, height: 700 });
      await visit(page, `/${role}/calendar`);
      const days = await daysOnPaper(page);
      expect(days.length).toBeGreaterThanOrEqual(28);
      all = 0;
      for (const day of days) {
        expect(day, `at ${width} px`).toEqual({ ...day, printed: day.counted, isCut: false, isShort: false });
        all += day.printed;
      }
      await expect(page.getByRole("button", { name: "Next month" })).toBeHidden();
      // Paper is white, also of a dark screen.
      await expect(page.getByRole("columnheader").first()).toHaveCSS("color", "oklch(0.47 0.02 220)");
    }
    expect(all, "lessons of the month").toBeGreaterThan(0);
  });
}

/** The lessons of the week whose words go beyond their place on paper. */
const cutInWeek = async (page: Page) => {
  const lessons = page.getByRole("list", { name: "Lessons of the week" }).getByRole("button");
  await expect(lessons.first()).toBeVisible();
  return lessons.evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const box = block.getBoundingClientRect();
        return [...block.querySelectorAll("bdi, bdi ~ span")].some((text) => {
          const { bottom, right } = text.getBoundingClientRect();
          return bottom > box.bottom + 1 || right > box.right + 1 || text.scrollWidth > text.clientWidth + 1;
        });
      })
      .map((block) => block.textContent),
  );
};

// SCREEN-11: a lesson's time, name and status fit its height on paper, in a week of sixteen hours as well.
test("screen_11 the printed week of the teacher cuts no lesson's words off", async ({ page }) => {
  await signIn(page, "teacher", "/teacher/week");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1080, height: 700 });
  expect(await cutInWeek(page)).toEqual([]);

  const monday = daysLater(sundayIn(12), 1);
  for (const [number, time] of ["06:00", "21:30"].entries()) await schedule(page, number, berlin(monday, time), 30);
  const early = await schedule(page, 0, berlin(monday, "07:00"), 30);
  await call(page, "DELETE", `/api/teachers/lessons/${early.id}`);
  await open(page, monday);
  expect(await cutInWeek(page)).toEqual([]);

  const next = daysLater(monday, 7);
  for (const number of [0, 1]) await schedule(page, number, berlin(next, "15:00"), 45);
  await open(page, next);
  expect(await cutInWeek(page)).toEqual([]);
});
