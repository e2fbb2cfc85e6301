import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { fillSignIn, signIn } from "./support/accounts";
import { continueDraft, endSession, expectDrafts, offer, storedDrafts } from "./support/drafts";
import { test } from "./support/test";

const place = "/teacher/lessons?status=upcoming";
const notes = "Minuet in G: bars 9 to 16 hands together at 72";

/** Opens one of the dialogs of the first lesson in the list. */
async function openDialog(page: Page, name: "Complete Lesson" | "Edit Lesson"): Promise<Locator> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The dialog that is in the address, open again after a reload. */
const reopened = (page: Page) => page.getByRole("dialog", { name: "Complete Lesson" });

const chooseLogOut = async (page: Page) => {
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
};

test("draft_01 draft_03 screen_01 what is typed survives Escape, a click outside, reload and an expired session, for the same user only", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "teacher", place);
  let dialog = await openDialog(page, "Complete Lesson");

  await test.step("Escape closes; reopening shows empty fields and an offer, and Continue brings it back", async () => {
    await dialog.getByLabel("Notes").fill(notes);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    dialog = await openDialog(page, "Complete Lesson");
    await expect(offer(dialog)).toBeVisible();
    await expect(dialog.getByLabel("Notes")).toHaveValue("");
    await expectAccessible(page);
    await continueDraft(dialog);
    await expect(dialog.getByLabel("Notes")).toHaveValue(notes);
    await expect(dialog.getByLabel("Notes")).toBeFocused();
  });

  await test.step("a click outside loses nothing either, and a reload neither", async () => {
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    dialog = await openDialog(page, "Complete Lesson");
    await expect(offer(dialog)).toBeVisible();
    await continueDraft(dialog);
    await dialog.getByLabel("Notes").pressSequentially(". Left hand late");
    // Within the 400 ms after the last letter.
    await page.reload();
    dialog = reopened(page);
    await continueDraft(dialog);
    await expect(dialog.getByLabel("Notes")).toHaveValue(`${notes}. Left hand late`);
  });

  await test.step("in storage nobody can read it, and the key is not there", async () => {
    await expectDrafts(page, 1);
    const me = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
      return (await fetch("/api/users/me", { headers })).json();
    });
    expect(me.draftKey).toMatch(/^[\w-]{43}$/);
    const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(everything).not.toContain("Minuet");
    expect(everything).not.toContain(me.draftKey);
    expect((await storedDrafts(page))[0]?.[0]).toMatch(new RegExp(`^draft:${me.user.id}:complete-lesson:`));
  });

  await test.step("the session expires while a dialog is open: after signing in again one is where one was", async () => {
    await endSession(page);
    await dialog.getByRole("button", { name: "Complete Lesson" }).click();
    await page.waitForURL(/\/auth\/login$/);
    await expectDrafts(page, 1);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await fillSignIn(page, "teacher");
    await page.waitForURL((url) => (url.pathname + url.search).startsWith(place));
    dialog = reopened(page);
    await continueDraft(dialog);
    await expect(dialog.getByLabel("Notes")).toHaveValue(`${notes}. Left hand late`);
    await page.keyboard.press("Escape");
  });

  await test.step("another user of the same browser is offered nothing, is led elsewhere and is not asked", async () => {
    await endSession(page);
    await page.reload();
    await page.waitForURL(/\/auth\/login$/);
    await fillSignIn(page, "admin");
    await page.waitForURL(/\/admin\/dashboard$/);
    await page.goto(place);
    dialog = await openDialog(page, "Complete Lesson");
    await expect(dialog.getByLabel("Notes")).toHaveValue("");
    await page.waitForTimeout(500);
    await expect(offer(dialog)).toBeHidden();
    await page.keyboard.press("Escape");
    await chooseLogOut(page);
    await page.waitForURL(/\/auth\/login$/);
    await expectDrafts(page, 1);
  });

  await test.step("its owner is asked before logging out deletes it", async () => {
    await fillSignIn(page, "teacher");
    await page.waitForURL(/\/teacher\/dashboard$/);
    await chooseLogOut(page);
    const question = page.getByRole("alertdialog", { name: "Log Out and Delete Drafts" });
    await expect(question.getByRole("button", { name: "Stay Signed In" })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stay Signed In" }).click();
    await expectDrafts(page, 1);
    await chooseLogOut(page);
    await question.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL(/\/auth\/login$/);
    await expectDrafts(page, 0);
    // Nor is anything kept of the passwords that were typed all the while.
    await page.getByLabel("Password", { exact: true }).fill("hunter2");
    await page.reload();
    await expectDrafts(page, 0);
  });
});

test("draft_04: a draft over a lesson that changed meanwhile shows both values, and a broken one is dropped", async ({
  page,
}) => {
  await signIn(page, "teacher", place);
  let dialog = await openDialog(page, "Edit Lesson");
  await dialog.getByRole("textbox", { name: "Title" }).fill("My own title");
  await dialog.getByLabel("Description").fill("Typed here");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(place);
  await expectDrafts(page, 1);

  await test.step("somebody changes title and notes of the lesson", async () => {
    await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem("token")}`,
        "Content-Type": "application/json",
      };
      const name = Object.keys(localStorage).find((candidate) => candidate.startsWith("draft:")) ?? "";
      const id = name.split(":").at(-1);
      const { lessons } = await (await fetch("/api/teachers/lessons", { headers })).json();
      const lesson = lessons.find((candidate: { id: string }) => candidate.id === id);
      const body = {
        title: "Their title",
        description: lesson.description,
        studentId: lesson.student.id,
        startTime: lesson.startTime,
        endTime: lesson.endTime,
        duration: lesson.duration,
        status: lesson.status,
        notes: "Their notes",
        version: lesson.version,
      };
      const answer = await fetch(`/api/lessons/${id}`, { method: "PUT", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    });
  });

  await test.step("Continue shows both titles; what was not typed here follows the lesson", async () => {
    await page.reload();
    dialog = await openDialog(page, "Edit Lesson");
    await continueDraft(dialog);
    await expect(dialog.getByText("This has changed since you started.")).toBeVisible();
    await expect(dialog.getByText("My own title")).toBeVisible();
    await expect(dialog.getByRole("listitem").getByText("Their title")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("My own title");
    await expect(dialog.getByLabel("Description")).toHaveValue("Typed here");
    await expect(dialog.getByLabel("Notes")).toHaveValue("Their notes");
    await expectAccessible(page);
  });

  await test.step("which stays so until one is chosen", async () => {
    await page.keyboard.press("Escape");
    dialog = await openDialog(page, "Edit Lesson");
    await continueDraft(dialog);
    await dialog.getByRole("button", { name: "Use Saved: Title" }).click();
    await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Their title");
    await expect(dialog.getByText("This has changed since you started.")).toBeHidden();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Lesson updated successfully!").first()).toBeVisible();
    await expectDrafts(page, 0);
  });

  await test.step("a broken one is dropped in silence", async () => {
    dialog = await openDialog(page, "Edit Lesson");
    await dialog.getByRole("textbox", { name: "Title" }).fill("Once more");
    await page.keyboard.press("Escape");
    // Escape goes back in the history: before that has ended, a reload would open the dialog again.
    await expect(page).toHaveURL(place);
    await expectDrafts(page, 1);
    await page.evaluate(() => {
      for (const [name, entry] of Object.entries(localStorage)) {
        if (name.startsWith("draft:")) localStorage.setItem(name, `${entry.slice(0, -8)}AAAAAAA=`);
      }
    });
    await page.reload();
    dialog = await openDialog(page, "Edit Lesson");
    await expectDrafts(page, 0);
    await expect(offer(dialog)).toBeHidden();
  });
});
