import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { signIn } from "./support/accounts";
import type { Reedling } from "./support/reedling";
import { startReedling } from "./support/reedling";

/** Twenty letters each. */
const student = "Konstantina Papadaki";
const teacher = "Bartholomea Sommerer";

/** Makes a call as whoever is signed in. */
const call = (page: Page, method: string, path: string, body: unknown) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}`, "Content-Type": "application/json" };
      const answer = await fetch(path, { method, headers, body: body === "null" ? null : body });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, JSON.stringify(body)] as const,
  );

/** Whether no box around the text cuts anything of it off. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    for (let box: Element | null = element; box !== null && box.tagName !== "MAIN"; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === "visible") continue;
      if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) return false;
    }
    return true;
  });

/** Every row of a list names the person in full. */
const expectNamed = async (rows: Locator, name: string) => {
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    const named = row.getByText(name).filter({ visible: true }).last();
    await expect(named).toBeVisible();
    expect(await isWhole(named), (await row.textContent()) ?? "").toBe(true);
  }
};

// SCREEN-09.
test.describe("SCREEN-09 at 390 px", () => {
  let reedling: Reedling;
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeAll(async () => {
    reedling = await startReedling();
  });
  test.afterAll(() => reedling.stop());

  test("each row of a list names its person in full", async ({ browser }) => {
    test.setTimeout(120_000);
    const open = async (role: "teacher" | "student" | "parent") => {
      const context = await browser.newContext({ baseURL: reedling.url, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await signIn(page, role);
      return page;
    };
    const [taught, teaching] = [await open("student"), await open("teacher")];
    await call(taught, "PUT", "/api/users/profile", { name: student });
    await call(teaching, "PUT", "/api/users/profile", { name: teacher });
    const { students } = await call(teaching, "GET", "/api/teachers/students", null);
    const { id } = (students as { id: string; name: string }[]).find(({ name }) => name === student) ?? { id: "" };
    for (const minutes of [-45, 15]) {
      const start = Math.floor(Date.now() / 1000) * 1000 + minutes * 60_000;
      const at = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
      await call(teaching, "POST", "/api/teachers/lessons", {
        studentId: id,
        title: "Gavotte from the start to the end without stopping, then the Boccherini Minuet",
        startTime: at(start),
        endTime: at(start + 30 * 60_000),
        duration: 30,
        recurrenceType: "single",
      });
    }

    const main = teaching.getByRole("main");
    await teaching.goto("/teacher/dashboard");
    for (const name of ["To Complete", "This Week's Lessons", "Students"]) {
      const card = main.getByRole("region", { name });
      await expectNamed(card.getByRole("listitem").filter({ hasText: student }), student);
    }
    await teaching.goto(`/teacher/lessons?q=${encodeURIComponent(student)}`);
    await expectNamed(main.getByRole("list", { name: "Lessons" }).getByRole("listitem"), student);
    await teaching.goto(`/teacher/students?q=${encodeURIComponent(student)}`);
    await expectNamed(main.getByRole("list", { name: "Students" }).getByRole("listitem"), student);
    await teaching.goto("/teacher/calendar");
    const day = main.getByRole("region", { name: "Chosen day" });
    await expectNamed(day.getByRole("listitem").filter({ hasText: student }), student);

    await taught.goto("/student/dashboard");
    await expectNamed(taught.getByRole("list", { name: "Recent lessons" }).getByRole("listitem"), teacher);
    await taught.goto("/student/my-lessons");
    // The only teacher is named once, above the rows, and leaves them to the titles.
    const only = taught.getByRole("main").getByText(`Teacher: ${teacher}`);
    await expect(only).toBeVisible();
    expect(await isWhole(only)).toBe(true);
    const cells = taught.getByRole("cell");
    await expect(cells.getByText(teacher).filter({ visible: true })).toHaveCount(0);
    await taught.goto("/student/calendar");
    await expectNamed(taught.getByRole("region", { name: "Chosen day" }).getByRole("listitem"), teacher);

    const family = await open("parent");
    await family.goto("/parent/dashboard");
    await expect(family.getByRole("heading", { name: student, exact: true })).toBeVisible();
    expect(await isWhole(family.getByText(student).first())).toBe(true);
    await expectNamed(family.getByRole("list", { name: "Recent lessons" }).first().getByRole("listitem"), teacher);
    await family.goto("/parent/lessons");
    const rows = family.getByRole("row").filter({ has: family.getByRole("cell") });
    await expectNamed(rows.filter({ hasText: student }), student);
  });
});

// SCREEN-09, with the names of the demo school.
test.describe("SCREEN-09 with usual names at 390 px", () => {
  let reedling: Reedling;
  test.beforeAll(async () => {
    reedling = await startReedling();
  });
  test.afterAll(() => reedling.stop());

  test("ten of a family's lessons stand on a screen", async ({ browser }) => {
    for (const [role, path, name] of [
      ["parent", "/parent/lessons", "Children's lessons"],
      ["parent", "/parent/lessons?status=completed", "Children's lessons"],
      ["student", "/student/my-lessons", "Lessons"],
      ["student", "/student/my-lessons?status=completed", "Lessons"],
    ] as const) {
      const context = await browser.newContext({ baseURL: reedling.url, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await signIn(page, role, path);
      const rows = page
        .getByRole("table", { name })
        .getByRole("row")
        .filter({ has: page.getByRole("cell") });
      await rows.first().waitFor();
      const boxes = await Promise.all((await rows.all()).slice(0, 10).map((row) => row.boundingBox()));
      // A student of the demo school has completed eight or nine, by the day of the week.
      expect(boxes.length, path).toBeGreaterThanOrEqual(8);
      const height = (boxes.at(-1)?.y ?? 0) + (boxes.at(-1)?.height ?? 0) - (boxes[0]?.y ?? 0);
      // Between the header and the bar below.
      expect((height / boxes.length) * 10, path).toBeLessThan(844 - 64 - 64);
      await context.close();
    }
  });
});

test.describe("titles at 390 px", () => {
  let reedling: Reedling;
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeAll(async () => {
    reedling = await startReedling();
  });
  test.afterAll(() => reedling.stop());

  test("a family reads a lesson's title in full beside its plan", async ({ browser }) => {
    for (const [role, path, name] of [
      ["parent", "/parent/lessons?status=completed", "Children's lessons"],
      ["student", "/student/my-lessons?status=completed", "Lessons"],
    ] as const) {
      const context = await browser.newContext({ baseURL: reedling.url, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await signIn(page, role);
      const list = role === "parent" ? "**/api/parents/lessons*" : "**/api/students/lessons*";
      await page.route(list, async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        for (const lesson of Array.isArray(body) ? body : body.lessons) {
          Object.assign(lesson, { title: "Gavotte and Bourrée", practiceGenerated: true });
        }
        await route.fulfill({ response: answer, json: body });
      });
      await page.goto(path);
      const rows = page
        .getByRole("table", { name })
        .getByRole("row")
        .filter({ has: page.getByRole("cell") });
      const title = rows.first().getByText("Gavotte and Bourrée", { exact: true });
      await expect(title).toBeVisible();
      expect(await isWhole(title), path).toBe(true);
      const plan = role === "parent" ? "Plan" : "7-day plan";
      await expect(rows.first().getByText(plan, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await context.close();
    }
  });
});
