// What a person does and finds again: focus, addresses, paper (goals 3, 23, 25).

import { launch, openPage, sessionOf } from "./browser.mjs";

/** What opens something, and how; Escape closes each of them again. */
const openers = [
  ["/teacher/dashboard", (page) => page.getByRole("button", { name: "Schedule Lesson" }).first()],
  ["/teacher/dashboard", (page) => page.getByRole("button", { name: "Add Student" }).first()],
  ["/teacher/dashboard", (page) => page.getByRole("button", { name: /^Account of/ })],
  ["/teacher/lessons", (page) => page.locator("main li").getByRole("button").first()],
];

/** Figures of the journeys. */
export async function measureJourneys(url) {
  const browser = await launch();
  try {
    const session = await sessionOf(url, "teacher");
    const visit = (path, look) => visiting(browser, url + path, session, look);
    const lost = [];
    for (const [path, opener] of openers) {
      if (!(await visit(path, (page) => returnsFocus(page, opener(page))))) lost.push(`${path}: ${opener}`);
    }
    const forgotten = [];
    for (const [name, path, keeps] of addresses) {
      if (!(await visit(path, keeps))) forgotten.push(name);
    }
    const pages = await visit("/teacher/calendar", monthOnPaper);
    return [
      {
        goal: "3",
        name: "focus lost after Escape from a dialog or menu",
        value: `${lost.length} of ${openers.length}`,
        threshold: "0",
        met: lost.length === 0,
        notes: lost,
      },
      {
        goal: "23",
        name: "what a reload forgets (search, open lesson, month)",
        value: `${forgotten.length} of ${addresses.length}`,
        threshold: "0",
        met: forgotten.length === 0,
        notes: forgotten,
      },
      { goal: "25", name: "a month on paper, landscape A4", value: `${pages} pages`, threshold: "1", met: pages === 1 },
    ];
  } finally {
    await browser.close();
  }
}

async function visiting(browser, address, session, look) {
  const page = await openPage(browser, session, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
    return await look(page);
  } finally {
    await page.context().close();
  }
}

async function returnsFocus(page, opener) {
  await opener.focus();
  await page.keyboard.press("Enter");
  const opened = page.getByRole("dialog").or(page.getByRole("menu"));
  await opened.first().waitFor();
  await page.keyboard.press("Escape");
  await opened.first().waitFor({ state: "detached" });
  await page.waitForTimeout(300);
  return opener.evaluate((element) => element === document.activeElement);
}

const addresses = [
  [
    "search of My Lessons",
    "/teacher/lessons",
    async (page) => {
      const search = page
        .getByRole("searchbox")
        .or(page.getByPlaceholder(/Search by title/))
        .first();
      await search.fill("mina");
      await page.waitForTimeout(600);
      await page.reload({ waitUntil: "networkidle" });
      return (await search.inputValue()) === "mina";
    },
  ],
  [
    "open lesson",
    "/teacher/lessons",
    async (page) => {
      await page.locator("main li").getByRole("button").first().click();
      // The plan may still be on its way; day and time are there at once.
      const when = () => page.getByRole("dialog").locator("time").first().textContent();
      const opened = await when();
      await page.waitForTimeout(600);
      await page.reload({ waitUntil: "networkidle" });
      return (await when()) === opened;
    },
  ],
  [
    "month of the calendar",
    "/teacher/calendar",
    async (page) => {
      const grid = page.getByRole("grid").first();
      const first = () => grid.getByRole("button").first().getAttribute("data-date");
      const before = await first();
      await page.getByRole("button", { name: /next/i }).first().click();
      await page.waitForTimeout(600);
      const chosen = await first();
      await page.reload({ waitUntil: "networkidle" });
      await grid.waitFor();
      return chosen !== before && (await first()) === chosen;
    },
  ],
];

async function monthOnPaper(page) {
  const paper = await page.pdf({ format: "A4", landscape: true, printBackground: true });
  return paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
