import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { runUntilShown, stopClock } from "./support/clock";
import { test } from "./support/test";
import { holdToasts } from "./support/toasts";

const toasts = (page: Page) => page.locator("[data-toaster] > li");

/** Opens the first student's Edit Student. */
const openEditStudent = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit Student" }).click();
  return page.getByRole("dialog");
};

/** Saves a student as they are, which is told by a toast. */
const saveStudent = async (page: Page) => {
  const dialog = await openEditStudent(page);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toHaveCount(0);
};

/** Holds a toast with the mouse, draws it to the right and lets it go. */
const swipe = async (page: Page, toast: Locator, pixels: number) => {
  const box = await toast.boundingBox();
  if (box === null) throw new Error("no toast");
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
};

// LAYOUT-21.
test("layout_21 one toast shows at a time: a second replaces the first", async ({ page }) => {
  await holdToasts(page);
  await signIn(page, "teacher", "/teacher/students");
  await saveStudent(page);
  await expect(toasts(page)).toHaveText([/Student updated successfully!/]);

  // Nobody is removed: other tests have the same students.
  const removed = { message: "The student has been removed from your class." };
  await page.route("**/api/teachers/students/*", (route) => route.fulfill({ json: removed }));
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Remove Student" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove Student" }).click();
  await expect(toasts(page)).toHaveText([/Student Removed/]);
  await expect(page.getByText("Student updated successfully!")).toHaveCount(0);
});

// LAYOUT-22.
test("layout_22 a toast goes by itself after 5 s", async ({ page }) => {
  await signIn(page, "teacher", "/teacher/students");
  const dialog = await openEditStudent(page);
  await stopClock(page);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await runUntilShown(page, toasts(page));
  await page.clock.runFor(4_900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(toasts(page)).toHaveCount(0);
});

// LAYOUT-24.
test("layout_24 a swipe to the right by 50 px ends a toast, a shorter one or one to the left does not", async ({
  page,
}) => {
  await signIn(page, "teacher", "/teacher/students");
  await saveStudent(page);
  const toast = toasts(page);
  await swipe(page, toast, 45);
  await swipe(page, toast, -80);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 55);
  await expect(toast).toHaveCount(0);
});

// LAYOUT-25.
test("layout_25 F8 moves the focus to the toasts, from where the keyboard closes one", async ({ page }) => {
  await signIn(page, "teacher", "/teacher/students");
  await saveStudent(page);
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.locator("[data-toaster]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

/** Points at something and measures, in the page, how many ms later its tooltip is there. */
const tooltipDelay = async (page: Page, trigger: Locator, text: string): Promise<number> => {
  await trigger.evaluate((element, wanted) => {
    const isThere = () =>
      [...document.querySelectorAll("[role=tooltip]")].some((tip) => tip.textContent?.includes(wanted));
    element.addEventListener(
      "pointerenter",
      () => {
        const since = performance.now();
        const look = () => {
          if (isThere()) Object.assign(window, { tooltipAfter: performance.now() - since });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true },
    );
  }, text);
  const box = await trigger.boundingBox();
  if (box === null) throw new Error(`nothing to point at for ${text}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // As a hand does: on the way, and not quite still on arrival.
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 2, y + 2, { steps: 2 });
  await expect(page.getByRole("tooltip").filter({ hasText: text })).toBeAttached();
  return page.evaluate(() => (window as unknown as { tooltipAfter: number }).tooltipAfter);
};

// LAYOUT-26.
test("layout_26 a tooltip opens after 700 ms, the next one at once, and after a pause again after 700 ms", async ({
  page,
}) => {
  await signIn(page, "teacher");
  await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
  const bell = page.getByRole("button", { name: /^Notifications/ });
  const sidebar = page.getByRole("button", { name: "Collapse sidebar" });
  // On a busy machine the pointer may take longer than 300 ms from one to the other: then it goes once more.
  await expect(async () => {
    await page.mouse.move(640, 500, { steps: 8 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.waitForTimeout(500);
    const first = await tooltipDelay(page, bell, "Notifications");
    expect(first).toBeGreaterThan(650);
    expect(first).toBeLessThan(1_500);
    const second = await tooltipDelay(page, sidebar, "Collapse sidebar");
    expect(second, "ms within 300 ms of the first").toBeLessThan(350);
  }).toPass({ timeout: 40_000 });

  await page.mouse.move(640, 500, { steps: 8 });
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.waitForTimeout(500);
  const third = await tooltipDelay(page, bell, "Notifications");
  expect(third, "ms after a pause of more than 300 ms").toBeGreaterThan(650);
});

const picture = "/api/avatars/";
const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });

// LAYOUT-18, LAYOUT-19.
test("layout_18 layout_19 an avatar shows its initials until the picture is there, but not at once", async ({
  page,
}) => {
  await signIn(page, "teacher");
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(`**${picture}**`, async (route) => {
    await released;
    await route.continue();
  });
  await stopClock(page);
  await page.reload();
  const avatar = account(page).locator("[aria-hidden].rounded-full");
  await runUntilShown(page, avatar);
  await page.clock.runFor(160);
  await expect(avatar, "before 200 ms have passed").toHaveText("");
  await page.clock.runFor(60);
  await expect(avatar).toHaveText(/^[A-Z]{2}$/);
  await expect(avatar.locator("img")).toHaveCount(0);

  letGo();
  await expect(avatar.locator("img")).toBeVisible();
  await expect(avatar).toHaveText("");
  await expect
    .poll(() => avatar.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

// LAYOUT-18.
test("layout_18 an avatar without a picture, or with one that fails, shows its initials", async ({ page }) => {
  await page.route(`**${picture}**`, (route) => route.fulfill({ status: 404 }));
  await signIn(page, "teacher", "/teacher/students");
  const avatar = account(page).locator("[aria-hidden].rounded-full");
  await expect(avatar).toHaveText(/^[A-Z]{2}$/);
  await expect(avatar.locator("img")).toHaveCount(0);
  const student = page.getByRole("list", { name: "Students" }).locator("[aria-hidden].rounded-full").first();
  await expect(student).toHaveText(/^\p{L}{1,2}$/u);
});

// LAYOUT-10.
test("layout_10 every frame names the product, and the public ones its tagline", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Reedling, home" })).toContainText("reedling");
  await expect(page.getByRole("contentinfo")).toContainText("Reedling: smart practice for growing musicians");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("smart practice for growing musicians");
  await expect(page).toHaveTitle(/Reedling/);
  await page.goto("/auth/signin");
  await expect(page.getByRole("link", { name: "Reedling, home" })).toBeVisible();
  await expect(page.locator("aside")).toContainText("smart practice for growing musicians");
  await expect(page).toHaveTitle("Sign In - Reedling");
  await signIn(page, "teacher");
  await expect(page.getByRole("link", { name: "Reedling, go to your dashboard" })).toBeVisible();
  await expect(page).toHaveTitle("My Teaching Dashboard - Reedling");
});

const toggle = (page: Page) => page.getByRole("button", { name: /^Switch to (dark|light) mode$/ });

// LAYOUT-16.
test("layout_16 the icon of the theme turns within 0.2 s", async ({ page }) => {
  await page.goto("/auth/signin");
  await expect(page.locator("#root[data-built]")).toHaveCount(0);
  const turning = await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    return new Promise<(number | string)[][]>((done) => {
      requestAnimationFrame(() => {
        const moves = [...button.querySelectorAll("svg")].flatMap((icon) => icon.getAnimations());
        done(
          moves.map((move) => [
            (move as CSSTransition).transitionProperty,
            Number(move.effect?.getComputedTiming().duration),
          ]),
        );
      });
    });
  });
  expect(turning.sort()).toEqual([
    ["opacity", 200],
    ["opacity", 200],
    ["rotate", 200],
    ["rotate", 200],
  ]);
});

// LAYOUT-15, LAYOUT-17: the square without words is in components/layouts/theme-toggle.test.tsx.
test("layout_15 layout_17 the toggle has words beside its icon where there is room, smaller on the account screens", async ({
  page,
}) => {
  await signIn(page, "teacher");
  await expect(page.getByRole("heading", { level: 1, name: "My Teaching Dashboard" })).toBeVisible();
  const words = toggle(page).getByText(/^(Dark|Light) Mode$/);
  await expect(words).toBeVisible();
  const labelled = await toggle(page).boundingBox();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toBeHidden();
  await expect(toggle(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth/signin");
  const compact = await toggle(page).boundingBox();
  await expect(words).toBeVisible();
  expect(compact?.height ?? 0).toBeLessThan(labelled?.height ?? 0);
});

// LAYOUT-11.
test("layout_11 the chosen theme is there with the first paint, against the device's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/auth/signin");
  await toggle(page).click();
  // Where the page stands when nothing but its head has been read.
  await page.route(/\/assets\/(?!boot-|shell-).*\.(js|css)$/, (route) => route.abort());
  await page.goto("/teacher/dashboard", { waitUntil: "commit" });
  await expect(page.locator(":root")).toHaveCSS("color-scheme", "dark");
  await expect(page.locator(":root")).toHaveCSS("background-color", "oklch(0.185 0.014 215)");
});
