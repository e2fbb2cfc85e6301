import type { Page } from "@playwright/test";

/** A role of the demo school, by the local part of its address. */
export type DemoRole = "admin" | "teacher" | "student" | "parent" | "waiting";

/** The password of every demo account. */
export const demoPassword = "Practice-makes-1t!";

/** The address of a demo account. */
export const demoEmail = (role: DemoRole) => `${role}@reedling.test`;

/** Signs a demo account in through the form and waits for its dashboard. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  await signInWith(page, demoEmail(role), demoPassword);
  await page.waitForURL(/\/(admin|teacher|student|parent)\/dashboard$/);
}

/** Fills and sends the sign-in form; what comes next is the caller's to check. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth/signin");
  await fillIn(page, email, password);
}

/** Signs a demo account in through the form that is open, without loading the page anew. */
export const fillSignIn = (page: Page, role: DemoRole): Promise<void> => fillIn(page, demoEmail(role), demoPassword);

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
