import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { paths } from "../src/config/paths";
import { notFound as notFoundScreen, publicScreens, signedInScreens } from "../src/routes/screens";
import type { DemoRole } from "./support/accounts";
import { signIn } from "./support/accounts";
import { test } from "./support/test";

type Role = Exclude<DemoRole, "waiting">;

const everybody = ["admin", "teacher", "student", "parent"] as const satisfies Role[];

/** The heading that a path shows to those who may enter, or one for each role. */
type Shows = string | RegExp | Readonly<Record<Role, string>>;

const denied = "Access Denied";
const insufficient = "Insufficient Permissions";
const notFound = "Page Not Found";

const admin = "Administrator Dashboard";
const teaching = "My Teaching Dashboard";
const learning = "My Learning Dashboard";
const family = /^Welcome/;

/** Spec §2.1: paths, what they show, and which roles may enter. */
const areas: readonly (readonly [path: string, shows: Shows, enter: readonly Role[]])[] = [
  [
    "/lessons",
    { admin: "My Lessons", teacher: "My Lessons", student: "My Lessons", parent: "Children's Lessons" },
    everybody,
  ],
  ["/students", "My Students", ["admin", "teacher"]],
  [
    "/calendar",
    { admin: "Lesson Calendar", teacher: "Lesson Calendar", student: "My Calendar", parent: "Family Calendar" },
    everybody,
  ],
  ["/settings", "Settings", everybody],
  ["/admin/dashboard", admin, ["admin"]],
  ["/admin/users", notFound, ["admin"]],
  ["/teacher/dashboard", teaching, ["admin", "teacher"]],
  ["/teacher/lessons", "My Lessons", ["admin", "teacher"]],
  ["/teacher/lessons/new", "Create New Lesson", ["admin", "teacher"]],
  ["/teacher/students", "My Students", ["admin", "teacher"]],
  ["/teacher/students/add", "Add Student", ["admin", "teacher"]],
  ["/teacher/calendar", "Lesson Calendar", ["admin", "teacher"]],
  ["/teacher/settings", "Teacher Settings", ["admin", "teacher"]],
  ["/teacher/new-lesson", notFound, ["admin", "teacher"]],
  ["/student/dashboard", learning, everybody],
  ["/student/my-lessons", "My Lessons", everybody],
  ["/student/calendar", "My Calendar", everybody],
  ["/student/settings", "Settings", everybody],
  ["/student/lessons?status=completed", notFound, everybody],
  ["/parent/dashboard", family, ["admin", "parent"]],
  ["/parent/lessons", "Children's Lessons", ["admin", "parent"]],
  ["/parent/calendar", "Family Calendar", ["admin", "parent"]],
  ["/parent/children", "Children", ["admin", "parent"]],
  ["/parent/settings", notFound, ["admin", "parent"]],
  // Whoever is no administrator passes the guard and is led to sign-in.
  ["/dashboard/admin", { admin, teacher: "Sign In", student: "Sign In", parent: "Sign In" }, everybody],
  ["/dashboard/teacher", teaching, everybody],
  ["/dashboard/student", learning, everybody],
  ["/dashboard/parent", family, everybody],
  ["/dashboard/nobody", notFound, everybody],
  // The guard and the router read the same path, however it is written.
  ["/%74eacher/dashboard/", teaching, ["admin", "teacher"]],
  ["/TEACHER/%64ashboard?as=student#top", teaching, ["admin", "teacher"]],
  ["/%61dmin/dashboard", admin, ["admin"]],
  ["/teacher%2Fdashboard", notFound, everybody],
  ["/practice", notFound, everybody],
];

/** Spec §2.1: what is open to everybody, signed in or not. */
const open: readonly (readonly [path: string, heading: string])[] = [
  ["/", "smart practice for growing musicians"],
  ["/auth/signin", "Sign In"],
  ["/auth/login", "Sign In"],
  ["/auth/register", "Create Account"],
  ["/auth/google/callback", "Google Sign-In"],
  ["/auth/activate", "Account Activation"],
  ["/auth/forgot-password", "Forgot Password"],
  ["/auth/reset-password", "Reset Password"],
  ["/auth/new-password", "Set New Password"],
  ["/403", denied],
  ["/demo", "Schedule a Demo"],
  ["/learn-more", "Learn More"],
  ["/theme-demo", "Theme Demo"],
  ["/test-auth", "Test Auth"],
  ["/nowhere/at/all", notFound],
];

/** Where each role's own screen of a shared path is. */
const ownPaths: Readonly<Record<string, Partial<Record<Role, string>>>> = {
  "/calendar": { student: "/student/calendar", parent: "/parent/calendar" },
  "/lessons": { student: "/student/my-lessons", parent: "/parent/lessons" },
};

/** Whether a path of the table has its screen already. */
const isBuilt = (path: string) => ({ ...publicScreens, ...signedInScreens })[path] !== undefined;

/** What somebody finds at a path, `null` being nobody; null for a screen that is still to come. */
const expectedFor = (role: Role | null, path: string, shows: Shows, enter: readonly Role[]): string | RegExp | null => {
  const isOutside = shows === notFound && enter === everybody && !/^\/(student|dashboard)\//.test(path);
  if (role === null) return isOutside ? notFound : denied;
  if (!enter.includes(role)) return insufficient;
  const place = ownPaths[path]?.[role] ?? path;
  const isScreen = shows !== notFound && Object.values<string>(paths).includes(place);
  if (isScreen && (!isBuilt(place) || signedInScreens[place] === notFoundScreen)) return null;
  return shows instanceof RegExp || typeof shows === "string" ? shows : shows[role];
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Expects a screen's name as the only heading of its level, and in the title of the document. */
const expectScreen = async (page: Page, name: string | RegExp, at: string) => {
  await expect(heading(page), at).toHaveText(name);
  const shown = (await heading(page).textContent()) ?? "";
  await expect(page, `the title at ${at}`).toHaveTitle(
    new RegExp(`^${shown.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}.* - Reedling$`),
  );
};

/** Another path of the open page, as a link opens it. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

// GUARD-07, GUARD-09, GUARD-10, GUARD-11, GUARD-12, GUARD-16, GUARD-17, GUARD-18, GUARD-24, GUARD-25, GUARD-26: each path by
// itself. The next test opens them from another screen and reloads them.
for (const role of [null, ...everybody]) {
  test(`the route table shows each path to ${role ?? "nobody in particular"} as the specification says`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    if (role !== null) await signIn(page, role);
    for (const [path, shows, enter] of areas) {
      const expected = expectedFor(role, path, shows, enter);
      if (expected === null) continue;
      await page.goto(path);
      await expectScreen(page, expected, path);
    }
    for (const [path, name] of open) {
      if (name !== notFound && !isBuilt(path)) continue;
      await page.goto(path);
      await expect(heading(page), path).toHaveText(name);
    }
  });
}

test("a screen that is opened from another one is named in the title, and its heading has the focus", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "admin");
  for (const [path, shows, enter] of areas) {
    const expected = expectedFor("admin", path, shows, enter);
    if (expected === null || /[#%A-Z]/.test(path)) continue;
    await follow(page, "/403");
    await expect(heading(page)).toHaveText(denied);
    await follow(page, path);
    await expectScreen(page, expected, path);
    await expect(heading(page), `the focus at ${path}`).toBeFocused();
    await page.reload();
    await expectScreen(page, expected, `${path}, reloaded`);
  }
});

// GUARD-02.
test("guard_02 while the rules and the session load, neither the screen nor a refusal shows but a frame that waits", async ({
  page,
}) => {
  await signIn(page, "student");
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  for (const path of ["/student/dashboard", "/teacher/dashboard"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("#shell")).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
  }
  letGo();
  await expect(heading(page)).toHaveText(insufficient);
  await expect(page.locator("#shell")).toBeHidden();
});
