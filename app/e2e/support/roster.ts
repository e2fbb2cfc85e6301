import type { Page } from "@playwright/test";
import { storeSession } from "./accounts";
import { chosenPassword } from "./new-account";

const hour = 3_600_000;

/** What a form says when its call did not get through. */
export const networkText = "Network error. Please check your connection and try again.";

/** An instant so many hours from now, in whole seconds. */
export const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * hour);

/** Opens a screen as somebody whom a test has made. */
export const openAs = async (page: Page, email: string, path: string) => {
  await storeSession(page, email, chosenPassword);
  await page.goto(path);
};

/** The rows of My Students. */
export const rows = (page: Page) => page.getByRole("list", { name: "Students" }).getByRole("listitem");

/** Chooses an entry of a student's menu. */
export const choose = async (page: Page, name: string, entry: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

/** The open profile of a student. */
export const profileOf = (page: Page) => page.getByRole("dialog", { name: "Student Profile" });
