import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Widths of WCAG 1.4.10, of phones, tablets and desks. */
const widths = [320, 360, 390, 640, 768, 1024, 1280, 1920, 2560];

/** What has to be read in full wherever it stands: figures, the screen's name, ways through the product. */
const whole = "main .text-stat, main h1, nav a, nav button, [role=tab]";

/** Expects that the page scrolls down only, at every width, and that nothing that matters is cut. */
export async function expectFits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const tried of widths) {
    await page.setViewportSize({ width: tried, height });
    await expectNoSidewaysScroll(page, `${tried} px`);
  }
  await page.setViewportSize({ width, height });
}

/** Expects the same with letters of twice the size, as the browser's settings have them. */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const tried of [768, 1280]) {
    await page.setViewportSize({ width: tried, height });
    await expectNoSidewaysScroll(page, `${tried} px and text at 200 %`);
  }
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await page.setViewportSize({ width, height });
  await session.detach();
}

/** Expects that nothing sticks out of the page at its present width; `at` says which that is. */
export async function expectNoSidewaysScroll(page: Page, at: string): Promise<void> {
  const measure = () => page.evaluate(tooWide, whole);
  // A screen that draws itself anew at a width takes a moment.
  const nothing = { over: 0, wide: [], cut: [] };
  await expect
    .poll(measure, { message: `what is too wide in ${page.url()} at ${at}`, timeout: 3_000 })
    .toEqual(nothing);
}

/** Expects that the keyboard goes on from something that is seen. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (active === null || active === document.body || !active.checkVisibility({ visibilityProperty: true })) {
        return false;
      }
      const { top, bottom, width } = active.getBoundingClientRect();
      return width > 1 && bottom > 0 && top < window.innerHeight;
    });
  await expect.poll(seen, { message: "the focus is on something that is seen" }).toBe(true);
}

function tooWide(selector: string) {
  const root = document.documentElement;
  const over = root.scrollWidth - root.clientWidth;
  const beyond = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1;
  const wide = over > 0 ? [...document.querySelectorAll("body *")].filter(beyond) : [];
  const isCut = (element: Element) =>
    [element, ...element.querySelectorAll("*")].some(
      (part) =>
        part.checkVisibility() &&
        !part.classList.contains("sr-only") &&
        part.clientWidth > 0 &&
        part.scrollWidth > part.clientWidth + 1,
    );
  const cut = [...document.querySelectorAll(selector)].filter(isCut);
  // A dialog scrolls by itself.
  const scrollsSideways = (box: Element) =>
    box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX);
  wide.push(...[...document.querySelectorAll("[role=dialog] *")].filter(scrollsSideways));
  const named = (element: Element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`;
  return { over, wide: wide.slice(0, 4).map(named), cut: cut.map(named) };
}
