// What can be seen on each page by a program: accessibility, room, motion, theme (goals 1, 7 to 10, 12).

import AxeBuilder from "@axe-core/playwright";
import { launch, openPage, sessionOf } from "./browser.mjs";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const widths = [320, 360, 768, 1024, 1440, 2560];
const routes = [
  [null, "/"],
  [null, "/auth/signin"],
  [null, "/auth/register"],
  [null, "/auth/forgot-password"],
  ["teacher", "/teacher/dashboard"],
  ["teacher", "/teacher/lessons"],
  ["teacher", "/teacher/students"],
  ["teacher", "/teacher/calendar"],
  ["student", "/student/dashboard"],
  ["student", "/student/my-lessons"],
  ["student", "/student/calendar"],
  ["parent", "/parent/dashboard"],
  ["parent", "/parent/lessons"],
  ["admin", "/admin/dashboard"],
];

/** Figures over all pages, with the pages that miss. */
export async function measurePages(url) {
  const browser = await launch();
  const sessions = new Map();
  const missed = new Map(Object.keys(goals).map((goal) => [goal, []]));
  try {
    for (const [role, path] of routes) {
      if (!sessions.has(role)) sessions.set(role, await sessionOf(url, role));
      const visit = { browser, url: url + path, session: sessions.get(role) };
      for (const [goal, { look }] of Object.entries(goals)) {
        const found = await look(visit);
        if (found.length > 0) missed.get(goal).push(`${path} (${[...new Set(found)].slice(0, 3).join("; ")})`);
      }
    }
  } finally {
    await browser.close();
  }
  return Object.entries(goals).map(([goal, { name, threshold }]) => {
    const pages = missed.get(goal);
    const value = `${pages.length} of ${routes.length} pages`;
    return { goal, name, value, threshold, met: pages.length === 0, notes: pages };
  });
}

/** Opens a page, lets it come to rest, looks at it, and closes it. */
async function visiting({ browser, url, session }, options, look) {
  const page = await openPage(browser, session, options);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
    return await look(page);
  } finally {
    await page.context().close();
  }
}

async function axe(visit) {
  const found = [];
  for (const colorScheme of ["light", "dark"]) {
    found.push(
      ...(await visiting(visit, { colorScheme, reducedMotion: "reduce" }, async (page) => {
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        return violations.map(({ id }) => `${colorScheme}: ${id}`);
      })),
    );
  }
  return found;
}

/** Controls that are smaller than a fingertip; links inside a sentence and labelled boxes may be. */
const smallTargets = (page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll("a[href], button, select, input, [role=button], [role=tab]")];
    const isInline = (element) => element.localName === "a" && getComputedStyle(element).display === "inline";
    return controls
      .filter((element) => !isInline(element) && element.checkVisibility())
      .map((element) => {
        const label = element.closest("label") ?? element.labels?.[0];
        const boxes = [element, label].filter(Boolean).map((part) => part.getBoundingClientRect());
        const { width, height } = boxes.reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b));
        return { width, height, name: (element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 20) };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && Math.min(width, height) < 23.5)
      .map(({ width, height, name }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`);
  });

const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const reflow = (visit) =>
  visiting(visit, {}, async (page) => {
    const found = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(50);
      const over = await sideways(page);
      if (over > 0) found.push(`${width}: ${over} px`);
    }
    return found;
  });

/** 1280 px at 200 % are 640; the spacing is that of WCAG 1.4.12. */
const zoom = (visit) =>
  visiting(visit, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, async (page) => {
    const zoomed = await sideways(page);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("body *")) {
        const { style } = element;
        style?.setProperty("line-height", "1.5", "important");
        style?.setProperty("letter-spacing", "0.12em", "important");
        style?.setProperty("word-spacing", "0.16em", "important");
      }
    });
    const spaced = await sideways(page);
    return [...(zoomed > 0 ? [`200 %: ${zoomed} px`] : []), ...(spaced > 0 ? [`spacing: ${spaced} px`] : [])];
  });

const motion = (visit) =>
  visiting(visit, { reducedMotion: "reduce" }, (page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => {
          const { duration, iterations } = effect.getComputedTiming();
          const moves = effect.getKeyframes().some((frame) => "transform" in frame || "translate" in frame);
          return moves || iterations === Number.POSITIVE_INFINITY || Number(duration) > 100;
        })
        .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty ?? "animation"),
    ),
  );

/** Whoever chose dark on a light device: the page is dark before any of the app's code is there, and afterwards. */
async function flash({ browser, url, session }) {
  const page = await openPage(browser, { ...session, theme: "dark" }, { colorScheme: "light" });
  let release;
  const released = new Promise((done) => {
    release = done;
  });
  await page.route(/\/assets\/(?!boot-|shell-)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const isDark = () =>
    page.evaluate(() => {
      const [lightness] = /[\d.]+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? ["1"];
      return Number(lightness) < 0.5;
    });
  try {
    await page.goto(url, { waitUntil: "commit" });
    await page.locator("#shell").waitFor({ state: "attached" });
    const first = await isDark();
    release();
    await page.locator("h1").first().waitFor();
    return first && (await isDark()) ? [] : ["light first"];
  } finally {
    release();
    await page.context().close();
  }
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const goals = {
  1: { name: "axe violations, light and dark", threshold: "0", look: axe },
  7: {
    name: "targets under 24 x 24 px on a phone",
    threshold: "0",
    look: (visit) => visiting(visit, phone, smallTargets),
  },
  8: { name: "sideways scroll, 320 to 2560 px", threshold: "0", look: reflow },
  9: { name: "sideways scroll at 200 % and with text spacing", threshold: "0", look: zoom },
  10: { name: "motion where less is wanted", threshold: "0", look: motion },
  12: { name: "flash of the other theme at load", threshold: "0", look: flash },
};
