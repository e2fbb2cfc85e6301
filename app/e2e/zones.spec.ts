import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { daysFromToday, daysLater, shortDate, typeDate } from "./support/dates";
import type { Reedling } from "./support/reedling";
import { startReedling } from "./support/reedling";
import { test as base } from "./support/test";

/** A zone's file (RFC 9636) with one offset for all time, that of Tokyo. */
const tokyo = (): Buffer => {
  const header = Buffer.alloc(44);
  header.write("TZif2");
  header.writeUInt32BE(1, 36);
  header.writeUInt32BE(4, 40);
  const type = Buffer.alloc(6);
  type.writeInt32BE(9 * 3600);
  const block = Buffer.concat([header, type, Buffer.from("JST\0")]);
  return Buffer.concat([block, block, Buffer.from("\nJST-9\n")]);
};

/** With a server whose machine has newer zone files than any browser: by these Berlin's clocks are Tokyo's. */
const test = base.extend<object, { reedling: Reedling }>({
  reedling: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "reedling-zones-"));
      await mkdir(join(folder, "Europe"));
      await writeFile(join(folder, "tzdata.zi"), "# version 2099a\n");
      await writeFile(join(folder, "Europe/Berlin"), tokyo());
      const reedling = await startReedling({ TZDIR: folder });
      await use(reedling);
      await reedling.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** Schedules three weekly lessons at 16:00 and answers with the instants that are stored. */
const schedule = async (page: Page, title: string, date: string) => {
  await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await dialog.getByLabel("Student", { exact: true }).selectOption({ index: 1 });
  await typeDate(dialog.getByLabel("Date", { exact: true }), date);
  await dialog.getByLabel("Start Time").fill("16:00");
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByText("Weekly", { exact: true }).click();
  await dialog.getByLabel("Number of Lessons").fill("3");
  await expect(dialog.getByText(/3 lessons at 16:00/)).toBeVisible();
  const dates = dialog.getByRole("list", { name: "Dates of the series" }).getByRole("listitem");
  for (const week of [0, 1, 2]) {
    await expect(dates.nth(week)).toContainText("16:00-16:30");
    await expect(dates.nth(week)).toContainText(shortDate(daysLater(date, 7 * week)));
  }
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST" && /lessons$/.test(response.url())),
    dialog.getByRole("button", { name: "Schedule Lesson" }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(dialog).toBeHidden();
  const { lessons } = (await answer.json()) as { lessons: { startTime: string }[] };
  return lessons.map(({ startTime }) => startTime);
};

test("FIELD-01 what is previewed is what is stored and shown where the server's zone rules are not the browser's", async ({
  page,
}) => {
  const health = await (await page.request.get("/api/health")).json();
  expect(health.zones).toEqual({ version: "2099a", source: "machine" });
  const [title, first] = ["By other rules", daysFromToday(12)];
  await signIn(page, "teacher", "/teacher/lessons");
  const stored = await schedule(page, title, first);
  // 16:00 in Tokyo.
  const days = [0, 7, 14].map((later) => daysLater(first, later));
  expect(stored).toEqual(days.map((day) => `${day}T07:00:00Z`));

  await page.goto(`/teacher/lessons?q=${encodeURIComponent(title)}`);
  const rows = page.getByRole("list", { name: "Lessons" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  for (const [week, day] of days.entries()) {
    await expect(rows.nth(week)).toContainText("16:00-16:30");
    await expect(rows.nth(week)).toContainText(shortDate(day).split(" ").slice(0, 3).join(" "));
  }
  await page
    .getByRole("button", { name: `Actions for ${title}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit Lesson" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Lesson" });
  await expect(edit.getByLabel("Date", { exact: true })).toHaveValue(shortDate(first));
  await expect(edit.getByLabel("Start Time")).toHaveValue("16:00");
  await page.goto(`/teacher/calendar?date=${first}`);
  const name = `View Details for ${title}, ${shortDate(first)}, 16:00`;
  await expect(page.getByRole("button", { name })).toBeVisible();
});

test("FIELD-01 without the server's word the browser's own rules hold", async ({ page }) => {
  await page.route("**/api/zones/**", (route) => route.abort());
  await signIn(page, "teacher", "/teacher/lessons");
  const first = daysFromToday(12);
  await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Schedule New Lesson" });
  await dialog.getByLabel("Student", { exact: true }).selectOption({ index: 1 });
  await typeDate(dialog.getByLabel("Date", { exact: true }), first);
  await dialog.getByLabel("Start Time").fill("16:00");
  const sent = page.waitForRequest((request) => request.method() === "POST" && /lessons$/.test(request.url()));
  await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
  const { startTime } = (await sent).postDataJSON();
  expect(["15:00", "14:00"]).toContain(startTime.slice(11, 16));
});
