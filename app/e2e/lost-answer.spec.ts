import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signIn } from "./support/accounts";
import { daysFromToday, typeDate } from "./support/dates";
import { test } from "./support/test";

/** The server carries out the next calls to that path, but no answer comes. */
const loseAnswers = async (page: Page, path: string) => {
  await page.route(path, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  return () => page.unroute(path);
};

/** How many of a list that the server answers have a certain text. */
const countOf = (page: Page, path: string, text: string) =>
  page.evaluate(
    async ([address, part]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
      return (await (await fetch(address ?? "", { headers })).text()).split(part ?? "").length - 1;
    },
    [path, text],
  );

test("d5: a series whose answer was lost is not made again after Escape, a reload and Continue", async ({ page }) => {
  await signIn(page, "teacher", "/teacher/lessons?status=upcoming");
  const open = async () => {
    await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
    return page.getByRole("dialog", { name: "Schedule New Lesson" });
  };
  const title = "Lost on the way";
  let dialog = await open();
  await dialog.getByLabel("Student", { exact: true }).selectOption({ label: "Theo Okafor" });
  await typeDate(dialog.getByLabel("Date", { exact: true }), daysFromToday(20));
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByLabel("Start Time").fill("06:15");
  await dialog.getByText("Weekly", { exact: true }).click();
  await dialog.getByLabel("Number of Lessons").fill("3");
  const answer = await loseAnswers(page, "**/api/teachers/lessons");
  await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(dialog.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await page.keyboard.press("Escape");
  dialog = await open();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.reload();
  await answer();
  dialog = await open();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
  await expect(dialog).toBeHidden();
  expect(await countOf(page, "/api/teachers/lessons", `"title":"${title}"`)).toBe(3);
});

test("d13: a child whose answer was lost is not added again after a reload and Continue", async ({ page }) => {
  await signIn(page, "teacher", "/teacher/students");
  const open = async () => {
    await page.getByRole("button", { name: "Add Student" }).first().click();
    return page.getByRole("dialog", { name: "Add New Student" });
  };
  let dialog = await open();
  await dialog.getByLabel("This student is under 18").check();
  await dialog.getByText("Create New Parent").click();
  const typed = [
    ["Parent Name", "Lena Verloren"],
    ["Parent Email", "lena.verloren@families.test"],
    ["First Name", "Nils"],
    ["Last Name", "Verloren"],
  ] as const;
  for (const [label, text] of typed) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel("Grade", { exact: true }).selectOption("Grade 2");
  await dialog.getByLabel("Instrument").selectOption("Piano");
  const answer = await loseAnswers(page, "**/api/students/minor");
  await dialog.getByRole("button", { name: "Create Student" }).click();
  await expect(dialog.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await answer();
  await page.reload();
  dialog = await open();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Create Student" }).click();
  await expect(dialog).toBeHidden();
  expect(await countOf(page, "/api/teachers/students", '"name":"Nils Verloren"')).toBe(1);
});

test("what is typed in two tabs, and beside an offer, is all there after Continue", async ({ page, context }) => {
  await signIn(page, "teacher", "/teacher/lessons?status=upcoming");
  const open = async (tab: Page) => {
    await tab.getByRole("button", { name: "Schedule Lesson" }).first().click();
    return tab.getByRole("dialog", { name: "Schedule New Lesson" });
  };
  const other = await context.newPage();
  await other.goto("/teacher/lessons?status=upcoming");
  const dialog = await open(page);
  const dialogThere = await open(other);

  await test.step("the second tab offers what the first one has stored, and continues with both", async () => {
    await dialog.getByLabel("Notes").fill("Typed in the first tab");
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("draft:");
    await dialogThere.getByLabel("Description").fill("Typed in the second");
    await dialogThere.getByRole("button", { name: "Continue" }).click();
    await expect(dialogThere.getByLabel("Notes")).toHaveValue("Typed in the first tab");
    await expect(dialogThere.getByLabel("Description")).toHaveValue("Typed in the second");
    await other.keyboard.press("Escape");
    await other.close();
  });

  await test.step("two texts for one field are both shown", async () => {
    await page.reload();
    const again = await open(page);
    await expect(again.getByText("You had started this.")).toBeVisible();
    await again.getByLabel("Notes").fill("Something else");
    await again.getByRole("button", { name: "Continue" }).click();
    await expect(again.getByLabel("Description")).toHaveValue("Typed in the second");
    await expect(again.getByText("You had typed something else before.")).toBeVisible();
    await again.getByRole("button", { name: "Use Earlier: Notes" }).click();
    await expect(again.getByLabel("Notes")).toHaveValue("Typed in the first tab");
    await expect(again.getByText("You had typed something else before.")).toBeHidden();
  });
});
