import type { Page, Route } from "@playwright/test";
import { expect } from "@playwright/test";
import { areas, denied, expectedFor, insufficient, publicAreas, roles } from "../src/testing/specified-routes";
import { signIn, storeDemoSession } from "./support/accounts";
import { test } from "./support/test";

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
for (const role of [null, ...roles]) {
  test(`the route table shows each path to ${role ?? "nobody in particular"} as the specification says`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    if (role !== null) await storeDemoSession(page, role);
    for (const area of areas) {
      await page.goto(area[0]);
      await expectScreen(page, expectedFor(role, area), area[0]);
    }
    for (const [path, name] of publicAreas) {
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
  for (const area of areas) {
    const [path] = area;
    if (/[#%A-Z]/.test(path)) continue;
    const expected = expectedFor("admin", area);
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
    ["/student/dashboard", "My Learning Dashboard"],
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
