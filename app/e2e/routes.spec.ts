import type { Page, Route } from "@playwright/test";
import { expect } from "@playwright/test";
import type { DemoRole } from "./support/accounts";
import { signIn, storeDemoSession } from "./support/accounts";
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
  ["/teacher/week", "Teaching Week", ["admin", "teacher"]],
  ["/teacher/settings", "Teacher Settings", ["admin", "teacher"]],
  ["/teacher/new-lesson", notFound, ["admin", "teacher"]],
  ["/student/dashboard", learning, everybody],
  ["/student/my-lessons", "My Lessons", everybody],
  ["/student/pieces", "My Pieces", everybody],
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

/** What somebody finds at a path, `null` being nobody. */
const expectedFor = (role: Role | null, path: string, shows: Shows, enter: readonly Role[]): string | RegExp => {
  const isOutside = shows === notFound && enter === everybody && !/^\/(student|dashboard)\//.test(path);
  if (role === null) return isOutside ? notFound : denied;
  if (!enter.includes(role)) return insufficient;
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
    if (role !== null) await storeDemoSession(page, role);
    for (const [path, shows, enter] of areas) {
      await page.goto(path);
      await expectScreen(page, expectedFor(role, path, shows, enter), path);
    }
    for (const [path, name] of open) {
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
    if (/[#%A-Z]/.test(path)) continue;
    const expected = expectedFor("admin", path, shows, enter);
    await follow(page, "/403");
    await expect(heading(page)).toHaveText(denied);
    await follow(page, path);
    await expectScreen(page, expected, path);
    await expect(heading(page), `the focus at ${path}`).toBeFocused();
    await page.reload();
    await expectScreen(page, expected, `${path}, reloaded`);
  }
});

/** What of a screen or a refusal has shown in a while, looked for again and again. */
const shownFor = async (page: Page, ms: number) => {
  const shown = new Set<string>();
  const until = Date.now() + ms;
  do {
    for (const text of await page.locator("h1:visible, h2:visible, [role=alert]:visible").allTextContents())
      shown.add(text);
    const { frame, loading } = await page.evaluate(() => ({
      frame: document.querySelector("#shell")?.checkVisibility() ?? false,
      loading: [...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent === "Loading..."),
    }));
    if (!frame && !loading) shown.add("no loading state");
    await page.waitForTimeout(100);
  } while (Date.now() < until);
  return [...shown];
};

// GUARD-02.
test("guard_02 while the rules and the session load, neither the screen nor a refusal shows but a frame that waits", async ({
  page,
}) => {
  await signIn(page, "student");
  for (const [path, shows] of [
    ["/student/dashboard", learning],
    ["/teacher/dashboard", insufficient],
  ] as const) {
    let letGo = () => {};
    const released = new Promise<void>((done) => {
      letGo = done;
    });
    const held = new Set<string>();
    const hold = async (route: Route) => {
      held.add(new URL(route.request().url()).pathname.replace(/.*\./, ""));
      await released;
      await route.continue();
    };
    await page.route(/\.wasm$/, hold);
    await page.route("**/api/users/me", hold);
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => [...held], { message: "the rules are held" }).toContain("wasm");
    expect(await shownFor(page, 2_000), path).toEqual([]);
    letGo();
    await expect(heading(page)).toHaveText(shows);
    await expect(page.locator("#shell")).toBeHidden();
    await page.unroute(/\.wasm$/);
    await page.unroute("**/api/users/me");
  }
});
