import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { fillSignIn, signIn, storeDemoSession } from "./support/accounts";
import { daysLater, titleOf, typeDate } from "./support/dates";
import { continueDraft, endSession, expectDrafts, offer } from "./support/drafts";
import { tabAndType, tabTo } from "./support/keyboard";
import { expectFocusSeen, expectNoSidewaysScroll } from "./support/layout";
import { test } from "./support/test";

const yesterday = () => daysLater(new Date().toISOString().slice(0, 10), -1);
const typedDate = (date: string) => date.split("-").reverse().join("/");
const networkText = "Network error. Please check your connection and try again.";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Create Lesson Note" });

test("tnote_03 tnote_12 tnote_13: a note is written with the keyboard alone, through mistakes and lost answers, and once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const content = `Third position, slowly. ${Date.now()}`;
  const title = titleOf("Theo Okafor", yesterday());
  await signIn(page, "teacher", "/teacher/lessons");
  const rows = page.getByRole("button", { name: /^Actions for/ });
  const row = page.getByRole("button", { name: `Actions for ${title}` });
  await expect(rows.first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { stillOpen: true }));
  await page.getByRole("button", { name: "Write Lesson Note" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("/teacher/lessons/new");
  await expect(page.getByRole("heading", { level: 1, name: "Create New Lesson" })).toBeFocused();

  await test.step("an empty form leads to what is missing", async () => {
    await tabTo(page, save(page));
    await page.keyboard.press("Enter");
    await expect(field(page, "Student")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Please check 6 fields.");
    await expectFocusSeen(page);
    await expectAccessible(page);
  });

  await test.step("every field", async () => {
    await page.keyboard.type("Theo O");
    await expect(field(page, "Instrument")).not.toHaveValue("");
    await tabAndType(page, field(page, "Date"), typedDate(yesterday()));
    await tabTo(page, field(page, "Title"));
    await expect(field(page, "Title")).toHaveValue(title);
    await tabAndType(page, field(page, "Lesson Content"), content);
    await tabAndType(page, field(page, "Pieces Worked On"), "Minuet in G");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Etudes", exact: true }));
    await page.keyboard.press("Space");
    await tabAndType(page, field(page, "Homework"), "Bars 1-8, hands apart");
    await tabTo(page, page.getByRole("button", { name: "Add to Content" }));
    await page.keyboard.press("Enter");
    await expect(field(page, "Lesson Content")).toHaveValue(
      `${content}\nPieces: Minuet in G, Etudes\nHomework: Bars 1-8, hands apart`,
    );
    await expectAccessible(page);
  });

  await test.step("a server that carries it out and whose answer is lost", async () => {
    await page.route("**/api/teachers/lessons", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      return route.abort();
    });
    await tabTo(page, save(page));
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Not saved yet. ${networkText}`)).toBeVisible();
    await expect(save(page)).toBeFocused();
    await page.unroute("**/api/teachers/lessons");
  });

  await page.keyboard.press("Enter");
  await page.waitForURL("/teacher/lessons");
  await expect(page.getByText("Lesson note created successfully", { exact: true })).toBeVisible();
  await expectDrafts(page, 0);
  await expect(row).toHaveCount(1);
  expect(await page.evaluate(() => "stillOpen" in window), "the page was not loaded anew").toBe(true);
  const saved = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
    return (await (await fetch("/api/teachers/lessons", { headers })).json()).lessons;
  });
  const notes = saved.filter((lesson: { teacherNotes: string | null }) => lesson.teacherNotes?.startsWith(content));
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ description: notes[0].teacherNotes, duration: 60, status: "SCHEDULED" });
});

test("tnote_14 tnote_15 screen_01: on a phone a note survives a server that is away, a reload and an expired session", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "teacher", "/teacher/lessons/new");
  const content = "What was typed on a phone";
  await field(page, "Student").selectOption({ label: "Theo Okafor" });
  await typeDate(field(page, "Date"), yesterday());
  await field(page, "Lesson Content").fill(content);
  await page.getByRole("button", { name: "Arpeggios" }).click();
  await expectNoSidewaysScroll(page, "390 px");

  await page.route("**/api/teachers/lessons", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText(`Not saved yet. ${networkText}`)).toBeVisible();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/teachers/lessons");

  const main = page.getByRole("main");
  await page.reload();
  await expect(offer(main)).toBeVisible();
  await continueDraft(main);
  await expect(field(page, "Student").locator("option:checked")).toHaveText("Theo Okafor");
  await expect(field(page, "Lesson Content")).toHaveValue(content);

  await endSession(page);
  await save(page).click();
  await page.waitForURL(/\/auth\/(login|signin)$/);
  await fillSignIn(page, "teacher");
  await page.waitForURL("/teacher/lessons/new");
  await continueDraft(main);
  await expect(field(page, "Lesson Content")).toHaveValue(content);
  await expect(page.getByRole("button", { name: "Arpeggios" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL("/teacher/lessons");
});

test("screen_01: Back to a form that was left far below shows the notice of what was typed", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, "teacher", "/teacher/lessons/new");
  await field(page, "Homework").fill("Bars 1-8, hands apart");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL("/teacher/lessons");
  await expect(page.getByRole("list", { name: "Lessons" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Create New Lesson" })).toBeVisible();
  await expect(offer(page.getByRole("main"))).toBeInViewport({ ratio: 1 });
});

test("who waits for approval sees why no note can be written and no student added", async ({ page }) => {
  await storeDemoSession(page, "waiting");
  for (const [path, name] of [
    ["/teacher/lessons/new", "Create Lesson Note"],
    ["/teacher/students/add", "Create Student"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText("An administrator of the school has to approve your account.")).toBeVisible();
    await expect(page.getByRole("button", { name })).toBeDisabled();
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeDisabled();
    await expectAccessible(page);
  }
});
