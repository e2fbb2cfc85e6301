import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Everything that the browser keeps of drafts, as text. */
export const storedDrafts = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith("draft:")));

/** Waits until the browser keeps so many drafts. */
export const expectDrafts = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await storedDrafts(page)).length, { message: "drafts in storage" }).toBe(count);

/** The sentence that offers what was typed earlier. */
export const offer = (form: Locator): Locator => form.getByText("You had started this.");

/** Takes the offer. */
export const continueDraft = (form: Locator): Promise<void> =>
  form.getByRole("button", { name: "Continue", exact: true }).click();

/** Ends the session on the server, as its expiry does; the page does not know. */
export const endSession = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
    const answer = await fetch("/api/auth/logout", { method: "POST", headers });
    if (!answer.ok) throw new Error(`${answer.status}`);
  });
