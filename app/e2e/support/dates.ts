import type { Locator } from "@playwright/test";
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

/** `yyyy-MM-dd`, a number of days from today. */
export const daysFromToday = (days: number): string => daysLater(civil(new Date()), days);

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
  return `${part("weekday")} ${part("day")} ${part("month").slice(0, 3)} ${part("year")}`;
}

/** The title that core fills in: name, hyphen, ddMMyy. */
export const titleOf = (name: string, date: string): string => {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  return `${name}-${dayOfMonth}${month}${year.slice(2)}`;
};

/** Types a date `yyyy-MM-dd` into its box as every browser's language reads it, and leaves the box. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  await field.fill(shortDate(date).split(" ").slice(1).join(" "));
  await field.press("Tab");
  await expect(field).toHaveValue(shortDate(date));
}

const civil = (date: Date): string => date.toISOString().slice(0, 10);

const offsetOf = (zone: string, date: Date): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(new Date(`${civil(date)}T12:00:00Z`))
    .find(({ type }) => type === "timeZoneName")?.value ?? "";
