import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { fillSignIn } from "./support/accounts";
import { startReedling } from "./support/reedling";
import { test } from "./support/test";

const appCode = /\/assets\/(?!boot-|shell-).*\.js$/;

/** Holds back the app's code, as a slow network does, and answers with what lets it come. */
const holdBack = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(appCode, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** A heading's place is told by style sheet and face: it is measured when both are there. */
const untilStylesAreThere = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** What a page says of its own faults, such as markup that the app draws differently. */
const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return faults;
};

test("a heading stands in the face of headings, and not in the one that stands in for it", async ({ page }) => {
  await page.goto("/");
  await untilStylesAreThere(page);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family));
  await expect.poll(loaded).toEqual(expect.arrayContaining([expect.stringContaining("Bricolage Grotesque")]));
});

/** What has been chosen and typed, and where the page is. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(({ value, checked }) => [
      value,
      checked,
    ]),
    tabs: [...document.querySelectorAll("[role=tab]")].map((tab) => tab.getAttribute("aria-selected")),
    look: document.documentElement.className,
    address: location.href,
  }));

const titles = [
  ["/", "smart practice for growing musicians"],
  ["/learn-more", "Learn More"],
  ["/demo", "Schedule a Demo"],
  ["/auth/signin", "Sign In"],
  ["/auth/login", "Sign In"],
  ["/auth/register", "Create Account"],
  ["/auth/forgot-password", "Forgot Password"],
] as const;
const pages = titles.map(([path]) => path);

for (const [path, heading] of titles) {
  test(`${path} stands there before the app's code, and is taken over as it is`, async ({ page }) => {
    const faults = watchFaults(page);
    const release = await holdBack(page);
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(page.locator("#shell")).toBeHidden();
    await untilStylesAreThere(page);
    const before = { words: await words(page), at: await title.boundingBox(), name: await page.title() };
    await title.evaluate((element) => Object.assign(element, { isFromTheServer: true }));

    release();
    await expect(page.locator("#root[data-built]")).toHaveCount(0);
    expect(await title.evaluate((element) => "isFromTheServer" in element)).toBe(true);
    expect(await words(page)).toEqual(before.words);
    await untilStylesAreThere(page);
    expect(await title.boundingBox()).toEqual(before.at);
    expect(await page.title()).toBe(before.name);
    expect(faults).toEqual([]);
  });
}

for (const path of pages) {
  test(`FIELD-34 ${path} loses no click and no letter before its scripts run, and shows its text and links meanwhile`, async ({
    page,
  }) => {
    const release = await holdBack(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilStylesAreThere(page);
    // A page without its scripts has links alone; all else would answer to nobody.
    const answering = page.locator("#root :is(button, input, select, textarea, label, summary, [role=tab], [onclick])");
    expect(await answering.count()).toBeGreaterThan(0);
    await expect(page.locator("#root :is(button, input, select, textarea, label):not([inert])")).toHaveCount(0);
    const before = await stateOf(page);
    for (const control of await answering.all()) {
      if (!(await control.isVisible())) continue;
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      if (box === null) continue;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.keyboard.type("a");
      await page.keyboard.press("Enter");
    }
    expect(await stateOf(page)).toEqual(before);
    await expect(page.getByRole("link").first()).toBeVisible();

    release();
    await expect(page.locator("#root[data-built]")).toHaveCount(0);
    await expect(page.locator("#root [inert]")).toHaveCount(0);
    expect(await stateOf(page)).toEqual(before);
    await page.getByRole("button", { name: /^Switch to/ }).click();
    await expect(page.locator(":root")).toHaveClass(/dark/);
  });
}

test("FIELD-34 a tab that was clicked too early is not chosen, and chosen by the next click", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/learn-more", { waitUntil: "commit" });
  const pricing = page.locator("[role=tab]", { hasText: "Pricing" });
  await expect(pricing).toBeVisible();
  await expect(pricing).toHaveAttribute("inert");
  release();
  // Waits until it takes a click.
  await page.getByRole("tab", { name: "Pricing" }).click();
  await expect(page.getByRole("tabpanel", { name: "Pricing" })).toContainText("Starter");
});

test("a form takes no input before the app can send it", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/auth/signin", { waitUntil: "commit" });
  const email = page.locator("input[type=email]");
  await expect(email).toBeVisible();
  await email.focus();
  await expect(email).not.toBeFocused();
  release();
  await page.getByRole("textbox", { name: "Email" }).fill("somebody@reedling.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("in the dark theme the page is dark first, and its switch names the light one", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const release = await holdBack(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(":root")).toHaveCSS("background-color", "oklch(0.185 0.014 215)");
  release();
  await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
});

for (const path of ["/", "/learn-more", "/demo", "/theme-demo", "/test-auth", "/403", "/nowhere", "/auth/signin"]) {
  test(`${path} is there with at most 130 kB of scripts`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.body());
    });
    // What is fetched ahead, once there is nothing to do, is no part of it.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("#root[data-built]")).toHaveCount(0);
    const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(130_000);
  });
}

/** What the screen is made of; figures and remarks may come with an answer of the server. */
async function words(page: Page): Promise<string[]> {
  return page.locator("main").locator("h1, h2, h3, label, a, button").allTextContents();
}

test("FIELD-31 a school's pages have its name from the first paint on, and advertise nothing", async ({ page }) => {
  test.setTimeout(120_000);
  const name = 'Bell & "Reed" <School>';
  const school = await startReedling({ REEDLING_SCHOOL_NAME: name, REEDLING_PUBLIC_PAGES: "school" });
  try {
    const faults = watchFaults(page);
    const release = await holdBack(page);
    await page.goto(school.url, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1, name, includeHidden: true });
    await expect(title).toBeVisible();
    await title.evaluate((element) => Object.assign(element, { isFromTheServer: true }));
    expect(await page.title()).toBe(name);
    release();
    await expect(page.locator("#root[data-built]")).toHaveCount(0);
    expect(await title.evaluate((element) => "isFromTheServer" in element)).toBe(true);
    await expect(page.getByRole("banner").getByRole("link", { name: `${name}, home` })).toHaveText(name);
    await expect(page.locator("body")).not.toContainText(/10,000|TBC|Demo|free trial/i);
    await expect(page.getByText("Student or parent? Your teacher or school makes your account.")).toBeVisible();
    expect(faults).toEqual([]);
    for (const path of ["/learn-more", "/demo"]) {
      await page.goto(school.url + path);
      expect(new URL(page.url()).pathname, path).toBe("/");
    }
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveTitle(`Sign In - ${name}`);
    await page.reload();
    await expect(page).toHaveTitle(`Sign In - ${name}`);
    await fillSignIn(page, "teacher");
    await page.waitForURL(/\/teacher\/dashboard$/);
    await expect(page.getByRole("link", { name: `${name}, go to your dashboard` })).toBeVisible();
    await expect(page).toHaveTitle(`My Teaching Dashboard - ${name}`);
    expect(faults).toEqual([]);
  } finally {
    await school.stop();
  }
});
