import type { Locator } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn, storeDemoSession } from "./support/accounts";
import { daysLater, nextClockChange } from "./support/dates";
import { expectFits } from "./support/layout";
import { test } from "./support/test";
import { berlin, lessonAt, open, schedule, sundayIn } from "./support/week";

test.describe("the teacher's week", () => {
  test("WEEK-01 WEEK-05 each lesson stands at its time, side by side, early, late and over midnight", async ({
    page,
  }) => {
    await storeDemoSession(page, "teacher");
    const sunday = sundayIn(6);
    const day = (offset: number) => daysLater(sunday, offset);
    const early = await schedule(page, 0, berlin(day(1), "06:00"));
    const one = await schedule(page, 0, berlin(day(2), "16:00"), 60);
    const two = await schedule(page, 1, berlin(day(2), "16:30"), 60);
    const night = await schedule(page, 0, berlin(day(4), "23:30"), 60);
    await open(page, day(2));
    await expect(page).toHaveTitle(/Teaching Week/);
    await expect(
      page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Calendar" }),
    ).toHaveAttribute("aria-current", "page");

    const first = lessonAt(page, day(1), "06:00-06:45", early.student.name);
    await expect(first).toBeVisible();
    const columns = page.locator("[data-day]");
    const centre = async (box: Locator) => {
      const { x, width } = (await box.boundingBox()) ?? { x: 0, width: 0 };
      return x + width / 2;
    };
    const within = async (lesson: Locator, offset: number) => {
      const column = await columns.nth(offset).boundingBox();
      const middle = await centre(lesson);
      expect(middle).toBeGreaterThan(column?.x ?? 0);
      expect(middle).toBeLessThan((column?.x ?? 0) + (column?.width ?? 0));
    };
    await within(first, 1);
    const left = lessonAt(page, day(2), "16:00-17:00", one.student.name);
    const right = lessonAt(page, day(2), "16:30-17:30", two.student.name);
    await within(left, 2);
    await within(right, 2);
    const [leftBox, rightBox, firstBox] = [
      await left.boundingBox(),
      await right.boundingBox(),
      await first.boundingBox(),
    ];
    expect((leftBox?.x ?? 0) + (leftBox?.width ?? 0)).toBeLessThanOrEqual((rightBox?.x ?? 0) + 1);
    expect((rightBox?.y ?? 0) - (leftBox?.y ?? 0)).toBeCloseTo(32, 0);
    expect((leftBox?.y ?? 0) - (firstBox?.y ?? 0)).toBeCloseTo(640, 0);
    await expect(left).toHaveAccessibleName(/overlaps/);

    const parts = page
      .getByRole("button", { name: night.student.name, includeHidden: true })
      .filter({ hasText: "23:30" });
    await expect(parts).toHaveCount(2);
    await within(parts.nth(0), 4);
    await within(parts.nth(1), 5);
    await expectAccessible(page);
    await expectFits(page);
  });

  test("WEEK-01 has the now-line today, and the weeks of both clock changes", async ({ page }) => {
    await signIn(page, "teacher", "/teacher/calendar");
    await page.getByRole("navigation", { name: "Calendar view" }).getByRole("link", { name: "Week" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Teaching Week" })).toBeVisible();
    const hour = Number(
      new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: "Europe/Berlin" }).format(
        new Date(),
      ),
    );
    if (hour >= 7 && hour < 21) await expect(page.locator("[data-day] [data-now]")).toHaveCount(1);
    const change = nextClockChange("Europe/Berlin");
    const next = nextClockChange("Europe/Berlin", new Date(`${daysLater(change, 5)}T12:00:00Z`));
    for (const [index, date] of [change, next].entries()) {
      const lesson = await schedule(page, index, berlin(date, "10:00"));
      await open(page, date);
      await expect(page.getByText(/Clocks go (forward|back) 60 min/)).toBeVisible();
      await expect(lessonAt(page, date, "10:00-10:45", lesson.student.name)).toBeVisible();
    }
  });

  test("FIELD-30 WEEK-05 of three at one time each shows its time and its whole name", async ({ page }) => {
    await storeDemoSession(page, "teacher");
    const sunday = sundayIn(10);
    const together = ["16:00-16:45", "16:00-16:45", "16:00-16:45"];
    const staggered = ["16:00-16:45", "16:15-17:00", "16:30-17:15"];
    for (const [index, times] of [together, staggered].entries()) {
      const day = daysLater(sunday, 2 + index);
      const names = [];
      for (const [number, time] of times.entries()) {
        names.push((await schedule(page, number, berlin(day, time.slice(0, 5)))).student.name);
      }
      await open(page, day);
      for (const [number, name] of names.entries()) {
        const seen = await lessonAt(page, day, times[number] ?? "", name).evaluate((block) => {
          const box = block.getBoundingClientRect();
          return [...block.querySelectorAll(".week-text > :is(span, bdi)")].map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()].every(
              ({ left, right, top, bottom }) =>
                right <= box.right &&
                bottom <= box.bottom &&
                block.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
            );
          });
        });
        expect(seen, `${name}, ${times[number]}`).toEqual([true, true]);
      }
    }
    await expectAccessible(page);
  });

  test("FIELD-30 five days are kept, and a lesson is never lost on the weekend", async ({ page }) => {
    await storeDemoSession(page, "teacher");
    const sunday = sundayIn(12);
    const lesson = await schedule(page, 0, berlin(daysLater(sunday, 5), "16:00"));
    await open(page, daysLater(sunday, 5));
    await page.getByRole("button", { name: "5 Days" }).click();
    await expect(page.locator("[data-day]")).toHaveCount(5);
    await page.reload();
    await expect(page.locator("[data-day]")).toHaveCount(5);
    const card = lessonAt(page, daysLater(sunday, 5), "16:00-16:45", lesson.student.name);
    await card.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-day]")).toHaveCount(7);
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await page.getByRole("button", { name: "7 Days" }).click();
  });

  test("WEEK-03 a week that cannot be loaded says so, and comes when it is back", async ({ page }) => {
    await storeDemoSession(page, "teacher");
    await page.route(/\/api\/teachers\/lessons\?/, (route) => route.fulfill({ status: 500, body: "" }));
    // Far beyond every lesson that another test of this worker has scheduled.
    await page.goto(`/teacher/week?date=${sundayIn(260)}`);
    await expect(page.getByRole("alert")).toContainText("Failed to fetch lessons");
    await page.unroute(/\/api\/teachers\/lessons\?/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("No lessons in this week.")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("WEEK-04 one day at a time, and a tap on free time opens Schedule with date and time", async ({ page }) => {
    await storeDemoSession(page, "teacher");
    const sunday = sundayIn(9);
    const monday = daysLater(sunday, 1);
    const tuesday = daysLater(sunday, 2);
    const lesson = await schedule(page, 0, berlin(tuesday, "16:00"));
    await open(page, monday);
    await expect(page.locator("[data-day]:visible")).toHaveCount(1);
    const there = lessonAt(page, tuesday, "16:00-16:45", lesson.student.name);
    await expect(there).toBeHidden();
    await page.getByRole("button", { name: "Next day" }).click();
    await expect(there).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`date=${tuesday}`));
    await page.getByRole("list", { name: "Days of the week" }).getByRole("button").nth(1).click();
    await expect(page).toHaveURL(new RegExp(`date=${monday}`));
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const name = await page
      .getByRole("heading", { level: 2 })
      .evaluate((heading) => heading.getClientRects()[0]?.height);
    expect(name, "the day's name, on at most two lines of 28 px").toBeLessThan(60);
    await page.setViewportSize({ width: 390, height: 844 });

    const column = page.locator(`[data-day="${monday}"]`);
    // 07:00 at the top, 64 px an hour: a little after 14:00.
    await column.click({ position: { x: 120, y: 7 * 64 + 8 } });
    const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
    await expect(dialog.getByLabel("Start Time")).toHaveValue("14:00");
    await expect(dialog.getByRole("textbox", { name: "Date" })).toHaveValue(
      new RegExp(`^Mon ${Number(monday.slice(-2))} `),
    );
  });
});

test("WEEK-05 half-width cards of half an hour show their time in full or not at all", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  const day = daysLater(sundayIn(9), 3);
  const one = await schedule(page, 0, berlin(day, "16:00"), 30);
  const two = await schedule(page, 1, berlin(day, "16:00"), 30);
  await open(page, day);
  for (const { student } of [one, two]) {
    const time = lessonAt(page, day, "16:00-16:30", student.name).locator(".week-text > span").first();
    const seen = await time.evaluate((element) => {
      const card = element.closest("button")?.getBoundingClientRect();
      const text = element.parentElement;
      const own = element.getBoundingClientRect();
      const box = text?.getBoundingClientRect();
      if (card === undefined || box === undefined || text === null) return null;
      const isClipped = getComputedStyle(text).overflowX === "hidden";
      const right = isClipped ? box.right : card.right;
      const isWhole = own.right <= right + 1 && own.bottom <= box.bottom + 1;
      return isWhole || own.left >= right - 0.5;
    });
    expect(seen, student.name).toBe(true);
  }
});
