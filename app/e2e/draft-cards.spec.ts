import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { fillSignIn, signIn } from "./support/accounts";
import { continueDraft, endSession, expectDrafts, offer } from "./support/drafts";
import { test } from "./support/test";

interface Form {
  path: string;
  /** Opens it; a profile that it stands over is open already after a reload. */
  open: (page: Page) => Promise<Locator>;
  field: string;
  text: string;
}

/** A form over the profile of a student, which stands in the address. */
const overProfile = (button: string, title: string) => async (page: Page) => {
  const profile = page.getByRole("dialog", { name: "Student Profile" });
  if (!new URL(page.url()).searchParams.has("student")) {
    await page
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
  }
  await profile.getByRole("button", { name: button }).click();
  return page.getByRole("dialog", { name: title });
};

/** A card of the settings that turns into a form. */
const inCard = (region: string, button: string | RegExp, form: string) => async (page: Page) => {
  await page.getByRole("region", { name: region }).getByRole("button", { name: button }).click();
  return page.getByRole("form", { name: form });
};

const forms: Record<string, Form> = {
  "Record Exam Result": {
    path: "/teacher/students",
    open: overProfile("Record Result", "Record Exam Result"),
    field: "Exam Board",
    text: "A board of its own",
  },
  "Plan Exam": {
    path: "/teacher/students",
    open: overProfile("Plan Exam", "Plan Exam"),
    field: "Exam Board",
    text: "A board of its own",
  },
  "Edit Information": {
    path: "/teacher/settings",
    open: inCard("Personal Information", "Edit Information", "Personal Information"),
    field: "Department",
    text: "Early music",
  },
  "the default length of lessons": {
    path: "/teacher/settings",
    open: inCard("Lesson Preferences", /^Change/, "Default Lesson Duration"),
    field: "Default Lesson Duration",
    text: "55",
  },
  "Edit Profile": {
    path: "/settings",
    open: inCard("Profile Information", "Edit Profile", "Profile Information"),
    field: "Phone",
    text: "0123 456 789",
  },
};

// SCREEN-01 for the forms that no click beside them closes.
for (const [name, { path, open, field: label, text }] of Object.entries(forms)) {
  test(`screen_01 draft_02 what was typed into ${name} survives Cancel, reload and an expired session`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, "teacher", path);
    let form = await open(page);
    const field = () => form.getByLabel(label, { exact: true });
    const reopen = async () => {
      form = await open(page);
      await expect(offer(form)).toBeVisible();
      await expect(field()).not.toHaveValue(text);
      await continueDraft(form);
      await expect(field()).toHaveValue(text);
    };
    await field().fill(text);

    await test.step("Cancel", async () => {
      await form.getByRole("button", { name: "Cancel" }).click();
      await expect(form).toHaveCount(0);
      await reopen();
    });

    await test.step("a reload", async () => {
      await expectDrafts(page, 1);
      await page.reload();
      await reopen();
    });

    await test.step("an expired session", async () => {
      await endSession(page);
      await page.reload();
      await page.waitForURL(/\/auth\/login$/);
      await fillSignIn(page, "teacher");
      await page.waitForURL((url) => url.pathname === path);
      await reopen();
      await expectDrafts(page, 1);
    });

    await test.step("Discard", async () => {
      await page.reload();
      form = await open(page);
      await form.getByRole("button", { name: "Discard" }).click();
      await expectDrafts(page, 0);
      await expect(field()).not.toHaveValue(text);
    });
  });
}
