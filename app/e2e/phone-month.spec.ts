import { expect } from "@playwright/test";
import { visit } from "./support/screens";
import { test } from "./support/test";

/** Room that a dashed or dotted line needs to be told from a short solid one, in px. */
const shortestLine = 16;

for (const role of ["teacher", "student"] as const) {
  test(`the month of the ${role} tells statuses by whole lines on a phone, and its legend keeps off the edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${role}/calendar`, role);
    const legend = page.getByRole("list", { name: "Legend" });
    await expect(legend).toBeVisible();
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[role=gridcell] .barline, [aria-label=Legend] .barline")]
        .filter((line) => line.checkVisibility())
        .map((line) => {
          const { top, bottom, height } = line.getBoundingClientRect();
          const box = (line.closest("button") ?? line.closest("ul"))?.getBoundingClientRect();
          return { height, isWhole: box !== undefined && top >= box.top && bottom <= box.bottom };
        }),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatchObject({ isWhole: true });
    expect(Math.min(...lines.map(({ height }) => height))).toBeGreaterThanOrEqual(shortestLine);
    const edges = await legend.evaluate((list) => {
      const card = list.parentElement?.getBoundingClientRect();
      const items = [...list.children].map((item) => item.getBoundingClientRect());
      return card === undefined
        ? []
        : items.map(({ left, right, bottom }) => Math.min(left - card.left, card.right - right, card.bottom - bottom));
    });
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(8);
  });
}
