import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeDemoSession } from "./support/accounts";
import { daysLater } from "./support/dates";
import { test } from "./support/test";
import { berlin, call, dayText, drag, lessonAt, open, schedule, startOf, sundayIn } from "./support/week";

// High enough for all hours of the week.
test.use({ viewport: { width: 1280, height: 1600 } });

test("WEEK-02 drag and keys move a lesson with one result, and Escape puts it back", async ({ page }) => {
  await storeDemoSession(page, "teacher");
  const sunday = sundayIn(7);
  const tuesday = daysLater(sunday, 2);
  const wednesday = daysLater(sunday, 3);
  const lesson = await schedule(page, 0, berlin(tuesday, "16:00"));
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") written.push(request.url());
  });
  const { name } = lesson.student;
  await open(page, tuesday);

  await test.step("Escape puts it back, from the keyboard and from the pointer", async () => {
    const before = lessonAt(page, tuesday, "16:00-16:45", name);
    await before.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await expect(lessonAt(page, tuesday, "16:15-17:00", name)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: `${dayText(tuesday)}, 16:15-17:00` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(before).toBeFocused();
    await drag(page, before, 1, 3);
    await expect(lessonAt(page, wednesday, "16:45-17:30", name)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(before).toBeVisible();

    // Above the first hour the week shows an earlier one, which must not move on under a pointer that rests.
    await drag(page, before, 0, -37);
    const early = lessonAt(page, tuesday, "06:45-07:30", name);
    await expect(early).toBeVisible();
    for (const step of [1, 2, 3]) {
      const box = await page.locator("[data-day]").nth(2).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20 + step, (box?.y ?? 0) - 8);
    }
    await expect(early).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(before).toBeVisible();
    expect(written).toHaveLength(0);
  });

  await test.step("keys", async () => {
    await lessonAt(page, tuesday, "16:00-16:45", name).focus();
    for (const key of ["m", "ArrowRight", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    const moved = lessonAt(page, wednesday, "16:30-17:15", name);
    await expect(moved).toBeVisible();
    await expect(page.getByText(`${name}'s lesson is now on ${dayText(wednesday)}, 16:30-17:15.`)).toBeVisible();
    await expect(moved).toBeFocused();
    expect(await startOf(page, lesson)).toBe(Date.parse(berlin(wednesday, "16:30")));
  });

  await test.step("the pointer, back and there again", async () => {
    await drag(page, lessonAt(page, wednesday, "16:30-17:15", name), -1, -2);
    await page.mouse.up();
    await expect(page.getByText(`${name}'s lesson is now on ${dayText(tuesday)}, 16:00-16:45.`)).toBeVisible();
    await drag(page, lessonAt(page, tuesday, "16:00-16:45", name), 1, 2);
    await page.mouse.up();
    await expect(page.getByText(`${name}'s lesson is now on ${dayText(wednesday)}, 16:30-17:15.`)).toBeVisible();
    expect(await startOf(page, lesson)).toBe(Date.parse(berlin(wednesday, "16:30")));
    expect(written).toHaveLength(3);
  });

  await test.step("a click still opens it, and the address holds it", async () => {
    await lessonAt(page, wednesday, "16:30-17:15", name).click();
    await expect(page.getByRole("dialog", { name: "View Lesson" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`lesson=${lesson.id}`));
  });
});

test("WEEK-03 a drop onto the past, an older version and a lost network roll back with a sentence", async ({
  page,
  context,
}) => {
  await storeDemoSession(page, "teacher");
  const sunday = sundayIn(8);
  const tuesday = daysLater(sunday, 2);
  const lesson = await schedule(page, 0, berlin(tuesday, "16:00"));
  const other = await schedule(page, 1, berlin(tuesday, "17:00"));
  const { name } = lesson.student;
  const press = async (...keys: string[]) => {
    await page.locator(`[data-lesson="${lesson.id}"]`).focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  await open(page, tuesday);
  const hours = page.getByRole("region", { name: "Hours of the week" });
  const place = await hours.boundingBox();

  await test.step("an overlap is shown and allowed", async () => {
    await press("m", "ArrowDown", "ArrowDown");
    await expect(page.getByText(`Overlaps with ${other.student.name}.`)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${name}'s lesson is now on ${dayText(tuesday)}, 16:30-17:15.`)).toBeVisible();
    await expect(lessonAt(page, tuesday, "16:30-17:15", name)).toHaveAccessibleName(/overlaps/);
  });

  await test.step("an older version rolls back and offers to reload", async () => {
    await expect(page.locator(`[data-lesson="${lesson.id}"][aria-busy]`)).toHaveCount(0);
    const now = await call(page, "GET", `/api/lessons/${lesson.id}`);
    await page.waitForLoadState("networkidle");
    await call(page, "PUT", `/api/lessons/${lesson.id}`, {
      title: "Changed elsewhere",
      description: "",
      studentId: now.student.id,
      startTime: berlin(tuesday, "10:00"),
      endTime: berlin(tuesday, "10:45"),
      duration: 45,
      status: "SCHEDULED",
      notes: "",
      version: now.version,
    });
    await press("m", "ArrowUp", "Enter");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(`${name}'s lesson stays on`);
    await expect(lessonAt(page, tuesday, "16:30-17:15", name)).toBeVisible();
    await expectAccessible(page);
    expect(await hours.boundingBox(), "the hours stay where they are").toEqual(place);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await alert.getByRole("button", { name: "Reload" }).click();
    await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  await test.step("without a network it goes back, and nothing is written", async () => {
    await context.setOffline(true);
    await press("m", "ArrowDown", "Enter");
    await expect(page.getByRole("alert")).toContainText("Network error. Please check your connection and try again.");
    await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeVisible();
    expect(await hours.boundingBox()).toEqual(place);
    await context.setOffline(false);
    expect(await startOf(page, lesson)).toBe(Date.parse(berlin(tuesday, "10:00")));
  });

  await test.step("a drop onto the past is refused here", async () => {
    await page.clock.setFixedTime(new Date(berlin(tuesday, "10:30")));
    await press("m", "ArrowDown", "Enter");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("A lesson cannot move into the past.");
    await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeVisible();
    expect(await hours.boundingBox()).toEqual(place);
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toHaveCount(0);
  });
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("WEEK-01 WEEK-02 the week opens at its first lesson, and a lesson that is led out of sight stays in it", async ({
    page,
  }) => {
    await storeDemoSession(page, "teacher");
    const tuesday = daysLater(sundayIn(11), 2);
    const lesson = await schedule(page, 0, berlin(tuesday, "15:00"));
    const { name } = lesson.student;
    await open(page, tuesday);
    const before = lessonAt(page, tuesday, "15:00-15:45", name);
    await expect(before).toBeInViewport({ ratio: 1 });

    await before.focus();
    for (const key of ["m", ...Array(20).fill("ArrowUp")]) await page.keyboard.press(key);
    await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(before).toBeInViewport({ ratio: 1 });

    await drag(page, before, 0, -6);
    const hours = await page.getByRole("region", { name: "Hours of the week" }).boundingBox();
    const column = await page.locator("[data-day]").nth(2).boundingBox();
    for (const step of [1, 2, 3, 4]) await page.mouse.move((column?.x ?? 0) + 20 + step, (hours?.y ?? 0) + 20);
    await expect(page.locator(`[data-lesson="${lesson.id}"]`)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(before).toBeVisible();
  });
});
