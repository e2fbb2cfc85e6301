import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { sessionOf } from "../../src/features/accounts/api/session-of";

/** A role of the demo school, by the local part of its address. */
export type DemoRole = "admin" | "teacher" | "student" | "parent" | "waiting";

/** The password of every demo account. */
export const demoPassword = "Practice-makes-1t!";

/** The address of a demo account. */
export const demoEmail = (role: DemoRole) => `${role}@reedling.test`;

/** Where a role begins; who waits for an administrator does so on a teacher's screens. */
const homeOf = (role: DemoRole) => `/${role === "waiting" ? "teacher" : role}/dashboard`;

/** A page of the app's origin, and so of its storage, that runs none of its code. */
const blank = "/robots.txt";

/** Signs a demo account in by a call and opens one of its screens, its dashboard if none is named. */
export async function signIn(page: Page, role: DemoRole, path = homeOf(role)): Promise<void> {
  await storeDemoSession(page, role);
  await page.goto(path);
}

/** Signs a demo account in by a call and opens nothing yet. */
export const storeDemoSession = (page: Page, role: DemoRole): Promise<void> =>
  storeSession(page, demoEmail(role), demoPassword);

/**
 * Signs somebody in by a call and keeps the session as the form does; the next screen that is opened is theirs.
 * Written once, not before every page: what logs out must stay logged out.
 */
export async function storeSession(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(answer.ok(), `signing ${email} in: ${answer.status()}`).toBe(true);
  const { token, user } = await answer.json();
  await page.goto(blank);
  await page.evaluate(
    (session) => {
      localStorage.setItem("user", JSON.stringify(session.user));
      localStorage.setItem("token", session.token);
    },
    sessionOf(token, user),
  );
}

/** Signs a demo account in through the form and waits for its dashboard. */
export async function signInByForm(page: Page, role: DemoRole): Promise<void> {
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

/** Fills and sends the sign-in form that is open. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
