import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { paths } from "../src/config/paths";
import { signIn, storeDemoSession } from "./support/accounts";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the guard reads an address as the router does: letters in disguise open nothing", async ({ page }) => {
  await storeDemoSession(page, "student");
  for (const path of ["/teacher/dashboard", "/%74eacher/dashboard", "/TEACHER/Dashboard", "/%54eacher//lessons/"]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText("Insufficient Permissions");
  }
  // The same disguise leads to one's own screens.
  await page.goto("/%73tudent/%6dy-lessons");
  await expect(heading(page)).toHaveText("My Lessons");
});

// GUARD-31.
test("guard_31 every screen's address opens by itself, and a reload shows the same", async ({ page, request }) => {
  const deep = ["/admin/users", "/teacher/lessons/2026/03", "/nowhere/at/all"];
  for (const path of [...Object.values(paths), ...deep]) {
    const answer = await request.get(path, { headers: { Accept: "text/html" } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toContain("text/html");
    expect(await answer.text(), path).toContain('<div id="root"');
  }
  await signIn(page, "teacher", `${paths.teacherLessons}?status=completed`);
  const status = page.getByRole("combobox", { name: "Status" });
  await expect(status).toHaveValue("completed");
  await page.reload();
  await expect(heading(page)).toHaveText("My Lessons");
  await expect(status).toHaveValue("completed");
});

// AUTH-32.
test("auth_32 a role that is written into the browser's storage opens the screen and no data", async ({ page }) => {
  await storeDemoSession(page, "student");
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem("user") ?? "{}");
    localStorage.setItem("user", JSON.stringify({ ...user, role: "TEACHER" }));
  });
  for (const [path, call, title] of [
    [paths.teacherLessons, "/api/teachers/lessons", "My Lessons"],
    [paths.teacherStudents, "/api/teachers/students", "My Students"],
  ] as const) {
    const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname === call);
    await page.goto(path);
    expect((await refused).status(), call).toBe(403);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole("main").getByRole("button", { name: "Try Again" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
  }
});

/** Leaves something of each kind that a browser keeps for a site. */
const leaveThings = (page: Page) =>
  page.evaluate(async () => {
    sessionStorage.setItem("left", "over");
    // biome-ignore lint/suspicious/noDocumentCookie: what every page can do.
    document.cookie = "left=over; path=/";
    await new Promise((done) => {
      indexedDB.open("left").onsuccess = ({ target }) => {
        (target as IDBOpenDBRequest).result.close();
        done(undefined);
      };
    });
  });

/** Which of them are there. */
const thingsLeft = (page: Page) =>
  page.evaluate(async () => ({
    session: sessionStorage.getItem("left"),
    cookie: document.cookie.includes("left=over"),
    database: (await indexedDB.databases()).some(({ name }) => name === "left"),
    token: localStorage.getItem("token"),
    user: localStorage.getItem("user"),
  }));

// AUTH-27, AUTH-28.
test("auth_27 auth_28 a refused token says so in red for three seconds, then everything of it goes", async ({
  page,
}) => {
  await signIn(page, "teacher");
  await leaveThings(page);
  await page.evaluate(() => localStorage.setItem("token", "of-nobody"));
  await page.goto(paths.teacherStudents);
  const notice = page.getByRole("alert").filter({ hasText: "Session expired. Redirecting to login..." });
  await expect(notice).toBeVisible();
  const since = Date.now();
  const [red = 0, green = 0, blue = 0] = await notice.evaluate((element) => {
    const probe = document.createElement("canvas").getContext("2d");
    if (probe === null) return [];
    probe.fillStyle = getComputedStyle(element).borderTopColor;
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data];
  });
  expect(red, "the notice's border").toBeGreaterThan(2 * Math.max(green, blue));
  await page.waitForURL(/\/auth\/login$/);
  const shownFor = Date.now() - since;
  expect(shownFor, "ms for which the notice shows").toBeGreaterThan(2_500);
  expect(shownFor, "ms for which the notice shows").toBeLessThan(6_000);
  const left = { session: null, cookie: false, database: false, token: null, user: null };
  await expect.poll(() => thingsLeft(page)).toEqual(left);
});

// AUTH-28.
test("auth_28 a plain log-out leaves the browser's other things alone", async ({ page }) => {
  await signIn(page, "teacher");
  await leaveThings(page);
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(/\/auth\/login$/);
  const left = { session: "over", cookie: true, database: true, token: null, user: null };
  expect(await thingsLeft(page)).toEqual(left);
});

// AUTH-22.
test("auth_22 sign-in with Google is off and says so, unless it is set up", async ({ page, request }) => {
  const button = page.getByRole("button", { name: "Continue with Google" });
  await page.goto(paths.signIn);
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Google sign-in is not set up here");
  expect((await request.get("/api/auth/google", { maxRedirects: 0 })).status()).toBe(404);

  const withGoogle = await startReedling({
    REEDLING_OIDC_CLIENT_ID: "an-id",
    REEDLING_OIDC_CLIENT_SECRET: "a-secret",
  });
  try {
    await page.goto(`${withGoogle.url}${paths.signIn}`);
    await expect(button).toBeEnabled();
  } finally {
    await withGoogle.stop();
  }
});
