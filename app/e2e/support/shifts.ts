import type { Page } from "@playwright/test";

/** What moved by itself, and how much of the window it was. */
interface Shift {
  value: number;
  moved: string[];
}

const watch = () => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40));
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Watches the pages that are opened from now on; answers with what moved on the present one (Cumulative Layout Shift). */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; shifts: Shift[] }>> {
  await page.addInitScript(watch);
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    return { sum: shifts.reduce((total, { value }) => total + value, 0), shifts };
  };
}
