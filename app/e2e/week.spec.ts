import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { signIn } from "./support/accounts";
import { daysLater, nextClockChange } from "./support/dates";
import { expectFits } from "./support/layout";
import { test } from "./support/test";

const dayText = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
    .format(new Date(`${date}T12:00:00Z`))
    .replace(",", "");

/** The Sunday that begins a week so many weeks from now. */
const sundayIn = (weeks: number) => {
  const now = new Date();
  return daysLater(now.toISOString().slice(0, 10), 7 * weeks - now.getUTCDay());
};

/** An instant of a wall-clock time in Berlin, without the hours around a clock change. */
const berlin = (date: string, time: string) => {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const shown = new Date(asUtc.toLocaleString("sv-SE", { timeZone: "Europe/Berlin" }).replace(" ", "T").concat("Z"));
  return new Date(2 * asUtc.getTime() - shown.getTime()).toISOString().replace(".000Z", "Z");
};

/** A call as whoever is signed in; its answer. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem("token")}`,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      };
      const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body] as const,
  );

interface Given {
  id: string;
  student: { id: string; name: string };
  title: string;
  startTime: string;
  endTime: string;
  duration: number;
  version: number;
}

/** Schedules a lesson for one of the demo students, by number. */
const schedule = async (page: Page, number: number, startTime: string, duration = 45): Promise<Given> => {
  const { students } = await call(page, "GET", "/api/teachers/students");
  const body = { studentId: students[number].id, title: "Study", startTime, duration, timeZone: "Europe/Berlin" };
  const { lessons } = await call(page, "POST", "/api/teachers/lessons", body);
  return lessons[0];
};

const lessonAt = (page: Page, date: string, times: string, name: string): Locator =>
  page.getByRole("button", { name: `${dayText(date)}, ${times}, ${name}` });

const open = async (page: Page, date: string) => {
  await page.goto(`/teacher/week?date=${date}`);
  await expect(page.getByRole("heading", { level: 1, name: "Teaching Week" })).toBeVisible();
  await expect(page.getByText("Loading lessons...")).toHaveCount(0);
};

const startOf = async (page: Page, { id }: Given) =>
  new Date((await call(page, "GET", `/api/lessons/${id}`)).startTime).getTime();

/** Drags a lesson by days and quarters of an hour. */
const drag = async (page: Page, lesson: Locator, days: number, quarters: number) => {
  const box = await lesson.boundingBox();
  const column = await page.locator("[data-day]").first().boundingBox();
  if (box === null || column === null) throw new Error("nothing to drag");
  const [x, y] = [box.x + box.width / 2, box.y + 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * column.width, y + quarters * 12, { steps: 6 });
};

test.describe("the teacher's week", () => {
  test("WEEK-01 WEEK-05 each lesson stands at its time, side by side, early, late and over midnight", async ({
    page,
  }) => {
    await signIn(page, "teacher");
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
    ).toHaveAttribute("aria-current", "true");

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
    expect((rightBox?.y ?? 0) - (leftBox?.y ?? 0)).toBeCloseTo(24, 0);
    expect((leftBox?.y ?? 0) - (firstBox?.y ?? 0)).toBeCloseTo(480, 0);
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
    await signIn(page, "teacher");
    await page.goto("/teacher/calendar");
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

  test("WEEK-02 drag and keys move a lesson with one result, and Escape puts it back", async ({ page }) => {
    await signIn(page, "teacher");
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
    await signIn(page, "teacher");
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
      await alert.getByRole("button", { name: "Reload" }).click();
      await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

    await test.step("without a network it goes back, and nothing is written", async () => {
      await context.setOffline(true);
      await press("m", "ArrowDown", "Enter");
      await expect(page.getByRole("alert")).toContainText("Network error. Please check your connection and try again.");
      await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeVisible();
      await context.setOffline(false);
      expect(await startOf(page, lesson)).toBe(Date.parse(berlin(tuesday, "10:00")));
    });

    await test.step("a drop onto the past is refused here", async () => {
      await page.clock.setFixedTime(new Date(berlin(tuesday, "10:30")));
      await press("m", "ArrowDown", "Enter");
      await expect(page.getByRole("alert")).toContainText("A lesson cannot move into the past.");
      await expect(lessonAt(page, tuesday, "10:00-10:45", name)).toBeVisible();
    });
  });

  test("WEEK-03 a week that cannot be loaded says so, and comes when it is back", async ({ page }) => {
    await signIn(page, "teacher");
    await page.route(/\/api\/teachers\/lessons\?/, (route) => route.abort());
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
    await signIn(page, "teacher");
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

    const column = page.locator(`[data-day="${monday}"]`);
    // 07:00 at the top, 48 px an hour: a little after 14:00.
    await column.click({ position: { x: 120, y: 7 * 48 + 8 } });
    const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
    await expect(dialog.getByLabel("Start Time")).toHaveValue("14:00");
    await expect(dialog.getByRole("textbox", { name: "Date" })).toHaveValue(
      new RegExp(`^Mon ${Number(monday.slice(-2))} `),
    );
  });
});

// A lesson that began a while ago, from the dashboard.
for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`DONE-01 a lesson that is over is completed in three actions at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, "teacher");
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
