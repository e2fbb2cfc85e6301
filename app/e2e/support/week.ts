import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { daysLater } from "./dates";

/** A day as the screens name it. */
export const dayText = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
    .format(new Date(`${date}T12:00:00Z`))
    .replace(",", "");

/** The Sunday that begins a week so many weeks from now. */
export const sundayIn = (weeks: number) => {
  const now = new Date();
  return daysLater(now.toISOString().slice(0, 10), 7 * weeks - now.getUTCDay());
};

/** An instant of a wall-clock time in Berlin, without the hours around a clock change. */
export const berlin = (date: string, time: string) => {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const shown = new Date(asUtc.toLocaleString("sv-SE", { timeZone: "Europe/Berlin" }).replace(" ", "T").concat("Z"));
  return new Date(2 * asUtc.getTime() - shown.getTime()).toISOString().replace(".000Z", "Z");
};

/** A call as whoever is signed in; its answer. */
export const call = (page: Page, method: string, path: string, body?: object) =>
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

/** A lesson as the server answered. */
export interface Given {
  id: string;
  student: { id: string; name: string };
  title: string;
  startTime: string;
  endTime: string;
  duration: number;
  version: number;
}

/** Schedules a lesson for one of the demo students, by number. */
export const schedule = async (page: Page, number: number, startTime: string, duration = 45): Promise<Given> => {
  const { students } = await call(page, "GET", "/api/teachers/students");
  const body = { studentId: students[number].id, title: "Study", startTime, duration, timeZone: "Europe/Berlin" };
  const { lessons } = await call(page, "POST", "/api/teachers/lessons", body);
  return lessons[0];
};

/** The button of a lesson in the week. */
export const lessonAt = (page: Page, date: string, times: string, name: string): Locator =>
  page.getByRole("button", { name: `${dayText(date)}, ${times}, ${name}` });

/** Opens the week of a day, with its lessons. */
export const open = async (page: Page, date: string) => {
  await page.goto(`/teacher/week?date=${date}`);
  await expect(page.getByRole("heading", { level: 1, name: "Teaching Week" })).toBeVisible();
  await expect(page.getByText("Loading lessons...")).toHaveCount(0);
};

/** When a lesson starts by what the server has. */
export const startOf = async (page: Page, { id }: Given) =>
  new Date((await call(page, "GET", `/api/lessons/${id}`)).startTime).getTime();

/** Drags a lesson by days and quarters of an hour. */
export const drag = async (page: Page, lesson: Locator, days: number, quarters: number) => {
  const box = await lesson.boundingBox();
  const column = await page.locator("[data-day]").first().boundingBox();
  if (box === null || column === null) throw new Error("nothing to drag");
  const [x, y] = [box.x + box.width / 2, box.y + 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * column.width, y + quarters * 16, { steps: 6 });
};
