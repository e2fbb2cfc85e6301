import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { fillSignIn, signIn } from "./support/accounts";
import { daysFromToday, typeDate } from "./support/dates";
import { continueDraft, endSession, expectDrafts, offer } from "./support/drafts";
import { test } from "./support/test";

/** A form, how it is reached, and a field of it that is empty or says something else than what is typed. */
type Form = readonly [name: string, path: string, open: (page: Page) => Promise<Locator>, field: string];

const fromRow = (entry: string) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: entry }).click();
  return page.getByRole("dialog");
};

// An open lesson is in the address, to be read, edited or completed, as is a form that a button opens; both are open again after a reload.
const isInAddress = (name: "lesson" | "open") => (page: Page) => new URL(page.url()).searchParams.has(name);
const isLessonOpen = isInAddress("lesson");
const isFormOpen = isInAddress("open");

const fromButton = (name: string) => async (page: Page) => {
  if (!isFormOpen(page)) await page.getByRole("button", { name }).first().click();
  return page.getByRole("dialog");
};

const expectClosed = async (page: Page) => {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The address follows.
  await expect.poll(() => isLessonOpen(page) || isFormOpen(page)).toBe(false);
};

const lessonForm = (name: string) => async (page: Page) =>
  isLessonOpen(page) ? page.getByRole("dialog", { name }) : fromRow(name)(page);

const feedback = async (page: Page) => {
  const dialog = isLessonOpen(page) ? page.getByRole("dialog") : await fromRow("View Details")(page);
  await dialog.getByRole("button", { name: /^(Write|Edit) Feedback$/ }).click();
  return dialog.getByRole("form", { name: "Teacher Feedback" });
};

const feedbackOfCompletion = async (page: Page) => {
  const dialog = await lessonForm("Complete Lesson")(page);
  if (!(await dialog.getByLabel("Summary").isVisible())) await dialog.getByText("Add Feedback").click();
  return dialog;
};

const forms: readonly Form[] = [
  ["Complete Lesson", "/teacher/lessons?status=upcoming", lessonForm("Complete Lesson"), "Notes"],
  ["the feedback in Complete Lesson", "/teacher/lessons?status=upcoming", feedbackOfCompletion, "Summary"],
  ["Edit Lesson", "/teacher/lessons?status=upcoming", lessonForm("Edit Lesson"), "Description"],
  ["Schedule New Lesson", "/teacher/lessons", fromButton("Schedule Lesson"), "Notes"],
  ["the feedback of a completed lesson", "/teacher/lessons?q=gavotte&status=completed", feedback, "Summary"],
  ["Edit Student", "/teacher/students", fromRow("Edit Student"), "Grade"],
  ["what Edit Student does not save", "/teacher/students", fromRow("Edit Student"), "Address"],
  ["Add New Student", "/teacher/students", fromButton("Add Student"), "First Name"],
  ["Create User", "/admin/dashboard", fromButton("Add User"), "Name"],
];

const typed = "Typed and not saved";
const chosen = "Grade 7";

// SCREEN-01; drafts.spec.ts shows that nobody else is offered it.
for (const [name, path, open, label] of forms) {
  test(`screen_01 what was typed into ${name} survives Escape, a click outside, reload and an expired session`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const role = path.startsWith("/admin/") ? "admin" : "teacher";
    await signIn(page, role, path);
    let form = await open(page);
    const field = () => form.getByLabel(label, { exact: true });
    const isChosen = label === "Grade";
    const value = isChosen ? chosen : typed;
    const reopen = async () => {
      form = await open(page);
      await expect(offer(form)).toBeVisible();
      await expect(field()).not.toHaveValue(value);
      await continueDraft(form);
      await expect(field()).toHaveValue(value);
    };
    await (isChosen ? field().selectOption(value) : field().fill(value));

    await test.step("Escape", async () => {
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await reopen();
    });

    await test.step("a click outside", async () => {
      await page.mouse.click(5, 5);
      await expectClosed(page);
      await reopen();
    });

    await test.step("a reload", async () => {
      await page.reload();
      await reopen();
    });

    await test.step("an expired session", async () => {
      await endSession(page);
      await page.reload();
      await page.waitForURL(/\/auth\/login$/);
      await fillSignIn(page, role);
      await page.waitForURL((url) => (url.pathname + url.search).startsWith(path));
      await reopen();
      await expectDrafts(page, 1);
    });
  });
}

test("draft_02 tadd_17: Continue restores every field of Schedule New Lesson and of both forms of Add New Student", async ({
  page,
}) => {
  await signIn(page, "teacher", "/teacher/lessons?status=upcoming");

  await test.step("a weekly series", async () => {
    const open = async () => {
      await page.getByRole("button", { name: "Schedule Lesson" }).first().click();
      return page.getByRole("dialog", { name: "Schedule New Lesson" });
    };
    let dialog = await open();
    await dialog.getByLabel("Student", { exact: true }).selectOption({ label: "Theo Okafor" });
    await typeDate(dialog.getByLabel("Date", { exact: true }), daysFromToday(1));
    await dialog.getByRole("textbox", { name: "Title" }).fill("Gavotte");
    await dialog.getByLabel("Description").fill("With a friend");
    await dialog.getByLabel("Start Time").fill("17:15");
    await dialog.getByLabel("Duration").selectOption("60");
    await dialog.getByText("Weekly", { exact: true }).click();
    await dialog.getByLabel("Number of Lessons").fill("7");
    await dialog.getByLabel("Notes").fill("Bring the tuner");
    const date = await dialog.getByLabel("Date", { exact: true }).inputValue();
    await page.keyboard.press("Escape");
    dialog = await open();
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("");
    await continueDraft(dialog);
    await expect(dialog.getByLabel("Student", { exact: true }).locator("option:checked")).toHaveText("Theo Okafor");
    await expect(dialog.getByLabel("Date", { exact: true })).toHaveValue(date);
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Gavotte");
    await expect(dialog.getByLabel("Description")).toHaveValue("With a friend");
    await expect(dialog.getByLabel("Start Time")).toHaveValue("17:15");
    await expect(dialog.getByLabel("Duration")).toHaveValue("60");
    await expect(dialog.getByLabel("Number of Lessons")).toHaveValue("7");
    await expect(dialog.getByLabel("Notes")).toHaveValue("Bring the tuner");
    await dialog.getByRole("button", { name: "Schedule Lesson" }).click();
    await expect(dialog).toBeHidden();
    await expectDrafts(page, 0);
  });

  await page.goto("/teacher/students");
  const open = async () => {
    await page.getByRole("button", { name: "Add Student" }).first().click();
    return page.getByRole("dialog", { name: "Add New Student" });
  };
  const typed = [
    ["First Name", "Ida"],
    ["Last Name", "Brandt"],
    ["Email", "ida@families.test"],
    ["Phone Number", "0123 456"],
    ["Emergency Contact", "0123 457"],
    ["Address", "1 Quay"],
    ["Notes", "Plays by ear"],
  ] as const;

  await test.step("an adult", async () => {
    let dialog = await open();
    for (const [label, text] of typed) await dialog.getByLabel(label, { exact: true }).fill(text);
    await dialog.getByLabel("Grade", { exact: true }).selectOption("Grade 2");
    await dialog.getByLabel("Instrument").selectOption("Piano");
    await page.keyboard.press("Escape");
    dialog = await open();
    await expect(offer(dialog)).toBeVisible();
    for (const [label] of typed) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue("");
    await expect(dialog.getByLabel("Grade", { exact: true })).toHaveValue("");
    await expect(dialog.getByLabel("Instrument")).toHaveValue("");
    await continueDraft(dialog);
    for (const [label, text] of typed) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
    await expect(dialog.getByLabel("Grade", { exact: true })).toHaveValue("Grade 2");
    await expect(dialog.getByLabel("Instrument")).toHaveValue("Piano");
    await page.keyboard.press("Escape");
    dialog = await open();
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expectDrafts(page, 0);
    await page.keyboard.press("Escape");
  });

  await test.step("a minor with a new parent", async () => {
    let dialog = await open();
    await dialog.getByLabel("This student is under 18").check();
    await dialog.getByText("Create New Parent").click();
    const parent = [
      ["Parent Name", "Jo Brandt"],
      ["Parent Email", "jo@families.test"],
      ["Parent Phone", "0123 458"],
      ["Parent Address", "1 Quay"],
      ["First Name", "Ida"],
    ] as const;
    for (const [label, text] of parent) await dialog.getByLabel(label, { exact: true }).fill(text);
    await page.mouse.click(5, 5);
    await page.reload();
    dialog = await open();
    await expect(dialog.getByLabel("This student is under 18")).not.toBeChecked();
    await continueDraft(dialog);
    await expect(dialog.getByLabel("This student is under 18")).toBeChecked();
    for (const [label, text] of parent) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
  });
});
