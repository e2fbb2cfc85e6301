import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

const day = 86_400_000;

/** The first civil date after today whose UTC offset at noon differs from the day before, in a time zone. */
export function nextClockChange(zone: string, from = new Date()): string {
  for (let offset = 2; offset < 400; offset += 1) {
    const date = new Date(from.getTime() + offset * day);
    if (offsetOf(zone, date) !== offsetOf(zone, new Date(date.getTime() - day))) return civil(date);
  }
  throw new Error(`${zone} keeps its clock`);
}

/** `yyyy-MM-dd`, a number of days later. */
export const daysLater = (date: string, days: number): string =>
  civil(new Date(new Date(`${date}T12:00:00Z`).getTime() + days * day));

/** "Thu 6 Mar 2025", as rows show a civil date. */
export function shortDate(date: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).formatToParts(new Date(`${date}T12:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
}

/** The title that core fills in: name, hyphen, ddMMyy. */
export const titleOf = (name: string, date: string): string => {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  return `${name}-${dayOfMonth}${month}${year.slice(2)}`;
};

/** Chooses a day in a date picker, from the button of its field through the months to the day. */
export async function chooseDate(page: Page, field: Locator, date: string): Promise<void> {
  await field.click();
  const wanted = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  const month = wanted.format(new Date(`${date}T12:00:00Z`));
  const grid = page.getByRole("grid", { name: month });
  for (let step = 0; step < 24 && !(await grid.isVisible()); step += 1) {
    await page.getByRole("button", { name: "Go to the Next Month" }).click();
  }
  const number = Number(date.slice(8));
  await grid.getByRole("button", { name: new RegExp(`${month.split(" ")[0]} ${number}(st|nd|rd|th),`) }).click();
  await expect(field).toContainText(String(number));
}

const civil = (date: Date): string => date.toISOString().slice(0, 10);

const offsetOf = (zone: string, date: Date): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(new Date(`${civil(date)}T12:00:00Z`))
    .find(({ type }) => type === "timeZoneName")?.value ?? "";
