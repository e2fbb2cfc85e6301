import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn, storeDemoSession } from "./support/accounts";
import { test } from "./support/test";

/** Collects the calls to the API from now on, pictures left out. */
const collectCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!avatars)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

/** The entries that lead to a screen; one that is still to come is disabled. */
const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { disabled: false });

/** Goes through the whole menu, and waits at each screen until it has what it needs. */
const goRound = async (page: Page) => {
  await expect(menu(page).first()).toBeVisible();
  for (const link of await menu(page).all()) {
    await link.click();
    // The screen before is there until the next one is.
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
};

for (const role of ["teacher", "student", "parent"] satisfies DemoRole[]) {
  test(`layout_27 returning to the screens of a ${role} makes no second call`, async ({ page }) => {
    const calls = collectCalls(page);
    await signIn(page, role);
    await goRound(page);
    expect(calls.length).toBeGreaterThan(0);
    calls.length = 0;
    await goRound(page);
    expect(calls).toEqual([]);
  });
}

test("layout_27 a change asks again for what it invalidates", async ({ page }) => {
  await signIn(page, "teacher");
  await page.getByRole("link", { name: "My Students" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Students" })).toBeVisible();
  await page.getByRole("button", { name: "Add Student" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First Name").fill("Signe");
  await dialog.getByLabel("Last Name").fill("Fresh");
  await dialog.getByLabel("Email").fill("signe.fresh@families.test");
  await dialog.getByLabel("Grade", { exact: true }).selectOption("Grade 2");
  await dialog.getByLabel("Instrument").selectOption("Piano");
  const calls = collectCalls(page);
  await dialog.getByRole("button", { name: "Create Student" }).click();
  await expect(page.getByRole("list", { name: "Students" }).getByText("Signe Fresh")).toBeVisible();
  expect(calls).toContain("GET /api/teachers/students");
});

for (const role of ["teacher", "student", "parent"] satisfies DemoRole[]) {
  test(`layout_28 on the screens of a ${role} neither the window's focus nor time makes a call`, async ({ page }) => {
    await page.clock.install();
    await signIn(page, role);
    await goRound(page);
    const calls = collectCalls(page);
    const other = await page.context().newPage();
    await other.bringToFront();
    await page.bringToFront();
    await page.evaluate(() => {
      for (const name of ["blur", "focus"]) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.clock.runFor("20:00");
    expect(calls).toEqual([]);
    // On a change of screen one light call tells whether session and links still hold, at most once a minute (D16).
    await goRound(page);
    const light = ["GET /api/users/me", "GET /api/parents/children"];
    expect(calls.filter((call) => !light.includes(call))).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(1);
    await other.close();
  });
}

/** Which calls a screen makes when the server has nothing but an error, and how often each. */
const callsThatFail = async (page: Page, role: DemoRole, path: string) => {
  await storeDemoSession(page, role);
  await page.route(/\/api\/(?!avatars|users\/me)/, (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong", code: "internal" } }),
  );
  const calls = collectCalls(page);
  await page.goto(path);
  await expect(page.getByRole("alert").first()).toBeVisible();
  // Longer than it would take to ask a third time.
  await page.waitForTimeout(4_000);
  // Who is signed in and the browser's clock are asked for by no query of the screen.
  const failed = calls.filter((call) => !/\/users\/me$|\/api\/zones\//.test(call));
  return Object.fromEntries(failed.map((call) => [call, calls.filter((other) => other === call).length]));
};

test("a failed query is not retried", async ({ page }) => {
  const calls = await callsThatFail(page, "teacher", "/teacher/calendar");
  expect(calls).toEqual({ "GET /api/teachers/lessons": 1, "GET /api/notices": 1 });
});

test("a parent's failed queries are retried once", async ({ page }) => {
  const calls = await callsThatFail(page, "parent", "/parent/dashboard");
  const asked = ["GET /api/parents/children", "GET /api/parents/requests"];
  for (const call of asked) expect(calls[call], call).toBe(2);
  const lessons = Object.entries(calls).filter(([call]) => call.includes("lessons"));
  expect(lessons.map(([, times]) => times)).toEqual([2]);
});
